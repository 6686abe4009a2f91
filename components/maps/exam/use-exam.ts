'use client';

import { useState } from 'react';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useClasses } from '@/lib/client/classes/classes';
import { useConditionsOfClasses } from '@/lib/client/conditions/class-conditions';
import { readDraft } from '@/lib/client/local/drafts';
import { examDraftKey } from '@/lib/client/local/exam-draft';
import { useDraft } from '@/lib/client/local/use-draft';
import { isAwaited } from '@/lib/client/http/queries';
import { useToday } from '@/lib/client/page/use-today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import { maxExamPupils, maxSittings } from '@/lib/contracts/maps/exam-papers';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import type { PupilId } from '@/lib/core/conditions/condition';
import { allWithMarkedPupils, toMarkedPupils } from '@/lib/core/conditions/marks';
import { examConditions } from '@/lib/core/exam/exam';
import { toLayout } from '@/lib/core/maps/room-choice';
import { startingRoom } from '@/lib/core/maps/starting-room';
import {
  examInputSchema,
  presentIn,
  readSeats,
  readTime,
  toChoice,
  toExamProblem,
  type ExamInput,
} from '@/lib/client/maps/exam-input';
import { useExamSeating } from './use-exam-seating';

export interface ExamStart {
  first: ClassDetail;
  active: SavedMap | undefined;
  away: readonly PupilId[];
  classRooms: ClassRooms;
}

export type ExamWork = ReturnType<typeof useExam>;

export function useExam(start: ExamStart) {
  const [input, setInput] = useExamInput(start, useToday());
  const [shuffles, setShuffles] = useState(0);
  const change = (changed: Partial<ExamInput>) => {
    setInput({ ...input, ...changed });
    setShuffles(0);
  };
  const { areConditionsLoaded, failedAt, ...fetched } = useExamClasses(input.classIds);
  const { classes, isLoaded, conditions } = fetched;
  const present = presentIn(classes, input);
  const canSeat =
    isLoaded &&
    areConditionsLoaded &&
    present.length > 0 &&
    readSeats(input, present.length) !== undefined;
  const whole = canSeat ? toExamProblem(input, classes, conditions) : undefined;
  const hasNoDesks = whole !== undefined && whole.unusedDesks.length === whole.room.desks.length;
  const problem = hasNoDesks ? undefined : whole;
  const seating = useExamSeating(problem, input.seed);
  const sittings = seating.shown?.seating.sittings ?? [];
  const choice = toChoice(input, present.length);
  const areTimesRight = sittings.every(
    (_, index) => readTime(input.times[index] ?? '') !== undefined,
  );
  return {
    ...{ input, change, ...fetched, present, choice, ...seating, sittings, shuffles, hasNoDesks },
    room: seating.shown?.problem.room ?? toLayout(choice),
    canSeat: problem !== undefined,
    canDraw:
      seating.shown &&
      !seating.isWorking &&
      sittings.length <= maxSittings &&
      present.length <= maxExamPupils &&
      areTimesRight,
    leaveOutFailed:
      failedAt > 0
        ? () => change({ classIds: input.classIds.filter((_, at) => at !== failedAt) })
        : undefined,
    shuffle: () => {
      setInput({ ...input, seed: crypto.randomUUID() });
      setShuffles(shuffles + 1);
    },
  };
}

function useExamClasses(classIds: readonly string[]) {
  const queries = useClasses(classIds);
  const failedAt = queries.findIndex(({ error, data }) => error && !data);
  const classes = queries.flatMap(({ data }) => data ?? []);
  const editable = classes.filter(({ mayEdit }) => mayEdit);
  const kept = useConditionsOfClasses(editable.map(({ id }) => id));
  return {
    ...{ classes, failedAt, failed: queries[failedAt] },
    isLoaded: classes.length === classIds.length,
    areConditionsLoaded: !kept.some(isAwaited),
    conditions: kept
      .flatMap(({ data }, at) =>
        allWithMarkedPupils(data?.conditions ?? [], toMarkedPupils(editable[at]!)),
      )
      .filter(({ type }) => examConditions.includes(type)),
  };
}

function useExamInput({ first, active, away, classRooms }: ExamStart, today: string) {
  const teacherId = useTeacherId();
  const draftKey = teacherId && examDraftKey(teacherId, first.id);
  const [input, setInput] = useState<ExamInput>(() => {
    const kept = draftKey === undefined ? undefined : readDraft(draftKey, examInputSchema);
    if (kept && kept.day >= today) return kept;
    if (kept) return { ...kept, day: today, absent: [...away] };
    const { kind, seatCount, own } = startingRoom(first.pupils.length, active, classRooms);
    return {
      seed: crypto.randomUUID(),
      classIds: [first.id],
      choice: active ? { kind, seatCount, own } : { kind: 'single', seatCount },
      seatsText: active && !own ? String(active.desks.length) : '',
      order: 'random',
      hasVariants: true,
      keepsConditions: true,
      absent: [...away],
      unused: [],
      title: '',
      day: today,
      times: [],
    };
  });
  useDraft(draftKey, input);
  return [input, setInput] as const;
}
