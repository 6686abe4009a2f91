'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import type { Pupil } from '@/lib/contracts/classes/classes';
import type { KeptConditions } from '@/lib/contracts/conditions/conditions';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Condition, ConditionId, Day } from '@/lib/core/conditions/condition';
import type { NamedRoom } from '@/lib/core/conditions/condition-room';
import { isSameList } from '@/lib/core/conditions/merge';
import { resolveConditions, type Resolved } from '@/lib/core/conditions/resolve';
import { undoChange } from '@/lib/core/conditions/undo';
import { explainClash } from '@/lib/core/seating/clash/explain-clash';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { activeMapConditions } from './starting-point';
import { useKeepConditions } from './use-keep-conditions';

interface MapConditionsInput {
  classId: string;
  pupils: Pupil[];
  kept: KeptConditions;
  active: SavedMap | undefined;
  room: NamedRoom;
  today: Day;
  absent: string[];
  off: ConditionId[];
}

/** A change of the list, in words, and the list before and after it. */
interface LastChange {
  text: string;
  before: Condition[];
  after: Condition[];
}

export type MapConditions = ReturnType<typeof useMapConditions>;

/** The class's conditions and what they are for the map in hand: those that apply, and what stands against them. */
export function useMapConditions(input: MapConditionsInput) {
  const { classId, pupils, kept, active, room, today, absent, off } = input;
  const t = useTranslations('Conditions');
  const [takenOver] = useState(() => activeMapConditions(active));
  const [last, setLast] = useState<LastChange>();
  const keeper = useKeepConditions(classId, pupils, kept, takenOver, {
    merged: () => notify({ type: 'info', message: t('mergedFromElsewhere') }),
    // The notice at the top of the page may be out of sight.
    failed: () => notify({ type: 'warning', message: t('notSavedYet') }),
  });
  const { conditions } = keeper;
  // Takes back the teacher's own change only, not that of another teacher which was merged since.
  const undone = last && undoChange(last.before, last.after, conditions);

  const resolve = (
    present: readonly string[],
    change: { off?: ConditionId[]; room?: NamedRoom } = {},
  ): Resolved =>
    resolveConditions(conditions, {
      room: change.room ?? room,
      today,
      off: change.off ?? off,
      present,
    });
  const everybody = pupils.map(({ id }) => id);
  const resolved = resolve(everybody.filter((id) => !absent.includes(id)));
  const reasons = useClashes(toProblem(resolved, room, pupils, absent));
  const isAboutWish = (reason: ClashReason) =>
    resolved.conditions.some(({ id, wish }) => wish && reason.conditions.includes(id));
  return {
    conditions,
    lapsed: keeper.lapsed,
    error: keeper.error,
    save: keeper.save,
    resolved,
    /** The conditions for a map in hand, which says itself who is away. */
    forMap: (change: { off?: ConditionId[]; room?: NamedRoom } = {}): Condition[] =>
      resolve(everybody, change).conditions,
    /** Why conditions that must be kept cannot all be kept, as far as it is found without a search. */
    clashes: reasons.filter((reason) => !isAboutWish(reason)),
    /** Reasons with a wish among their conditions. */
    wishClashes: reasons.filter(isAboutWish),
    /** Describes the last change, as long as it can be undone. */
    last: undone && !isSameList(undone, conditions) ? last.text : undefined,
    /** Changes the list; `text` says what was done, so that it can be undone. */
    change: (next: Condition[], text: string) => {
      setLast({ text, before: conditions, after: next });
      keeper.change(next);
    },
    /** Changes the list as it was changed on the map, where it is undone too. */
    changeFromMap: (next: Condition[]) => {
      setLast(undefined);
      keeper.change(next);
    },
    /** Takes the last change back. */
    undo: () => {
      if (undone) keeper.change(undone);
      setLast(undefined);
    },
    /** Removes conditions that have lapsed from what the class keeps. */
    readLapsed: () => keeper.change(conditions),
  };
}

function toProblem(
  { conditions }: Resolved,
  { plan }: NamedRoom,
  pupils: Pupil[],
  absent: string[],
): SeatingProblem {
  const present = pupils.map(({ id }) => id).filter((id) => !absent.includes(id));
  return { room: { desks: plan.desks }, pupils: present, conditions };
}

/** Finds the reasons again only for another problem. Compared as text: its lists are new ones at each render. */
function useClashes(problem: SeatingProblem): ClashReason[] {
  const text = JSON.stringify(problem);
  return useMemo(() => findClashes(JSON.parse(text) as SeatingProblem), [text]);
}

/** Reasons why the conditions of the map cannot all be kept, as far as they are found without a search. */
function findClashes(problem: SeatingProblem): ClashReason[] {
  if (problem.pupils.length > problem.room.desks.length) return [];
  return explainClash(
    problem,
    problem.conditions.map(({ id }) => id),
  );
}
