'use client';

import { X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { DayField } from '@/components/conditions/day-field';
import { Choice } from '@/components/ui/choice';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { Segments } from '@/components/ui/segments';
import { examTitleMaxLength, maxSittings } from '@/lib/contracts/maps/exam-papers';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { examOrders } from '@/lib/core/exam/exam';
import { maxDesks } from '@/lib/core/rooms/room-layout';
import { AbsentPicker } from '../parts/absent-picker';
import { RoomField } from '../parts/room-field';
import { toggled } from '@/lib/client/maps/toggled';
import { ClassFinder } from '../share/class-finder';
import { readSeats, readTime } from '@/lib/client/maps/exam-input';
import type { ExamWork } from './use-exam';

const mostClasses = 20;

interface ExamSettingsProps {
  exam: ExamWork;
  classRooms: ClassRooms;
}

export function ExamSettings({ exam, classRooms }: ExamSettingsProps) {
  const { input, classes, change } = exam;
  const t = useTranslations('Exam');
  const pupils = classes.flatMap(({ name, pupils: inClass }) =>
    inClass.map((pupil) =>
      classes.length > 1 ? { ...pupil, name: `${pupil.name} (${name})` } : pupil,
    ),
  );
  const absent = input.absent.filter((id) => pupils.some((pupil) => pupil.id === id));
  return (
    <div className="grid grid-cols-1 gap-5">
      <ExamClasses exam={exam} />
      <ExamRoomFields {...{ exam, classRooms }} />
      <div>
        <h2 className="mb-1.5 font-semibold">{t('order')}</h2>
        <Segments
          label={t('order')}
          options={examOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
          value={input.order}
          onChange={(order) => change({ order })}
          className="w-full"
        />
      </div>
      <Choice
        type="checkbox"
        label={t('variants')}
        hint={t('variantsHint')}
        checked={input.hasVariants}
        onChange={(event) => change({ hasVariants: event.target.checked })}
      />
      {exam.conditions.length > 0 && input.order === 'random' && (
        <Choice
          type="checkbox"
          label={t('conditions')}
          hint={t('conditionsHint')}
          checked={input.keepsConditions}
          onChange={(event) => change({ keepsConditions: event.target.checked })}
        />
      )}
      <AbsentPicker
        pupils={pupils}
        absent={absent}
        title={t('notTaking', { count: absent.length })}
        who={t('who')}
        onChange={(absent) => change({ absent })}
      />
      <Field
        label={t('testName')}
        autoComplete="off"
        maxLength={examTitleMaxLength}
        value={input.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <DayField label={t('day')} value={input.day} onChange={(day) => day && change({ day })} />
      <SittingTimes exam={exam} />
    </div>
  );
}

function ExamClasses({ exam }: { exam: ExamWork }) {
  const { input, classes, change } = exam;
  const t = useTranslations('Exam');
  return (
    <section aria-labelledby="exam-classes">
      <h2 id="exam-classes" tabIndex={-1} className="mb-1 font-semibold outline-none">
        {t('classes', { count: exam.present.length })}
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
            {classes.length > 1 && (
              <IconButton
                icon={X}
                label={t('removeClass', { name })}
                onClick={() => change({ classIds: toggled(input.classIds, id) })}
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
          onAdd={({ classId }) => change({ classIds: [...input.classIds, classId] })}
        />
      </details>
    </section>
  );
}

function ExamRoomFields({ exam, classRooms }: ExamSettingsProps) {
  const { input, choice, change } = exam;
  const t = useTranslations('Exam');
  const present = exam.present.length;
  return (
    <>
      <RoomField
        choice={choice}
        pupilCount={1}
        classRooms={classRooms}
        onChoose={({ kind, seatCount, own }) =>
          change({
            choice: { kind, seatCount, own },
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
          onChange={(event) => change({ seatsText: event.target.value, unused: [] })}
          error={readSeats(input, present) ? undefined : t('seatsWrong', { max: maxDesks })}
        />
      )}
    </>
  );
}

function SittingTimes({ exam }: { exam: ExamWork }) {
  const { input, sittings, change } = exam;
  const t = useTranslations('Exam');
  const count = Math.max(1, sittings.length);
  const times = Array.from({ length: count }, (_, index) => input.times[index] ?? '');
  return times
    .slice(0, maxSittings)
    .map((text, index) => (
      <Field
        key={index}
        label={count > 1 ? t('timeOf', { number: index + 1 }) : t('time')}
        placeholder="09:00"
        autoComplete="off"
        value={text}
        onChange={(event) => change({ times: times.with(index, event.target.value) })}
        error={readTime(text) === undefined ? t('timeWrong') : undefined}
      />
    ));
}
