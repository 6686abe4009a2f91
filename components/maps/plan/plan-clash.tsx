'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Room } from '@/lib/core/rooms/room';
import { ConditionsNotice } from '../show/conditions-notice';
import type { MapToMake } from './plan-in-hand';

interface PlanClashProps {
  classId: string;
  names: ReadonlyMap<PupilId, string>;
  clash: { map: MapToMake; conflict: ConditionId[] };
  room: Room;
}

/** Says on which day the class's conditions cannot all be met, and which of them clash. */
export function PlanClash({ classId, names, clash, room }: PlanClashProps) {
  const t = useTranslations('MapPlan');
  const format = useFormatter();
  const sentence = useConditionText(room, names);
  const { map, conflict } = clash;
  if ('stays' in map) return null;
  return (
    <ConditionsNotice
      tone="error"
      title={t('clash', {
        day: format.dateTime(new Date(map.plannedFor), { day: 'numeric', month: 'long' }),
      })}
      actions={
        <Link
          href={`/app/classes/${classId}/seatmap?step=map`}
          className={buttonClass({ look: 'secondary', size: 'small' })}
        >
          {t('toClash')}
        </Link>
      }
      conditions={map.conditions}
      about={conflict}
      sentence={sentence}
    />
  );
}
