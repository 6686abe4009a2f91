'use client';

import { useMemo, useState } from 'react';
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
import { examConditions } from '@/lib/core/exam/exam';
import { toLayout } from '@/lib/core/maps/room-choice';
import { deskKey } from '@/lib/core/rooms/room';
import { startingRoom } from '@/lib/core/maps/starting-room';
import {
  examInputSchema,
  presentIn,
  readSeats,
  readTime,
  toChoice,
  toExamProblem,
  type ExamInput,
  type SeatingInput,
} from './exam-input';
import type { ExamSeat } from './exam-room';
import { useExamSeating } from './use-exam-seating';

export interface ExamStart {
  /** The class that the test was begun at. */
  first: ClassDetail;
  /** Its map now, in whose room the test is unless another one is chosen. */
  active: SavedMap | undefined;
  away: readonly PupilId[];
  classRooms: ClassRooms;
}

export type ExamWork = ReturnType<typeof useExam>;

/** The input of a written test, and the seats that follow from it. */
export function useExam(start: ExamStart) {
  const today = useToday();
  const [input, setInput] = useExamInput(start, today);
  const [sitting, setSitting] = useState(0);
  /** How often the seats were shuffled since the last other change. */
  const [shuffles, setShuffles] = useState(0);

  const queries = useClasses(input.classIds);
  const failedAt = queries.findIndex(({ error, data }) => error && !data);
  const failed = queries[failedAt];
  const found = queries.flatMap(({ data }) => data ?? []);
  const classes = useStable(found);
  const isLoaded = found.length === input.classIds.length;
  const keptConditions = useConditionsOfClasses(
    classes.flatMap(({ id, mayEdit }) => (mayEdit ? [id] : [])),
  );
  const conditions = useStable(
    keptConditions
      .flatMap(({ data }) => data?.conditions ?? [])
      .filter(({ type }) => examConditions.includes(type)),
  );
  const areConditionsLoaded = !keptConditions.some(isAwaited);
  const present = presentIn(classes, input);
  const canSeat =
    isLoaded &&
    areConditionsLoaded &&
    present.length > 0 &&
    readSeats(input, present.length) !== undefined;
  const { seed, title: _title, times: _times, ...seated } = input;
  // As text, so that another title does not count as another problem.
  const wanted = JSON.stringify(seated satisfies SeatingInput);
  const problem = useMemo(() => {
    if (!canSeat) return undefined;
    const made = toExamProblem(JSON.parse(wanted) as SeatingInput, classes, conditions);
    return made.unusedDesks.length < made.room.desks.length ? made : undefined;
  }, [canSeat, wanted, classes, conditions]);
  const { shown, hasFailed, isWorking } = useExamSeating(problem, seed);
  const sittings = shown?.seating.sittings ?? [];
  const sittingAt = Math.min(sitting, sittings.length - 1);
  const shownSitting = sittings[sittingAt];

  const names = new Map(present.map(({ id, name }) => [id, name]));
  const classOf = new Map(
    classes.flatMap(({ name, pupils }) => pupils.map(({ id }) => [id, name] as const)),
  );
  const choice = toChoice(input, present.length);
  const room = shown?.problem.room ?? toLayout(choice);
  const seats = new Map<string, ExamSeat>(
    Object.entries(shownSitting?.seats ?? {}).flatMap(([id, desk]) => {
      const name = names.get(id);
      const at = room.desks[desk];
      if (name === undefined || !at) return [];
      const className = classes.length > 1 ? classOf.get(id) : undefined;
      return [[deskKey(at), { name, className, variant: shownSitting?.variants?.[id] }]];
    }),
  );
  const change = (changed: Partial<ExamInput>) => {
    setInput({ ...input, ...changed });
    setShuffles(0);
  };
  const areTimesRight = sittings.every(
    (_, index) => readTime(input.times[index] ?? '') !== undefined,
  );
  return {
    ...{ input, today, classes, isLoaded, failed, conditions, present, names },
    ...{ choice, room, seats, shown, hasFailed, isWorking, sittings, sittingAt, setSitting },
    ...{ canSeat: problem !== undefined, change, shuffles },
    hasNoDesks: canSeat && !problem,
    canDraw:
      shown &&
      !isWorking &&
      sittings.length <= maxSittings &&
      present.length <= maxExamPupils &&
      areTimesRight,
    /** Takes out the class that could not be fetched; undefined for the one that the test was begun at. */
    leaveOutFailed:
      failedAt > 0
        ? () => change({ classIds: input.classIds.filter((_, at) => at !== failedAt) })
        : undefined,
    shuffle: () => {
      setInput({ ...input, seed: crypto.randomUUID() });
      setShuffles(shuffles + 1);
    },
    toggleDesk: (desk: string) =>
      change({
        unused: input.unused.includes(desk)
          ? input.unused.filter((other) => other !== desk)
          : [...input.unused, desk],
      }),
  };
}

/** The input of a test, kept as a draft. */
function useExamInput({ first, active, away, classRooms }: ExamStart, today: string) {
  const teacherId = useTeacherId();
  const draftKey = teacherId && examDraftKey(teacherId, first.id);
  const [input, setInput] = useState<ExamInput>(() => {
    const kept = draftKey === undefined ? undefined : readDraft(draftKey, examInputSchema);
    if (kept && kept.day >= today) return kept;
    // Other pupils are absent on another day.
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

/** The last list until another one has other contents, for effects and memos. */
function useStable<Item>(items: Item[]): Item[] {
  const [stable, setStable] = useState(items);
  const isSame = stable.length === items.length && stable.every((one, at) => one === items[at]);
  if (!isSame) setStable(items);
  return isSame ? stable : items;
}
