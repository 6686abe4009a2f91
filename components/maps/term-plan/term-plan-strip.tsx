'use client';

import { CalendarDays, Lock, LockOpen, Plus } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { memo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SmallMap } from '@/components/rooms/view/small-map';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Day, PupilId } from '@/lib/core/conditions/condition';
import { toSeating } from '@/lib/core/maps/map-seats';
import { TermPlanDayDialog } from './term-plan-day-dialog';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';

interface TermPlanStripProps {
  maps: readonly PlannedMap[];
  names: ReadonlyMap<PupilId, string>;
  /** The maps that are stored as they are shown, which have a page. */
  stored: ReadonlySet<string>;
  /** How a map fits the class, and how many have another seat on it than before, in words. */
  describe: (map: PlannedMap) => string[];
  today: Day;
  /** Undefined while maps are made, and for those who may not change them. */
  changes?: {
    fix: (map: PlannedMap) => void;
    move: (map: PlannedMap, day: Day) => void;
    takeOut: (map: PlannedMap) => void;
    /** Undefined where the plan cannot have one more map. */
    add: ((day: Day) => void) | undefined;
  };
}

/** Drawn again only where the map is another one. */
const MapPicture = memo(function MapPicture({
  map,
  names,
}: {
  map: PlannedMap;
  names: TermPlanStripProps['names'];
}) {
  return (
    <SmallMap room={{ ...map, marks: map.marks ?? [] }} seats={toSeating(map)} names={names} />
  );
});

/** The maps of a plan, in the order of their days. */
export function TermPlanStrip({
  maps,
  names,
  stored,
  describe,
  today,
  changes,
}: TermPlanStripProps) {
  const t = useTranslations('TermPlan');
  const format = useFormatter();
  const [open, setOpen] = useState<PlannedMap | 'new'>();
  const list = useRef<HTMLOListElement>(null);
  const dayText = ({ plannedFor }: PlannedMap) =>
    format.dateTime(new Date(plannedFor), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
    });
  /** Closes the dialog for a change with which its button disappears. */
  const closeFor = (change: () => void) => {
    flushSync(() => {
      setOpen(undefined);
      change();
    });
    list.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <ol
        ref={list}
        tabIndex={-1}
        aria-label={t('maps')}
        className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] gap-3"
      >
        {maps.map((map) => {
          const day = dayText(map);
          return (
            <li
              key={map.id}
              className="border-line-strong bg-surface rounded-desk flex flex-col gap-1 border p-2"
            >
              <div className="flex min-h-11 items-center justify-between gap-2">
                <h2 className="px-1 font-semibold">
                  {stored.has(map.id) ? (
                    <Link href={`/app/maps/${map.id}`} className="underline">
                      {day}
                    </Link>
                  ) : (
                    day
                  )}
                </h2>
                {changes && (
                  <div className="flex">
                    <IconButton
                      icon={CalendarDays}
                      label={t('changeDay', { day })}
                      onClick={() => setOpen(map)}
                      className="text-ink-soft hover:bg-birch"
                    />
                    <button
                      type="button"
                      aria-pressed={map.isFixed}
                      aria-label={t('fix', { day })}
                      title={t(map.isFixed ? 'isFixed' : 'isFree')}
                      onClick={() => changes.fix(map)}
                      className="rounded-desk text-ink-soft hover:bg-birch aria-pressed:text-green grid size-11 place-items-center"
                    >
                      {map.isFixed ? (
                        <Lock aria-hidden className="size-4" />
                      ) : (
                        <LockOpen aria-hidden className="size-4" />
                      )}
                    </button>
                  </div>
                )}
              </div>
              <div className="bg-birch grid flex-1 place-items-center rounded-md p-1">
                <MapPicture map={map} names={names} />
              </div>
              {describe(map).map((text) => (
                <p key={text} className="px-1 text-sm font-semibold">
                  {text}
                </p>
              ))}
            </li>
          );
        })}
      </ol>
      {changes?.add && (
        <Button
          look="secondary"
          size="small"
          className={maps.length > 0 ? 'mt-3' : ''}
          aria-haspopup="dialog"
          onClick={() => setOpen('new')}
        >
          <Plus aria-hidden className="size-5" />
          {t('addMap')}
        </Button>
      )}
      {changes && open && (
        <TermPlanDayDialog
          title={open === 'new' ? t('addMap') : t('changeDay', { day: dayText(open) })}
          chooseLabel={t(open === 'new' ? 'add' : 'move')}
          day={open === 'new' ? undefined : open.plannedFor}
          today={today}
          taken={maps.flatMap((map) => (map === open ? [] : [map.plannedFor]))}
          onChoose={(day) => {
            if (open === 'new') return closeFor(() => changes.add?.(day));
            setOpen(undefined);
            if (day !== open.plannedFor) changes.move(open, day);
          }}
          onTakeOut={
            open !== 'new' && maps.length > 1
              ? () => closeFor(() => changes.takeOut(open))
              : undefined
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
