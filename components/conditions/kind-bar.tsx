'use client';

import { Undo2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import type { GroupKind } from '@/lib/core/conditions/class-condition';
import { places, type Place } from '@/lib/core/seating/model';
import { conditionIcons } from './condition-icons';

export type Opened = 'place' | 'desk';

interface KindBarProps {
  /** The names of those chosen; empty if none is. */
  chosen: string;
  opened: Opened | undefined;
  problem: string | undefined;
  /** The last change, which can be undone. */
  last: { text: string; onUndo: () => void } | undefined;
  onOpen: (opened: Opened | undefined) => void;
  onKind: (kind: GroupKind) => void;
  onPlace: (place: Place) => void;
  onClear: () => void;
}

const kinds = ['together', 'apart', 'front', 'back'] as const;

/** What applies to the pupils that are chosen: each button adds a condition. Stays in view below the pupils. */
export function KindBar(props: KindBarProps) {
  const { chosen, opened, problem, last, onOpen, onKind, onPlace, onClear } = props;
  const t = useTranslations('Conditions');
  const more = (kind: Opened, icon: ReactNode) => (
    <Button
      look="secondary"
      size="small"
      aria-expanded={opened === kind}
      onClick={() => onOpen(opened === kind ? undefined : kind)}
    >
      {icon}
      {t(`more.${kind}`)}
    </Button>
  );
  return (
    <div
      data-bottom-bar
      className="rounded-desk border-line-strong bg-surface shadow-card border px-3 py-2 lg:px-4 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-22 [@media(min-height:40rem)]:z-20 lg:[@media(min-height:40rem)]:bottom-4"
    >
      {chosen ? (
        <>
          <div className="flex items-center justify-between gap-2">
            <p className="min-w-0 font-semibold break-words">{chosen}</p>
            <button
              type="button"
              aria-label={t('clear')}
              onClick={onClear}
              className="rounded-desk text-ink-soft hover:text-ink grid size-11 shrink-0 place-items-center"
            >
              <X aria-hidden className="size-5" />
            </button>
          </div>
          <div role="group" aria-label={t('kind')} className="flex flex-wrap gap-2 pb-1">
            {kinds.map((kind) => (
              <Button
                key={kind}
                look="secondary"
                size="small"
                title={t(`explain.${kind}`)}
                onClick={() => onKind(kind)}
              >
                <span className="max-sm:hidden">{conditionIcons[kind]}</span>
                {t(`type.${kind}`)}
              </Button>
            ))}
            {more('place', <span className="max-sm:hidden">{conditionIcons.place}</span>)}
            {more('desk', <span className="max-sm:hidden">{conditionIcons.fixed}</span>)}
          </div>
          {opened === 'place' && (
            <div role="group" aria-label={t('more.place')} className="flex flex-wrap gap-2 py-1">
              {places.map((place) => (
                <Button
                  key={place}
                  look="secondary"
                  size="small"
                  onClick={() => onPlace(place)}
                  className="bg-birch"
                >
                  {t(`place.${place}`)}
                </Button>
              ))}
            </div>
          )}
        </>
      ) : last ? (
        <div className="flex items-center justify-between gap-3">
          <p className="min-w-0 break-words">{last.text}</p>
          <Button look="quiet" size="small" onClick={last.onUndo}>
            <Undo2 aria-hidden className="size-4" />
            {t('undo')}
          </Button>
        </div>
      ) : (
        <p className="text-ink-soft grid min-h-11 items-center">{t('choose')}</p>
      )}
      <FieldMessage>{problem}</FieldMessage>
    </div>
  );
}
