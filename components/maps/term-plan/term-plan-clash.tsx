'use client';

import { useFormatter, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useClashText } from '@/components/conditions/use-clash-text';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Room } from '@/lib/core/rooms/room';
import { missingDesks } from '@/lib/core/seating/clash/reason';
import { ConditionsNotice } from '../show/conditions-notice';
import type { TermPlanWork } from './use-term-plan-engine';

interface TermPlanClashProps {
  classId: string;
  names: ReadonlyMap<PupilId, string>;
  clash: Extract<TermPlanWork, { status: 'impossible' }>;
  room: Room;
  /** Adds desks to the room and makes the plan again; none where the room is drawn elsewhere. */
  onAddDesks?: (count: number) => void;
}

/** Says on which day the class's conditions cannot all be met, why, and which of them clash. */
export function TermPlanClash({ classId, names, clash, room, onAddDesks }: TermPlanClashProps) {
  const t = useTranslations('TermPlan');
  const conflictText = useTranslations('Conflict');
  const format = useFormatter();
  const sentence = useConditionText(room, names);
  const clashText = useClashText(names);
  const { map, conflict, reasons } = clash;
  const missing = missingDesks(reasons);
  return (
    <ConditionsNotice
      tone="error"
      title={t('clash', {
        day: format.dateTime(new Date(map.plannedFor), { day: 'numeric', month: 'long' }),
      })}
      reasons={reasons.map(clashText)}
      actions={
        <>
          {missing !== undefined && onAddDesks && (
            <Button size="small" onClick={() => onAddDesks(missing)}>
              {conflictText('addDesks', { count: missing })}
            </Button>
          )}
          <Link
            href={`/app/classes/${classId}/seatmap?step=map`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            {t('toClash')}
          </Link>
        </>
      }
      conditions={map.conditions}
      about={conflict}
      sentence={sentence}
    />
  );
}
