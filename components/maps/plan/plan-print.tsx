'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { SmallMap } from '@/components/rooms/view/small-map';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { PupilId } from '@/lib/core/conditions/condition';
import { toSeating } from '@/lib/core/maps/map-seats';
import { type PlannedMap } from './plan-in-hand';
import { PlanSeats } from './plan-seats';

/** Number of days on one printed sheet. */
const daysAcross = 8;

interface PlanPrintProps {
  title: string;
  maps: readonly PlannedMap[];
  pupils: Pupil[];
  names: ReadonlyMap<PupilId, string>;
}

/** The printed plan: who sits where on all days, then a page for each map. */
export function PlanPrint({ title, maps, pupils, names }: PlanPrintProps) {
  const t = useTranslations('MapPlan');
  const format = useFormatter();
  return (
    <div aria-hidden className="hidden print:block">
      <h2 className="mb-4 text-2xl font-bold">{title}</h2>
      {Array.from({ length: Math.ceil(maps.length / daysAcross) }, (_, part) => (
        <div key={part} className={part > 0 ? 'break-before-page' : ''}>
          <PlanSeats
            maps={maps.slice(part * daysAcross, (part + 1) * daysAcross)}
            pupils={pupils}
          />
        </div>
      ))}
      {maps.map((map) => (
        <div key={map.id} className="break-before-page">
          <h2 className="mb-3 text-2xl font-bold">
            {t('printed', {
              title,
              day: format.dateTime(new Date(map.plannedFor), { dateStyle: 'long' }),
            })}
          </h2>
          <div className="h-[165mm] [&>svg]:mx-auto [&>svg]:h-full">
            <SmallMap
              room={{ ...map, marks: map.marks ?? [] }}
              seats={toSeating(map)}
              names={names}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
