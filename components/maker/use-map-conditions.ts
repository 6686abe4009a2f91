'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState } from 'react';
import { notify } from '@/components/ui/notifications';
import type { Pupil } from '@/lib/contracts/classes';
import type { KeptConditions } from '@/lib/contracts/conditions';
import type { SavedMap } from '@/lib/contracts/maps';
import type { ClassCondition, ConditionId, Day } from '@/lib/core/conditions/class-condition';
import { resolveConditions, type NamedRoom, type Resolved } from '@/lib/core/conditions/resolve';
import { explainClash } from '@/lib/core/seating/clash/explain-clash';
import type { ClashReason } from '@/lib/core/seating/clash/reason';
import type { LastChange } from './conditions-step';
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

/** The class's conditions and what they are for the map in hand: those that apply, and what stands against them. */
export function useMapConditions(input: MapConditionsInput) {
  const { classId, pupils, kept, active, room, today, absent, off } = input;
  const t = useTranslations('Conditions');
  const [takenOver] = useState(() => activeMapConditions(active));
  const [last, setLast] = useState<LastChange>();
  const keeper = useKeepConditions(classId, pupils, kept, takenOver, () => {
    // Undoing would take back what somebody else has done too.
    setLast(undefined);
    notify({ type: 'info', message: t('mergedFromElsewhere') });
  });
  const { conditions } = keeper;

  const resolve = (change: { off?: ConditionId[]; room?: NamedRoom } = {}): Resolved => {
    const away = new Set(absent);
    return resolveConditions(conditions, {
      room: change.room ?? room,
      today,
      off: change.off ?? off,
      present: pupils.flatMap(({ id }) => (away.has(id) ? [] : [id])),
    });
  };
  const resolved = resolve();
  const clashKey = JSON.stringify([resolved.conditions, room.plan.desks.length, absent]);
  const reasons = useMemo(
    () => findClashes(resolved, room, pupils, absent),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the key says whether they are equal
    [clashKey, room.identity],
  );
  const isAboutWish = (reason: ClashReason) =>
    reason.conditions.some((index) => resolved.conditions[index]?.wish);
  return {
    conditions,
    lapsed: keeper.lapsed,
    error: keeper.error,
    save: keeper.save,
    resolve,
    resolved,
    /** Why conditions that must be kept cannot all be kept, as far as it is found without a search. */
    clashes: reasons.filter((reason) => !isAboutWish(reason)),
    /** The same where a wish is among them. */
    wishClashes: reasons.filter(isAboutWish),
    last,
    /** Changes the list; `text` says what was done, so that it can be undone. */
    change: (next: ClassCondition[], text: string) => {
      setLast({ text, before: conditions });
      keeper.change(next);
    },
    /** Takes the last change back. */
    undo: () => {
      if (last) keeper.change(last.before);
      setLast(undefined);
    },
    /** Removes conditions that have lapsed from what the class keeps. */
    readLapsed: () => keeper.change(conditions),
  };
}

/** Reasons why the conditions of the map cannot all be kept, as far as they are found without a search. */
function findClashes(
  { conditions }: Resolved,
  room: NamedRoom,
  pupils: Pupil[],
  absent: string[],
): ClashReason[] {
  const present = pupils.map(({ id }) => id).filter((id) => !absent.includes(id));
  if (present.length > room.plan.desks.length) return [];
  const problem = { room: { desks: room.plan.desks }, pupils: present, conditions };
  return explainClash(
    problem,
    conditions.map((_, index) => index),
  );
}
