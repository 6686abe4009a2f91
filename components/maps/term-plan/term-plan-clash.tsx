'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { WithMarks } from '@/components/conditions/with-marks';
import { useClashText } from '@/components/conditions/use-clash-text';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { WithNames } from '@/components/ui/name';
import { Notice } from '@/components/ui/notice';
import { useConditionTextWithMarks } from '@/components/conditions/use-condition-text-with-marks';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { PupilId } from '@/lib/core/conditions/condition';
import type { Room } from '@/lib/core/rooms/room';
import { missingDesks } from '@/lib/core/seating/clash/reason';
import type { TermPlanWork } from './use-term-plan-engine';

interface TermPlanClashProps {
  detail: ClassDetail;
  names: ReadonlyMap<PupilId, string>;
  clash: Extract<TermPlanWork, { status: 'impossible' }>;
  room: Room;
  onAddDesks?: (count: number) => void;
}

export function TermPlanClash({ detail, names, clash, room, onAddDesks }: TermPlanClashProps) {
  const t = useTranslations('TermPlan');
  const conflictText = useTranslations('Conflict');
  const sentence = useConditionTextWithMarks(room, detail);
  const clashText = useClashText(names);
  const { map, conflict, reasons } = clash;
  const missing = missingDesks(reasons);
  return (
    <Notice
      tone="error"
      title={
        <WithMarks>
          {t('clash', {
            conditions: map.conditions
              .filter(({ id }) => conflict.includes(id))
              .map(sentence)
              .join('; '),
          })}
        </WithMarks>
      }
      actions={
        <>
          {missing !== undefined && onAddDesks && (
            <Button size="small" onClick={() => onAddDesks(missing)}>
              {conflictText('addDesks', { count: missing })}
            </Button>
          )}
          <Link
            href={`/app/classes/${detail.id}/seatmap?part=conditions`}
            className={buttonClass({ look: 'secondary', size: 'small' })}
          >
            {t('toClash')}
          </Link>
        </>
      }
    >
      {reasons.map((reason) => (
        <p key={clashText(reason)}>
          <WithNames>{clashText(reason)}</WithNames>
        </p>
      ))}
    </Notice>
  );
}
