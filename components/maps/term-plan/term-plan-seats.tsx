'use client';

import { useFormatter, useTranslations } from 'next-intl';
import { Name } from '@/components/ui/name';
import type { Pupil } from '@/lib/contracts/classes/classes';
import { deskPlace } from '@/lib/core/rooms/room';
import { toSeating } from '@/lib/core/maps/map-seats';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';

export function TermPlanSeats({ maps, pupils }: { maps: readonly PlannedMap[]; pupils: Pupil[] }) {
  const t = useTranslations('TermPlan');
  const format = useFormatter();
  const columns = maps.map((map) => ({ map, seats: toSeating(map) }));
  return (
    <div
      role="group"
      tabIndex={0}
      aria-label={t('seats')}
      className="border-line overflow-auto rounded-xl border"
    >
      <table aria-label={t('seats')} className="w-full text-left text-sm">
        <thead>
          <tr>
            <td className="bg-surface sticky left-0" />
            {columns.map(({ map }) => (
              <th key={map.id} scope="col" className="px-3 py-2 font-semibold whitespace-nowrap">
                {format.dateTime(new Date(map.plannedFor), { day: 'numeric', month: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pupils.map(({ id, name }) => (
            <tr key={id} className="border-line border-t">
              <th scope="row" className="bg-surface sticky left-0 px-3 py-1.5 font-semibold">
                <Name>{name}</Name>
              </th>
              {columns.map(({ map, seats }) => {
                const place = seats[id] && deskPlace(map, seats[id]);
                return (
                  <td key={map.id} className="px-3 py-1.5 whitespace-nowrap">
                    {place ? t('seat', place) : t('noSeat')}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
