'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useMemo, useReducer, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import { useUnsavedWarning } from '@/components/ui/use-unsaved-warning';
import { useKeepGroupRounds } from '@/lib/client/classes/group-rounds';
import { useConditionTextWithMarks } from '@/components/conditions/use-condition-text-with-marks';
import { useToday } from '@/lib/client/page/use-today';
import type { ClassDetail } from '@/lib/contracts/classes/classes';
import type { GroupRound } from '@/lib/contracts/classes/group-rounds';
import {
  isEnded,
  withoutAbsent,
  type Condition,
  type Day,
  type PupilId,
} from '@/lib/core/conditions/condition';
import { leaveOut, weeklyFrom } from '@/lib/core/seating/groups/dated-rounds';
import { relationOf } from '@/lib/core/conditions/kinds';
import {
  readRounds,
  startInput,
  toGroupProblems,
  type GroupsInput,
} from '@/lib/client/maps/groups-input';
import { useGroupsEngine } from './use-groups-engine';
import { useEditedRounds, type EditedRounds } from './use-edited-rounds';

export interface OfClass {
  detail: ClassDetail;
  kept: readonly GroupRound[];
  conditions: readonly Condition[];
  away: readonly PupilId[];
}

export type ClassGroupsWork = ReturnType<typeof useClassGroups>;

export function useClassGroups(ofClass: OfClass) {
  const t = useTranslations('Groups');
  const { detail, kept } = ofClass;
  const { id: classId, pupils, mayEdit } = detail;
  const today = useToday();
  const names = useMemo(() => new Map(pupils.map((pupil) => [pupil.id, pupil.name])), [pupils]);
  const sentence = useConditionTextWithMarks({ desks: [] }, detail);
  const edited = useEditedRounds(classId, names);
  const { rounds } = edited;
  const isEdited = rounds.length > 0;
  const [chosenId, setChosenId] = useState<string>();
  const [announcement, announce] = useReducer(
    ({ times }: { times: number }, text: string) => ({ text, times: times + 1 }),
    { text: '', times: 0 },
  );
  const keep = useKeepGroupRounds(classId);
  useUnsavedWarning(isEdited && !edited.isFirst && !keep.isPending, { isKept: true });
  const making = useGroupsMaking(ofClass, edited, { announce, onMake: keep.reset });
  const stored =
    kept.find(({ id }) => id === chosenId) ??
    kept.find((round) => round.day <= today) ??
    kept.at(-1);
  const shown = isEdited ? rounds : stored ? [stored] : [];
  const undo = () => {
    edited.undo();
    announce(t('undone'));
  };
  const save = async () => {
    const answer = await keep.mutateAsync(rounds).catch(() => undefined);
    if (!answer) return;
    setChosenId(rounds[0]?.id);
    edited.end(answer);
    notify({ type: 'success', message: t('kept', { count: rounds.length }) });
  };
  return {
    ...{ detail, kept, names, sentence, making, announcement, shown, isEdited },
    undo: edited.canUndo ? undo : undefined,
    change: (round: GroupRound, groups: PupilId[][]) =>
      edited.set(shown.map((one) => (one.id === round.id ? { ...round, groups } : one))),
    show: (id: string) => {
      setChosenId(id);
      if (!isEdited) return;
      edited.set(undefined);
      notify({
        type: 'info',
        message: t('putAside'),
        action: { label: t('undo'), onClick: undo },
      });
    },
    keeping: {
      save,
      error: keep.error,
      isPending: keep.isPending,
      isStranded: isEdited && !mayEdit,
      discard: () => {
        edited.set(undefined);
        keep.reset();
      },
    },
  };
}

function useGroupsMaking(
  { detail, kept, conditions, away }: OfClass,
  edited: EditedRounds,
  { announce, onMake }: { announce: (text: string) => void; onMake: () => void },
) {
  const t = useTranslations('Groups');
  const today = useToday();
  const { pupils, mayEdit } = detail;
  const { rounds } = edited;
  const [input, setInput] = useState(() => startInput(pupils, away, { edited: rounds, kept }));
  const [chosenDay, setChosenDay] = useState(today);
  const engine = useGroupsEngine();
  const day = rounds[0]?.day ?? chosenDay;
  const lasting = conditions.filter((one) => !isEnded(one, day) && relationOf(one) !== undefined);
  const problem = { pupils: pupils.map(({ id }) => id), conditions: lasting, kept };

  const make = (wanted: GroupsInput, take: (made: GroupRound[]) => void = edited.set) => {
    const problems = toGroupProblems(wanted, problem);
    if (!problems) return engine.stop();
    onMake();
    const firstDay = day < today ? chosenDay : day;
    void engine.make(problems, (made) => {
      const toRound = (groups: PupilId[][]) => ({ id: crypto.randomUUID(), version: 0, groups });
      take(weeklyFrom(firstDay, made.map(toRound)));
      announce(t('made', { rounds: made.length, groups: made[0]!.length }));
    });
  };
  const makeFirst = useEffectEvent(() => {
    const isEmpty = kept.length === 0 && (rounds.length === 0 || edited.isFirst);
    if (mayEdit && isEmpty) make(input, edited.begin);
  });
  useEffect(() => {
    makeFirst();
  }, [pupils, conditions]);
  const change = (changed: Partial<GroupsInput>) => {
    const next = { ...input, ...changed };
    setInput(next);
    if (!changed.absent || rounds.length + kept.length === 0) return make(next);
    engine.forget();
    const isGone = (id: PupilId) => next.absent.includes(id) && !input.absent.includes(id);
    const [first, ...others] = rounds;
    if (first?.groups.flat().some(isGone)) edited.set([...leaveOut(first, isGone), ...others]);
  };
  return {
    ...{ input, change, day, work: engine.work },
    conditions: readRounds(input) === 1 ? withoutAbsent(lasting, input.absent) : lasting,
    setDay: (chosen: Day) => {
      setChosenDay(chosen);
      if (chosen !== today) {
        setInput({ ...input, absent: input.absent.filter((id) => !away.includes(id)) });
      }
      if (rounds.length > 0) edited.set(weeklyFrom(chosen, rounds));
    },
    canMake: toGroupProblems(input, problem) !== undefined,
    make: () => make(input),
    stop: () => {
      engine.stop();
      announce(t('stopped'));
    },
  };
}
