'use client';

import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react';
import { PageTitle } from './page-title';
import { PrintHeading } from './print-heading';

const sheets = ['down', 'half', 'up'] as const;
type Sheet = (typeof sheets)[number];

const swipePx = 24;

interface Rail {
  label: string;
  refusal?: ReactNode;
  place: string;
  part?: string;
  opening: Sheet;
  head?: ReactNode;
  isWide?: boolean;
  content: ReactNode;
}

interface WorkplaceProps {
  back: { href: string; label: string };
  title: string;
  documentTitle?: string;
  about?: ReactNode;
  choices?: ReactNode;
  printed?: ReactNode;
  tools?: ReactNode;
  acts?: ReactNode;
  notices?: ReactNode;
  rail?: Rail;
  children: ReactNode;
}

export function Workplace(props: WorkplaceProps) {
  const { back, title, documentTitle, about, tools, acts, notices, rail, children } = props;
  const [sheet, setSheet] = useState<Sheet>(rail?.opening ?? 'down');
  const [place, setPlace] = useState(rail?.place);
  if (rail && rail.place !== place) {
    setPlace(rail.place);
    if (sheets.indexOf(rail.opening) > sheets.indexOf(sheet)) setSheet(rail.opening);
  }
  return (
    <div className="workplace" data-rail={rail ? (rail.isWide ? 'wide' : 'narrow') : 'none'}>
      <div className="workplace-bar border-line bg-paper relative flex items-center gap-1 border-b pl-2 [grid-area:bar] sm:pl-3 print:hidden">
        <Link
          href={back.href}
          aria-label={back.label}
          title={back.label}
          className="rounded-desk hover:bg-birch grid size-11 shrink-0 place-items-center"
        >
          <ArrowLeft aria-hidden className="size-5" />
        </Link>
        <PageTitle className="min-w-0 truncate text-lg font-bold" documentTitle={documentTitle}>
          {title}
        </PageTitle>
        {about && (
          <p className="text-ink-soft ml-1.5 min-w-0 truncate text-sm max-sm:hidden">{about}</p>
        )}
        {props.choices}
        {tools && <div className="ml-auto flex shrink-0 items-center">{tools}</div>}
      </div>
      {props.printed !== null && <PrintHeading title={title} text={props.printed} />}
      <div className="workplace-stage">
        <div className="contents print:hidden">{notices}</div>
        {children}
      </div>
      {(acts || rail) && (
        <div data-bottom-bar className="workplace-acts">
          {rail && <SheetHandle sheet={sheet} onSheet={setSheet} />}
          {acts && (
            <div className="flex items-center justify-end gap-2 max-lg:flex-wrap max-lg:*:flex-auto max-sm:gap-1.5 max-sm:[&>button]:px-2">
              {acts}
            </div>
          )}
        </div>
      )}
      {rail && (
        <aside
          data-bottom-bar
          aria-label={rail.label}
          className="border-line bg-paper flex min-h-0 flex-col [grid-area:rail] lg:border-l print:hidden"
        >
          {rail.refusal && <div className="shrink-0 px-3 py-2">{rail.refusal}</div>}
          {rail.head && (
            <div
              className="border-line shrink-0 border-b px-3 py-1.5"
              onClick={() => setSheet((now) => (now === 'down' ? 'half' : now))}
            >
              {rail.head}
            </div>
          )}
          <div key={rail.part} className="workplace-rail" data-sheet={sheet}>
            <div className="p-4">{rail.content}</div>
          </div>
        </aside>
      )}
    </div>
  );
}

function SheetHandle({ sheet, onSheet }: { sheet: Sheet; onSheet: (sheet: Sheet) => void }) {
  const t = useTranslations('Workplace');
  const start = useRef<number>(undefined);
  const isSwiped = useRef(false);
  const step = (by: 1 | -1) => onSheet(sheets[sheets.indexOf(sheet) + by] ?? sheet);
  const lift = (event: PointerEvent) => {
    const moved = event.clientY - (start.current ?? event.clientY);
    isSwiped.current = Math.abs(moved) > swipePx;
    if (isSwiped.current) step(moved < 0 ? 1 : -1);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
  return (
    <button
      type="button"
      aria-label={t('sheet')}
      aria-expanded={sheet !== 'down'}
      onPointerDown={(event) => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }}
      onPointerUp={lift}
      onKeyDown={press}
      onClick={() => {
        if (!isSwiped.current) onSheet(sheet === 'down' ? 'half' : 'down');
        isSwiped.current = false;
      }}
      className="-mt-1 grid min-h-6 w-full touch-none place-items-center lg:hidden"
    >
      <span aria-hidden className="bg-line-strong h-1 w-12 rounded-full" />
    </button>
  );
}
