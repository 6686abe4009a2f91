'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import { useKeepGroupRounds } from '@/lib/client/classes/group-rounds';
import { groupsDraftKey } from '@/lib/client/drafts/groups-draft';
import { useConditionText } from '@/lib/client/maps/use-condition-text';
import { todayInNorway } from '@/lib/client/page/today';
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
import { readDivision, readRounds, type GroupsInput } from './group-settings';
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

/** The groups of a class that are shown, what is chosen for the next ones, and what can be done with them. */
export function useClassGroups({ detail, kept, conditions, away }: OfClass) {
  const t = useTranslations('Groups');
  const { id: classId, pupils } = detail;
  const teacherId = useTeacherId();
  const today = todayInNorway();
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const [input, setInput] = useState<GroupsInput>(() => ({
    by: 'size',
    numberText: '4',
    roundsText: '1',
    absent: pupils.flatMap(({ id }) => (away.includes(id) ? [id] : [])),
    isNew: true,
  }));
  const [day, setDay] = useState(today);
  const [chosenId, setChosenId] = useState<string>();
  const inHand = useRoundsInHand(teacherId && groupsDraftKey(teacherId, classId));
  const engine = useGroupsEngine();
  const keep = useKeepGroupRounds(classId);
  const sentence = useConditionText({ desks: [] }, names);
  useUnsavedWarning(inHand.rounds !== undefined && !keep.isPending, { isKept: true });

  const present = pupils.map(({ id }) => id).filter((id) => !input.absent.includes(id));
  const counted = withoutAbsent(
    conditions.filter((one) => !isEnded(one, day) && relationOf(one) !== undefined),
    input.absent,
  );
  // Pupils may have been deleted since the groups were made.
  const rounds = (inHand.rounds ?? []).map((round) => ({
    ...round,
    groups: round.groups.map((group) => group.filter((id) => names.has(id))),
  }));
  const isInHand = inHand.rounds !== undefined;
  const stored = kept.find(({ id }) => id === chosenId) ?? kept[0];
  const shown = isInHand ? rounds : stored ? [stored] : [];
  const division = readDivision(input, present.length);
  const count = readRounds(input);
  const earlier = kept.filter(({ id }) => !shown.some((round) => round.id === id));
  const remarksOf = useRemarks({ names, conditions: counted, sentence });

  const make = () => {
    if (!division || !count) return;
    const previous = input.isNew ? kept.map(({ groups }) => groups) : [];
    const problem = { pupils: present, division, rounds: count, conditions: counted, previous };
    keep.reset();
    void engine.make(problem, (made) =>
      inHand.set(
        made.map((groups, index) => ({
          id: crypto.randomUUID(),
          day: addDays(day, 7 * index),
          groups,
        })),
      ),
    );
  };
  const save = async () => {
    // The page shows `keep.error`.
    const answer = await keep.mutateAsync(rounds).catch(() => undefined);
    if (!answer) return;
    setChosenId(rounds[0]?.id);
    inHand.end();
    notify({ type: 'success', message: t('kept', { count: rounds.length }) });
  };
  return {
    ...{ names, input, day, today, counted, sentence, shown, stored, isInHand },
    work: engine.work,
    keeping: { error: keep.error, isPending: keep.isPending },
    canMake: division !== undefined && count !== undefined,
    make,
    save,
    undo: inHand.undo,
    set: (changed: Partial<GroupsInput>) => {
      setInput({ ...input, ...changed });
      engine.forget();
    },
    setDay: (chosen: string) => {
      setDay(chosen);
      if (!isInHand) return;
      inHand.set(rounds.map((round, index) => ({ ...round, day: addDays(chosen, 7 * index) })));
    },
    /** Gives a shown round other groups. */
    change: (round: GroupRound, groups: PupilId[][]) =>
      inHand.set(shown.map((one) => (one.id === round.id ? { ...round, groups } : one))),
    /** Shows a kept round. */
    show: (id: string) => {
      setChosenId(id);
      if (isInHand) inHand.end();
    },
    /** Returns what is to be known of each group of the shown round at this place. */
    remarksAt: (index: number) => {
      const before = [...shown.slice(0, index), ...earlier].map(({ groups }) => groups);
      return remarksOf(shown[index]!.groups, input.isNew || !isInHand ? before : []);
    },
  };
}
