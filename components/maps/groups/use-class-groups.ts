'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useKeepGroupRounds } from '@/lib/client/classes/group-rounds';
import { groupsDraftKey } from '@/lib/client/local/groups-draft';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { useToday } from '@/lib/client/page/use-today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import {
  addDays,
  isEnded,
  withoutAbsent,
  type Condition,
  type PupilId,
} from '@/lib/core/conditions/condition';
import { relationOf } from '@/lib/core/seating/groups/group-model';
import { toGroupProblems } from './group-problems';
import { readRounds, type GroupsInput } from './group-settings';
import { useGroupsEngine } from './use-groups-engine';
import { useRemarks } from './use-remarks';
import { useRoundsInHand } from './use-rounds-in-hand';

export interface OfClass {
  detail: ClassDetail;
  /** The rounds that the class keeps, the newest first. */
  kept: readonly GroupRound[];
  conditions: readonly Condition[];
  /** Pupils who are away today. */
  away: readonly PupilId[];
}

export type ClassGroupsWork = ReturnType<typeof useClassGroups>;

/** The size of the largest group of the first round; 4 without one. */
const usualSize = ([round]: readonly GroupRound[]) =>
  round ? Math.max(...round.groups.map((group) => group.length)) : 4;

/** The groups of a class that are shown, what is chosen for the next ones, and what can be done with them. */
export function useClassGroups({ detail, kept, conditions, away }: OfClass) {
  const t = useTranslations('Groups');
  const { id: classId, pupils, mayEdit } = detail;
  const teacherId = useTeacherId();
  const today = useToday();
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const inHand = useRoundsInHand(teacherId && groupsDraftKey(teacherId, classId));
  const [input, setInput] = useState<GroupsInput>(() => ({
    by: 'size',
    // As last time; fewer in a small class, in which nothing else could be chosen.
    numberText: String(
      Math.min(usualSize(inHand.rounds ?? kept), Math.max(1, pupils.length - away.length)),
    ),
    roundsText: String(inHand.rounds?.length ?? 1),
    absent: pupils.flatMap(({ id }) => (away.includes(id) ? [id] : [])),
    isNew: true,
  }));
  const [chosenDay, setChosenDay] = useState(today);
  const [chosenId, setChosenId] = useState<string>();
  /** What is announced; told again, the same words count as new ones. */
  const [told, setTold] = useState({ text: '', times: 0 });
  const engine = useGroupsEngine();
  const keep = useKeepGroupRounds(classId);
  const sentence = useConditionText({ desks: [] }, names);

  const all = pupils.map(({ id }) => id);
  const present = all.filter((id) => !input.absent.includes(id));
  // Pupils may have been deleted since the groups were made.
  const rounds = (inHand.rounds ?? []).flatMap((round) => leaveOut(round, (id) => !names.has(id)));
  const isInHand = rounds.length > 0;
  useUnsavedWarning(isInHand && !inHand.isFirst && !keep.isPending, { isKept: true });
  // A kept round that is changed by hand has its own day.
  const day = rounds[0]?.day ?? chosenDay;
  /** Who is absent is so in the first round only. */
  const isFirst = (round: GroupRound) => round.day === (isInHand ? day : today);
  const lasting = conditions.filter((one) => !isEnded(one, day) && relationOf(one) !== undefined);
  const stored =
    kept.find(({ id }) => id === chosenId) ??
    // Rounds may be kept for weeks to come.
    kept.find((round) => round.day <= today) ??
    kept.at(-1);
  const shown = isInHand ? rounds : stored ? [stored] : [];
  const counted = readRounds(input) === 1 ? withoutAbsent(lasting, input.absent) : lasting;
  const toProblems = (of: GroupsInput) =>
    toGroupProblems(of, { pupils: all, conditions: lasting, kept });
  const remarksOf = useRemarks({ names, conditions: counted, sentence });

  const tell = (text: string) => setTold(({ times }) => ({ text, times: times + 1 }));
  const undo = () => {
    inHand.undo();
    tell(t('undone'));
  };
  const make = (wanted: GroupsInput, take: (made: GroupRound[]) => void = inHand.set) => {
    const problems = toProblems(wanted);
    if (!problems) return engine.stop();
    keep.reset();
    const firstDay = day < today ? chosenDay : day;
    void engine.make(problems, (made) => {
      take(
        made.map((groups, index) => ({
          id: crypto.randomUUID(),
          version: 0,
          day: addDays(firstDay, 7 * index),
          groups,
        })),
      );
      tell(t('made', { rounds: made.length, groups: made[0]!.length }));
    });
  };
  const makeFirst = useEffectEvent(() => {
    const isEmpty = kept.length === 0 && (!isInHand || inHand.isFirst);
    if (mayEdit && isEmpty) make(input, inHand.begin);
  });
  useEffect(() => {
    makeFirst();
  }, [pupils, conditions]);
  const save = async () => {
    const sent = inHand.rounds;
    // The page shows `keep.error`.
    const answer = await keep.mutateAsync(rounds).catch(() => undefined);
    if (!answer) return;
    setChosenId(rounds[0]?.id);
    inHand.end(sent, answer);
    notify({ type: 'success', message: t('kept', { count: rounds.length }) });
  };
  return {
    /** Whether groups in hand can no longer be kept. */
    isStranded: isInHand && !mayEdit,
    discard: () => {
      inHand.set(undefined);
      keep.reset();
    },
    ...{ names, input, day, today, counted, sentence, shown, stored, isInHand, told },
    work: engine.work,
    keeping: { error: keep.error, isPending: keep.isPending },
    canMake: toProblems(input) !== undefined,
    make: () => make(input),
    save,
    stop: () => {
      engine.stop();
      tell(t('stopped'));
    },
    undo: inHand.canUndo ? undo : undefined,
    set: (changed: Partial<GroupsInput>) => {
      const next = { ...input, ...changed };
      setInput(next);
      if (!changed.absent || shown.length === 0) return make(next);
      engine.forget();
      const gone = changed.absent.filter((id) => !input.absent.includes(id));
      const isGrouped = rounds[0]?.groups.flat().some((id) => gone.includes(id));
      if (isGrouped) {
        inHand.set(
          rounds.flatMap((one) => leaveOut(one, (id) => isFirst(one) && gone.includes(id))),
        );
      }
    },
    setDay: (chosen: string) => {
      setChosenDay(chosen);
      // Away today means away today.
      if (chosen !== today) {
        setInput({ ...input, absent: input.absent.filter((id) => !away.includes(id)) });
      }
      if (!isInHand) return;
      inHand.set(rounds.map((round, index) => ({ ...round, day: addDays(chosen, 7 * index) })));
    },
    /** Gives a shown round other groups. */
    change: (round: GroupRound, groups: PupilId[][]) =>
      inHand.set(shown.map((one) => (one.id === round.id ? { ...round, groups } : one))),
    /** Shows a kept round. Rounds in hand are put aside, and come back when that is undone. */
    show: (id: string) => {
      setChosenId(id);
      if (!isInHand) return;
      inHand.set(undefined);
      notify({
        type: 'info',
        message: t('putAside'),
        action: { label: t('undo'), onClick: undo },
      });
    },
    /** Returns what is to be known of each group of the shown round at this place. */
    remarksAt: (index: number) => {
      const round = shown[index]!;
      const before = [...shown.slice(0, index), ...earlierThan(round, kept, shown)];
      const counts = input.isNew || !isInHand;
      return remarksOf(round.groups, counts ? before.map(({ groups }) => groups) : []);
    },
    /** Returns the pupils who are present and in no group of a round. */
    withoutGroup: (round: GroupRound) => {
      const grouped = new Set(round.groups.flat());
      return (isFirst(round) ? present : all).filter((id) => !grouped.has(id));
    },
  };
}

/** Leaves pupils out of a round, then its empty groups. Answers no round if no group is left. */
function leaveOut(round: GroupRound, isOut: (id: PupilId) => boolean): GroupRound[] {
  const groups = round.groups
    .map((group) => group.filter((id) => !isOut(id)))
    .filter((group) => group.length > 0);
  return groups.length > 0 ? [{ ...round, groups }] : [];
}

/** The kept rounds, newest first, that are earlier than a shown one and not shown themselves. */
function earlierThan(
  round: GroupRound,
  kept: readonly GroupRound[],
  shown: readonly GroupRound[],
): GroupRound[] {
  const at = kept.findIndex(({ id }) => id === round.id);
  return kept.filter(
    ({ id, day }, index) =>
      (day < round.day || (day === round.day && index > at)) && shown.every((one) => one.id !== id),
  );
}
