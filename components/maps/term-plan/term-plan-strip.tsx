'use client';

import { CalendarDays, Lock, LockOpen, Plus } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { SmallMap } from '@/components/rooms/view/small-map';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import type { Day, PupilId } from '@/lib/core/conditions/condition';
import { toSeating } from '@/lib/core/maps/map-seats';
import { TermPlanDayDialog } from './term-plan-day-dialog';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';

const dayFormat = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const;

interface TermPlanStripProps {
  maps: readonly PlannedMap[];
  names: ReadonlyMap<PupilId, string>;
  stored: ReadonlySet<string>;
  describe: (map: PlannedMap) => string[];
  changes?: {
    fix: (map: PlannedMap) => void;
    move: (map: PlannedMap, day: Day) => void;
    takeOut: (map: PlannedMap) => void;
    add: ((day: Day) => void) | undefined;
  };
}

export function TermPlanStrip(props: TermPlanStripProps) {
  const { maps, names, stored, describe, changes } = props;
  const t = useTranslations('TermPlan');
  const format = useFormatter();
  const [open, setOpen] = useState<PlannedMap | 'new'>();
  const list = useRef<HTMLOListElement>(null);
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
        {maps.map((map) => (
          <MapCard
            key={map.id}
            {...{ map, names }}
            isStored={stored.has(map.id)}
            notes={describe(map)}
            onFix={changes && (() => changes.fix(map))}
            onChangeDay={changes && (() => setOpen(map))}
          />
        ))}
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
          title={
            open === 'new'
              ? t('addMap')
              : t('changeDay', { day: format.dateTime(new Date(open.plannedFor), dayFormat) })
          }
          chooseLabel={t(open === 'new' ? 'add' : 'move')}
          day={open === 'new' ? undefined : open.plannedFor}
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

interface MapCardProps {
  map: PlannedMap;
  names: ReadonlyMap<PupilId, string>;
  isStored: boolean;
  notes: readonly string[];
  onFix?: () => void;
  onChangeDay?: () => void;
}

function MapCard({ map, names, isStored, notes, onFix, onChangeDay }: MapCardProps) {
  const t = useTranslations('TermPlan');
  const day = useFormatter().dateTime(new Date(map.plannedFor), dayFormat);
  const seats = useMemo(() => toSeating(map), [map]);
  const Icon = map.isFixed ? Lock : LockOpen;
  return (
    <li className="border-line-strong bg-surface rounded-desk flex flex-col gap-1 border p-2">
      <div className="flex min-h-11 items-center justify-between gap-2">
        <h2 className="px-1 font-semibold">
          {isStored ? (
            <Link href={`/app/maps/${map.id}`} className="underline">
              {day}
            </Link>
          ) : (
            day
          )}
        </h2>
        {onFix && onChangeDay && (
          <div className="flex">
            <IconButton
              icon={CalendarDays}
              label={t('changeDay', { day })}
              onClick={onChangeDay}
              className="text-ink-soft hover:bg-birch"
            />
            <button
              type="button"
              aria-pressed={map.isFixed}
              aria-label={t('fix', { day })}
              title={t(map.isFixed ? 'isFixed' : 'isFree')}
              onClick={onFix}
              className="rounded-desk text-ink-soft hover:bg-birch aria-pressed:text-green grid size-11 place-items-center"
            >
              <Icon aria-hidden className="size-4" />
            </button>
          </div>
        )}
      </div>
      <div className="bg-birch grid flex-1 place-items-center rounded-md p-1">
        <SmallMap room={map} seats={seats} names={names} />
      </div>
      {notes.map((text) => (
        <p key={text} className="px-1 text-sm font-semibold">
          {text}
        </p>
      ))}
    </li>
  );
}
