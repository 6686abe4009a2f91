'use client';

import { useFormatter } from 'next-intl';
import { SmallMap } from '@/components/rooms/view/small-map';
import { PrintHeading } from '@/components/ui/print-heading';
import { useRoomName } from '@/lib/client/maps/use-room-name';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { PupilId } from '@/lib/core/conditions/condition';
import { toSeating } from '@/lib/core/maps/map-seats';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';
import { TermPlanSeats } from './term-plan-seats';

const daysAcross = 8;

interface TermPlanPrintProps {
  className: string;
  maps: readonly PlannedMap[];
  pupils: Pupil[];
  names: ReadonlyMap<PupilId, string>;
}

export function TermPlanPrint({ className, maps, pupils, names }: TermPlanPrintProps) {
  const format = useFormatter();
  const roomName = useRoomName();
  const toText = (shown: readonly PlannedMap[]) => {
    const rooms = [...new Set(shown.map((map) => roomName(map.roomName)))];
    const days = [shown[0]!, shown.at(-1)!].map((map) => new Date(map.plannedFor));
    const dates = format.dateTimeRange(days[0]!, days[1]!, { dateStyle: 'long' });
    return [...rooms, dates].join(' · ');
  };
  const parts = Array.from({ length: Math.ceil(maps.length / daysAcross) }, (_, part) =>
    maps.slice(part * daysAcross, (part + 1) * daysAcross),
  );
  return (
    <div aria-hidden className="hidden print:block">
      {parts.map((part, index) => (
        <div key={part[0]!.id} className={index > 0 ? 'break-before-page' : ''}>
          <PrintHeading title={className} text={toText(part)} />
          <TermPlanSeats maps={part} pupils={pupils} />
        </div>
      ))}
      {maps.map((map) => (
        <div key={map.id} className="break-before-page">
          <PrintHeading title={className} text={toText([map])} />
          <div className="h-[165mm] [&>svg]:mx-auto [&>svg]:h-full">
            <SmallMap room={map} seats={toSeating(map)} names={names} />
          </div>
        </div>
      ))}
    </div>
  );
}
