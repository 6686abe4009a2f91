'use client';

import { ChevronDown, Copy, FileDown, Image, Printer, Sheet } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { Choice } from '@/components/ui/choice';
import { useDisclosure } from '@/components/ui/use-disclosure';
import { drawMapFile } from '@/lib/client/maps/fetch-map-file';
import { mapFilePath } from '@/lib/client/maps/maps';
import { keepViewChoices, useViewChoices } from '@/lib/client/maps/view-choices';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import { papers } from '@/lib/contracts/maps/map-file';
import { perspectiveFrom, perspectives } from '@/lib/core/rooms/perspective';
import { FileLink } from '@/components/shell/file-link';
import type { ShownMap } from './shown-map';
import { usePicture } from './use-picture';

interface DownloadMenuProps {
  mapId: string;
  map: ShownMap;
  /** Room and date, for the picture. */
  details: string;
  /** Pupils who are away today, by id. */
  away: ReadonlySet<string>;
  /** Returns the map as it would be saved, where the PDF is drawn in the browser and there is no Excel file. */
  toSaved?: () => SavedMap;
}

/**
 * Downloads the PDF of the last choice with one click; a menu has the choices, and Excel, picture and print. The choices
 * are kept for all maps.
 */
export function DownloadMenu({ mapId, map, details, away, toSaved }: DownloadMenuProps) {
  const t = useTranslations('Download');
  const locale = useLocale();
  const id = useId();
  const choices = useViewChoices();
  const fetchFile = toSaved && ((path: string) => drawMapFile(toSaved(), path));
  const picture = usePicture(map, details, away);
  const { isOpen, close, frameProps, buttonProps } = useDisclosure();
  const perspective = choices.perspective ?? perspectiveFrom(map.room.boardSide ?? 'top');
  const path = (kind: 'pdf' | 'xlsx') => mapFilePath(mapId, kind, locale, choices);
  const then = (work: () => void) => () => {
    close();
    work();
  };
  return (
    <div {...frameProps} className="relative flex">
      <FileLink
        path={path('pdf')}
        fetchFile={fetchFile}
        look="secondary"
        size="small"
        className="flex-1 rounded-r-none! whitespace-nowrap"
      >
        <FileDown aria-hidden className="size-5" />
        <span aria-hidden className="sm:hidden">
          PDF
        </span>
        <span className="max-sm:sr-only">{t('pdf')}</span>
      </FileLink>
      <button
        type="button"
        {...buttonProps}
        aria-controls={id}
        aria-label={t('more')}
        title={t('more')}
        className={buttonClass({
          look: 'secondary',
          size: 'small',
          className: 'rounded-l-none! border-l-0! px-2.5!',
        })}
      >
        <ChevronDown aria-hidden className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
      </button>
      <div
        id={id}
        role="group"
        aria-label={t('more')}
        hidden={!isOpen}
        className="border-line bg-surface shadow-card absolute bottom-full left-0 z-40 mb-2 max-h-[calc(100dvh-6rem)] w-80 max-w-[calc(100vw-2rem)] overflow-y-auto overscroll-contain rounded-2xl border p-4 lg:top-full lg:right-0 lg:bottom-auto lg:left-auto"
      >
        <Options legend={t('paper')}>
          {papers.map((paper) => (
            <Choice
              key={paper}
              type="radio"
              name={`${id}-paper`}
              label={t(`papers.${paper}`)}
              checked={choices.paper === paper}
              onChange={() => keepViewChoices({ paper })}
            />
          ))}
        </Options>
        <Options legend={t('view')}>
          {perspectives.map((each) => (
            <Choice
              key={each}
              type="radio"
              name={`${id}-view`}
              label={t(`views.${each}`)}
              checked={perspective === each}
              onChange={() => keepViewChoices({ perspective: each })}
            />
          ))}
        </Options>
        <div className="mt-3 grid gap-2">
          {(['notes', 'list', 'away'] as const).map((each) => (
            <Choice
              key={each}
              type="checkbox"
              label={t(each)}
              checked={choices[each]}
              onChange={(event) => keepViewChoices({ [each]: event.target.checked })}
            />
          ))}
        </div>
        <FileLink path={path('pdf')} fetchFile={fetchFile} className="mt-4 w-full" onClick={close}>
          <FileDown aria-hidden className="size-5" />
          {t('pdf')}
        </FileLink>
        <ul className="border-line mt-4 grid border-t pt-2">
          <li>
            <button type="button" className={itemClass} onClick={then(() => window.print())}>
              <Printer aria-hidden className="size-5" />
              {t('print')}
            </button>
          </li>
          {!toSaved && (
            <li>
              <FileLink
                path={path('xlsx')}
                look="quiet"
                className="w-full justify-start! px-2!"
                onClick={close}
              >
                <Sheet aria-hidden className="size-5" />
                {t('excel')}
              </FileLink>
            </li>
          )}
          <li>
            <button
              type="button"
              className={itemClass}
              onClick={then(() => void picture.download())}
            >
              <Image aria-hidden className="size-5" />
              {t('picture')}
            </button>
          </li>
          <li>
            <button type="button" className={itemClass} onClick={then(() => void picture.copy())}>
              <Copy aria-hidden className="size-5" />
              {t('copy')}
            </button>
          </li>
        </ul>
      </div>
    </div>
  );
}

const itemClass = buttonClass({ look: 'quiet', className: 'w-full justify-start! px-2!' });

function Options({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="mb-3">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      <div className="grid grid-cols-2 gap-2">{children}</div>
    </fieldset>
  );
}
