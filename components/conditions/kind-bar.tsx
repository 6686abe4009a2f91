'use client';

import { Undo2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { FieldMessage } from '@/components/ui/field-message';
import type { ClassCondition, ConditionId, GroupKind } from '@/lib/core/conditions/class-condition';
import { distances } from '@/lib/core/conditions/kinds/distance';
import { places, type Place } from '@/lib/core/rooms/places';
import { conditionIcons } from './condition-icons';

export type Opened = 'distance' | 'place' | 'desk';

type Distance = (typeof distances)[number];

interface KindBarProps {
  /** The names of those chosen; empty if none is. */
  chosen: string;
  /** The condition that is edited. */
  edited:
    | {
        id: ConditionId;
        kind: ClassCondition['kind'];
        place?: Place;
        desks?: Distance;
        sentence: string;
      }
    | undefined;
  opened: Opened | undefined;
  problem: string | undefined;
  /** The last change, which can be undone. */
  last: { text: string; onUndo: () => void } | undefined;
  onOpen: (opened: Opened | undefined) => void;
  onKind: (kind: GroupKind) => void;
  onDistance: (desks: Distance) => void;
  onPlace: (place: Place) => void;
  /** Called to give the edited condition the pupils who are chosen. */
  onSave: () => void;
  /** Called to choose none, or to end the editing without a change. */
  onClear: () => void;
}

const kinds = ['together', 'apart', 'alone', 'front', 'back'] as const;
const pressed = 'aria-pressed:border-green aria-pressed:bg-green-tint';

/**
 * The kinds of conditions for the chosen pupils: each button adds a condition, or changes the one that is edited. Stays
 * in view below the pupils.
 */
export function KindBar(props: KindBarProps) {
  const {
    chosen,
    edited,
    opened,
    problem,
    last,
    onOpen,
    onKind,
    onDistance,
    onPlace,
    onSave,
    onClear,
  } = props;
  const t = useTranslations('Conditions');
  const title = useRef<HTMLParagraphElement>(null);
  const editedId = edited?.id;
  useEffect(() => {
    if (editedId === undefined) return;
    title.current?.focus({ preventScroll: true });
    title.current?.closest('[data-bottom-bar]')?.scrollIntoView({ block: 'nearest' });
  }, [editedId]);
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!opened) return;
    const close = (event: KeyboardEvent) => {
      // A dialog above closes first.
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      onOpen(undefined);
      opener.current?.focus();
    };
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [opened, onOpen]);
  const isCurrent = (kind: ClassCondition['kind']) => (edited ? edited.kind === kind : undefined);
  const more = (kind: Opened, icon: ReactNode) => (
    <Button
      look="secondary"
      size="small"
      ref={opened === kind ? opener : undefined}
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
      className="rounded-desk border-line-strong bg-surface shadow-card scroll-mt-112 scroll-mb-24 border px-3 py-2 lg:px-4 [@media(min-height:40rem)]:sticky [@media(min-height:40rem)]:bottom-22 [@media(min-height:40rem)]:z-20 lg:[@media(min-height:40rem)]:bottom-4"
    >
      {chosen || edited ? (
        <>
          <div className="flex items-center justify-between gap-2">
            <div className="min-w-0 break-words">
              {edited && (
                <p ref={title} tabIndex={-1} className="text-ink-soft text-sm outline-none">
                  {t('editing', { condition: edited.sentence })}
                </p>
              )}
              <p className="font-semibold">{chosen || t('choose')}</p>
            </div>
            <button
              type="button"
              aria-label={t(edited ? 'cancelEdit' : 'clear')}
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
                aria-pressed={isCurrent(kind)}
                onClick={() => onKind(kind)}
                className={pressed}
              >
                <span className="max-sm:hidden">{conditionIcons[kind]}</span>
                {t(`type.${kind}`)}
              </Button>
            ))}
            {more('distance', <span className="max-sm:hidden">{conditionIcons.distance}</span>)}
            {more('place', <span className="max-sm:hidden">{conditionIcons.place}</span>)}
            {more('desk', <span className="max-sm:hidden">{conditionIcons.fixed}</span>)}
            {edited && (
              <Button size="small" onClick={onSave}>
                {t('save')}
              </Button>
            )}
          </div>
          {opened === 'distance' && (
            <div role="group" aria-label={t('more.distance')} className="flex flex-wrap gap-2 py-1">
              {distances.map((desks) => (
                <Button
                  key={desks}
                  look="secondary"
                  size="small"
                  aria-pressed={edited?.desks && edited.desks === desks}
                  onClick={() => onDistance(desks)}
                  className={`bg-birch ${pressed}`}
                >
                  {t('distance', { desks })}
                </Button>
              ))}
            </div>
          )}
          {opened === 'place' && (
            <div role="group" aria-label={t('more.place')} className="flex flex-wrap gap-2 py-1">
              {places.map((place) => (
                <Button
                  key={place}
                  look="secondary"
                  size="small"
                  aria-pressed={edited?.place && edited.place === place}
                  onClick={() => onPlace(place)}
                  className={`bg-birch ${pressed}`}
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
