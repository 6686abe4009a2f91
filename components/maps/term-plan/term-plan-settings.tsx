'use client';

import { useTranslations } from 'next-intl';
import { z } from 'zod';
import { DayField } from '@/components/conditions/day-field';
import { Field } from '@/components/ui/field';
import { Segments } from '@/components/ui/segments';
import { SelectField } from '@/components/ui/select-field';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { maxPlannedMaps } from '@/lib/contracts/maps/term-plan';
import { parseWeeks } from '@/lib/core/maps/term-plan/plan-days';
import { roomChoiceSchema } from '@/lib/client/local/work-draft';
import { readCount } from '@/lib/client/maps/read-count';
import { RoomField } from '../parts/room-field';

export const termPlanInputSchema = z.object({
  choice: roomChoiceSchema,
  daysBy: z.enum(['weeks', 'hand']),
  firstDay: z.iso.date(),
  everyWeeks: z.number().int().positive(),
  countText: z.string(),
  skippedText: z.string(),
});
export type TermPlanInput = z.infer<typeof termPlanInputSchema>;

const mostWeeks = 12;

interface TermPlanSettingsProps {
  input: TermPlanInput;
  pupilCount: number;
  classRooms: ClassRooms;
  onChange: (changed: Partial<TermPlanInput>) => void;
}

export function TermPlanSettings(props: TermPlanSettingsProps) {
  const { input, pupilCount, classRooms, onChange } = props;
  const t = useTranslations('TermPlan');
  return (
    <div className="grid grid-cols-1 gap-5">
      <RoomField
        choice={input.choice}
        pupilCount={pupilCount}
        classRooms={classRooms}
        onChoose={(choice) => onChange({ choice })}
      />
      <div>
        <h2 className="mb-2 font-semibold">{t('days')}</h2>
        <Segments
          label={t('days')}
          options={(['weeks', 'hand'] as const).map((value) => ({
            value,
            label: t(`daysBy.${value}`),
          }))}
          value={input.daysBy}
          onChange={(daysBy) => onChange({ daysBy })}
        />
      </div>
      {input.daysBy === 'hand' ? <p>{t('byHandText')}</p> : <WeeksFields {...props} />}
    </div>
  );
}

function WeeksFields({ input, onChange }: TermPlanSettingsProps) {
  const t = useTranslations('TermPlan');
  return (
    <>
      <DayField
        label={t('firstDay')}
        value={input.firstDay}
        onChange={(firstDay) => firstDay && onChange({ firstDay })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          isLarge
          label={t('every')}
          value={String(input.everyWeeks)}
          onChange={(value) => onChange({ everyWeeks: Number(value) })}
        >
          {Array.from({ length: mostWeeks }, (_, index) => (
            <option key={index} value={index + 1}>
              {t('weeks', { count: index + 1 })}
            </option>
          ))}
        </SelectField>
        <Field
          label={t('count')}
          inputMode="numeric"
          autoComplete="off"
          value={input.countText}
          onChange={(event) => onChange({ countText: event.target.value })}
          error={
            readCount(input.countText, maxPlannedMaps)
              ? undefined
              : t('countWrong', { max: maxPlannedMaps })
          }
        />
      </div>
      <Field
        label={t('skipped')}
        hint={t('skippedHint')}
        autoComplete="off"
        value={input.skippedText}
        onChange={(event) => onChange({ skippedText: event.target.value })}
        error={parseWeeks(input.skippedText) ? undefined : t('skippedWrong')}
      />
    </>
  );
}
