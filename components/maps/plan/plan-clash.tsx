'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import type { Room } from '@/lib/core/rooms/room';
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
  const isMeant = ({ id }: Condition) => conflict.includes(id);
  return (
    <Notice
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
    >
      <ul className="list-disc pl-5">
        {map.conditions.filter(isMeant).map((condition) => (
          <li key={condition.id}>{sentence(condition)}</li>
        ))}
      </ul>
    </Notice>
  );
}
