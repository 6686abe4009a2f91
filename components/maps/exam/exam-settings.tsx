'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DayField } from '@/components/conditions/day-field';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Segments } from '@/components/ui/segments';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { examTitleMaxLength, maxSittings } from '@/lib/contracts/maps/exam-papers';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { examOrders } from '@/lib/core/exam/exam';
import { maxDesks } from '@/lib/core/rooms/room-layout';
import { AbsentPicker } from '../parts/absent-picker';
import { RoomField } from '../parts/room-field';
import { ClassFinder } from '../share/class-finder';
import { presentIn, readSeats, readTime, toChoice, type ExamInput } from './exam-input';

/** More classes are not seated at once. */
const mostClasses = 20;

interface ExamSettingsProps {
  input: ExamInput;
  classes: readonly ClassDetail[];
  classRooms: ClassRooms;
  today: string;
  hasConditions: boolean;
  sittingCount: number;
  onChange: (changed: Partial<ExamInput>) => void;
}

/** The settings of a test: its classes, its room and its order. */
export function ExamSettings(props: ExamSettingsProps) {
  const { input, classes, classRooms, today, hasConditions, sittingCount, onChange } = props;
  const t = useTranslations('Exam');
  const present = presentIn(classes, input).length;
  const choice = toChoice(input, present);
  const isMixed = classes.length > 1;
  const pupils = classes.flatMap(({ name, pupils: inClass }) =>
    inClass.map(({ id, name: pupil }) => ({ id, name: isMixed ? `${pupil} (${name})` : pupil })),
  );
  // A class that was taken out may have left some of its pupils.
  const absent = input.absent.filter((id) => pupils.some((pupil) => pupil.id === id));
  return (
    <div className="grid grid-cols-1 gap-5">
      <section aria-labelledby="exam-classes">
        <h2 id="exam-classes" tabIndex={-1} className="mb-1 font-semibold outline-none">
          {t('classes', { count: present })}
        </h2>
        <ul>
          {classes.map(({ id, name, pupils: inClass }) => (
            <li key={id} className="flex min-h-11 items-center justify-between gap-2">
              <span className="min-w-0 break-words">
                {name}{' '}
                <span className="text-ink-soft text-sm">
                  {t('pupils', { count: inClass.length })}
                </span>
              </span>
              {isMixed && (
                <IconButton
                  icon={X}
                  label={t('removeClass', { name })}
                  onClick={() =>
                    onChange({ classIds: input.classIds.filter((other) => other !== id) })
                  }
                  className="text-ink-soft hover:bg-birch"
                />
              )}
            </li>
          ))}
        </ul>
        <details>
          <summary className="text-green flex min-h-11 cursor-pointer items-center font-semibold">
            {t('addClasses')}
          </summary>
          <ClassFinder
            withoutMaps
            chosen={input.classIds}
            isFull={classes.length >= mostClasses}
            onAdd={({ classId }) => onChange({ classIds: [...input.classIds, classId] })}
          />
        </details>
      </section>
      <RoomField
        choice={choice}
        // Pupils for whom there is no desk have another sitting.
        pupilCount={1}
        classRooms={classRooms}
        onChoose={({ kind, seatCount, own }) =>
          onChange({
            choice: { kind, seatCount, own },
            // As many desks as the class's earlier map had.
            ...(seatCount !== choice.seatCount && { seatsText: String(seatCount) }),
            unused: [],
          })
        }
      />
      {!input.choice.own && (
        <Field
          label={t('seats')}
          inputMode="numeric"
          autoComplete="off"
          placeholder={String(present)}
          value={input.seatsText}
          onChange={(event) => onChange({ seatsText: event.target.value, unused: [] })}
          error={readSeats(input, present) ? undefined : t('seatsWrong', { max: maxDesks })}
        />
      )}
      <div>
        <h2 className="mb-1.5 font-semibold">{t('order')}</h2>
        <Segments
          label={t('order')}
          options={examOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={input.order}
          onChange={(order) => onChange({ order })}
          className="w-full"
        />
      </div>
      <Choice
        type="checkbox"
        label={t('variants')}
        hint={t('variantsHint')}
        checked={input.hasVariants}
        onChange={(event) => onChange({ hasVariants: event.target.checked })}
      />
      {hasConditions && input.order === 'random' && (
        <Choice
          type="checkbox"
          label={t('conditions')}
          hint={t('conditionsHint')}
          checked={input.keepsConditions}
          onChange={(event) => onChange({ keepsConditions: event.target.checked })}
        />
      )}
      <AbsentPicker
        pupils={pupils}
        absent={absent}
        title={t('notTaking', { count: absent.length })}
        who={t('who')}
        onChange={(absent) => onChange({ absent })}
      />
      <Field
        label={t('testName')}
        autoComplete="off"
        maxLength={examTitleMaxLength}
        value={input.title}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <DayField
        label={t('day')}
        value={input.day}
        today={today}
        onChange={(day) => day && onChange({ day })}
      />
      {Array.from({ length: Math.min(Math.max(1, sittingCount), maxSittings) }, (_, index) => {
        const text = input.times[index] ?? '';
        return (
          <Field
            key={index}
            label={sittingCount > 1 ? t('timeOf', { number: index + 1 }) : t('time')}
            placeholder="09:00"
            autoComplete="off"
            value={text}
            onChange={(event) => {
              const times = Array.from({ length: Math.max(sittingCount, 1) }, (__, at) =>
                at === index ? event.target.value : (input.times[at] ?? ''),
              );
              onChange({ times });
            }}
            error={readTime(text) === undefined ? t('timeWrong') : undefined}
          />
        );
      })}
    </div>
  );
}
