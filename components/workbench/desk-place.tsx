'use client';

import { m, useReducedMotion } from 'framer-motion';
import {
  Ban,
  Check,
  Lock,
  Pin,
  TriangleAlert,
  UserPlus,
  UserX,
  type LucideIcon,
} from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import { memo } from 'react';
import type { DeskView, DropMark } from '@/lib/core/workbench/desk-view';
import type { Desk } from '@/lib/core/seating/model';
import { deskKey } from '@/lib/core/seating/room';
import { NamePlate } from '../rooms/name-plate';
import { useDeskView } from './workbench-store';

interface DeskPlaceProps {
  desk: Desk;
  /** Where the desk is, in words. */
  place: string;
  /** By id, of pupils and guests; the same object as long as no name changes. */
  names: ReadonlyMap<string, string>;
  /** Whether pupils glide to their new desk. */
  isAnimated: boolean;
  /** Id of what the keys do, in words. */
  helpId: string;
}

const dropIcons = { fine: Check, breaks: TriangleAlert, refused: Ban } as const;
const dropTones = { fine: 'green', breaks: 'amber', refused: 'grey' } as const;
const dropLooks: Record<DropMark, string> = {
  fine: 'border-green',
  breaks: 'border-amber bg-amber-tint',
  refused: 'border-line opacity-50',
};

/** A desk of the workbench with who sits there: a button to choose, pick up and put down. */
export const DeskPlace = memo(function DeskPlace(props: DeskPlaceProps) {
  const { desk, place, names, isAnimated, helpId } = props;
  const key = deskKey(desk);
  const t = useTranslations('Workbench.desk');
  const format = useFormatter();
  const isStill = useReducedMotion();
  const view = useDeskView(key);
  if (!view) return null;
  const name = view.pupil === undefined ? undefined : (names.get(view.pupil) ?? '');
  const beside = view.beside.split(' ').flatMap((id) => names.get(id) ?? []);
  const label = [
    name ?? t('free'),
    place,
    beside.length > 0 && t('beside', { names: format.list(beside) }),
    view.isGuest && t('guest'),
    view.isFixed && t('fixed'),
    view.isLocked && t('locked'),
    view.isAway && t('away'),
    view.isLeftEmpty && t('leftEmpty'),
    view.broken && t('broken', { numbers: view.broken }),
    view.drop && t(`drop.${view.drop}`),
  ];
  return (
    <button
      type="button"
      data-desk={key}
      data-pupil={view.pupil}
      tabIndex={view.isCursor ? 0 : -1}
      aria-pressed={view.isChosen}
      aria-label={label.filter(Boolean).join(', ')}
      aria-describedby={view.isCursor ? helpId : undefined}
      className={`room-seat relative flex w-full min-w-0 border border-dashed select-none [-webkit-touch-callout:none] ${view.drop ? dropLooks[view.drop] : 'border-desk-line'} ${view.isOver ? 'outline-green outline-3 outline-offset-1' : ''}`}
    >
      {name !== undefined && (
        <m.span
          key={view.pupil}
          layoutId={isStill || !isAnimated ? undefined : view.pupil}
          transition={{ duration: 0.35, ease: [0.2, 0.8, 0.2, 1] }}
          className="relative -m-px flex min-w-0 flex-1"
        >
          <Plate view={view} name={name} />
        </m.span>
      )}
      {view.isLeftEmpty && <Sign icon={Ban} place="middle" />}
      {view.drop && <Sign icon={dropIcons[view.drop]} place="top" tone={dropTones[view.drop]} />}
    </button>
  );
});

const plateLooks = (view: DeskView): string => {
  if (view.isChosen) return 'border-green bg-green-tint outline-green outline-2';
  if (view.broken) return 'border-amber bg-amber-tint';
  return view.isLocked ? 'border-green bg-green-tint' : 'border-desk-line bg-surface';
};

/** A pupil at a desk: the name, and small signs at the corners. */
function Plate({ view, name }: { view: DeskView; name: string }) {
  const isLight = view.isAway || view.isGuest;
  return (
    <span
      className={`room-desk shadow-desk hover:border-green relative border ${plateLooks(view)} ${view.isCarried ? 'border-dashed bg-transparent! shadow-none!' : ''} ${isLight ? 'border-dashed' : ''} ${view.isAway ? 'text-ink-soft line-through' : ''}`}
    >
      <NamePlate name={name} />
      {view.isFixed && <Sign icon={Pin} place="start" />}
      {view.isLocked && <Sign icon={Lock} place="top" />}
      {view.isAway && <Sign icon={UserX} place="bottom" />}
      {view.isGuest && <Sign icon={UserPlus} place="bottom" />}
      {view.broken && <Sign icon={TriangleAlert} place="left" tone="amber" text={view.broken} />}
    </span>
  );
}

type SignPlace = 'top' | 'start' | 'bottom' | 'left' | 'middle';
const signPlaces: Record<SignPlace, string> = {
  top: '',
  start: 'right-auto! -left-[0.25em]',
  bottom: 'top-auto! -bottom-[0.25em]',
  left: 'top-auto! right-auto! -bottom-[0.25em] -left-[0.25em]',
  middle: 'inset-0! m-auto!',
};
const signTones = {
  green: '',
  amber: 'border-amber! text-amber! bg-surface!',
  grey: 'border-ink-soft! text-ink-soft! bg-surface!',
};

/** A small sign at a desk, beside the name and not over it. Its words stand in the desk's label. */
function Sign(props: {
  icon: LucideIcon;
  place: SignPlace;
  tone?: keyof typeof signTones;
  text?: string;
}) {
  const { icon: Icon, place, tone = 'green', text } = props;
  const look = `room-desk-mark z-10 print:hidden ${signPlaces[place]} ${signTones[tone]}`;
  if (!text) return <Icon aria-hidden className={look} strokeWidth={2.5} />;
  return (
    <span aria-hidden className={`${look} flex! w-auto! items-center gap-[0.15em] px-[0.25em]!`}>
      <Icon className="size-[0.75em]" strokeWidth={2.5} />
      {/* Drawn by the style, because speech control knows a desk by its name alone (WCAG 2.5.3). */}
      <span
        data-text={text}
        className="text-[0.7em] leading-none font-bold after:content-[attr(data-text)]"
      />
    </span>
  );
}
