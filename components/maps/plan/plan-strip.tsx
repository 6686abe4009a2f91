'use client';

import { Lock, LockOpen } from 'lucide-react';
import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { memo } from 'react';
import { SmallMap } from '@/components/rooms/view/small-map';
import type { PupilId } from '@/lib/core/conditions/condition';
import { toSeating } from '@/lib/core/maps/map-seats';
import { type PlannedMap } from './plan-in-hand';

interface PlanStripProps {
  maps: readonly PlannedMap[];
  names: ReadonlyMap<PupilId, string>;
  /** The maps that are stored as they are shown, which have a page. */
  stored: ReadonlySet<string>;
  /** How a map fits the class, and how many have another seat on it than before, in words. */
  describe: (map: PlannedMap) => string[];
  /** Undefined while maps are made, and for those who may not change them. */
  onFix?: (map: PlannedMap) => void;
}

/** Drawn again only where the map is another one. */
const MapPicture = memo(function MapPicture({
  map,
  names,
}: {
  map: PlannedMap;
  names: PlanStripProps['names'];
}) {
  return (
    <SmallMap room={{ ...map, marks: map.marks ?? [] }} seats={toSeating(map)} names={names} />
  );
});

/** The maps of a plan, in the order of their days. */
export function PlanStrip({ maps, names, stored, describe, onFix }: PlanStripProps) {
  const t = useTranslations('MapPlan');
  const format = useFormatter();
  return (
    <ol
      aria-label={t('maps')}
      className="grid grid-cols-[repeat(auto-fill,minmax(min(15rem,100%),1fr))] gap-3"
    >
      {maps.map((map) => {
        const day = format.dateTime(new Date(map.plannedFor), {
          weekday: 'short',
          day: 'numeric',
          month: 'short',
          year: 'numeric',
        });
        return (
          <li
            key={map.id}
            className="border-line-strong bg-surface rounded-desk flex flex-col gap-1 border p-2"
          >
            <div className="flex min-h-11 items-center justify-between gap-2">
              <h3 className="px-1 font-semibold">
                {stored.has(map.id) ? (
                  <Link href={`/app/maps/${map.id}`} className="underline">
                    {day}
                  </Link>
                ) : (
                  day
                )}
              </h3>
              {onFix && (
                <button
                  type="button"
                  aria-pressed={map.isFixed}
                  aria-label={t('fix', { day })}
                  title={t(map.isFixed ? 'isFixed' : 'isFree')}
                  onClick={() => onFix(map)}
                  className="rounded-desk text-ink-soft hover:bg-birch aria-pressed:text-green grid size-11 place-items-center"
                >
                  {map.isFixed ? (
                    <Lock aria-hidden className="size-4" />
                  ) : (
                    <LockOpen aria-hidden className="size-4" />
                  )}
                </button>
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
  );
}
