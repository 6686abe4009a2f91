import {
  conditionPupils,
  type Condition,
  type PupilId,
  withoutAbsent,
} from '@/lib/core/conditions/condition';
import { createEditing, type History } from '@/lib/core/editing/history';
import { applyChange, invertChange, type Change } from './change';
import type { Command, Refusal } from './command';
import { runCommand } from './commands';
import { consequenceBetween } from './consequence';
import { isSameDesk, seatOf, type MapInHand } from './map-in-hand';
import type { DoneTold, Told } from './told';

/** One step to undo or redo. */
export interface Step {
  change: Change;
  told: DoneTold;
}

/** A map with all that was done to it and all that was undone. */
export interface Work extends History<Step, Told> {
  map: MapInHand;
}

export const startWork = (map: MapInHand): Work => ({ map, done: [], undone: [] });

/** Commands as steps to undo and redo; each tells which conditions it breaks and mends. */
export const { execute, undo, redo } = createEditing<Work, Step, Command, Refusal>({
  plan: ({ map }, command) => runCommand(map, command),
  apply: ({ map }, { change }, isBack) => ({
    map: applyChange(map, isBack ? invertChange(change) : change),
  }),
  toTold: (code, { told }, before, after) => ({
    code,
    step: told,
    consequence: consequenceBetween(before.map, after.map),
  }),
});

/**
 * The pupils who stay where they are when the rest is mended: those who are locked, and those whom the teacher moved
 * since the last whole map and who still sit where they were put. Who only had to give way is not among them.
 */
export function keptByHand({ map, done }: Work): PupilId[] {
  const kept = new Set(map.locked);
  const seen = new Set<PupilId>();
  for (const { change, told } of [...done].reverse()) {
    if (told.code === 'replaced') break;
    const carried = told.code === 'moved' || told.code === 'tablesSwapped' ? told.pupils : [];
    for (const entry of change) {
      if (entry.in !== 'seats' || seen.has(entry.pupil)) continue;
      seen.add(entry.pupil);
      const now = seatOf(map, entry.pupil);
      const isThere = now && entry.after && isSameDesk(now, entry.after);
      if (isThere && carried.includes(entry.pupil)) kept.add(entry.pupil);
    }
  }
  return [...kept];
}

/** Whether anything was done to the map by hand since the last whole map. */
export const isTouched = ({ done }: Pick<Work, 'done'>): boolean =>
  done.length > 0 && done.at(-1)!.told.code !== 'replaced';

/**
 * The work with other conditions, which came from elsewhere. What was done stays and can be undone, but not former
 * changes of the conditions.
 */
export function withConditions({ map, done, undone }: Work, conditions: Condition[]): Work {
  const withoutConditions = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const change = step.change.filter((entry) => entry.in !== 'conditions');
      return change.length > 0 ? [{ ...step, change }] : [];
    });
  return {
    map: { ...map, conditions },
    done: withoutConditions(done),
    undone: withoutConditions(undone),
  };
}

/**
 * The work for the pupils that the class has now: who is gone leaves the map and its conditions, and then nothing before
 * can be undone.
 */
export function forPupils(work: Work, pupils: readonly PupilId[]): Work {
  const { map } = work;
  const known = new Set([...pupils, ...map.guests.map(({ id }) => id)]);
  const named = [
    ...Object.keys(map.seats),
    ...map.absent.map(({ pupil }) => pupil),
    ...map.conditions.flatMap(conditionPupils),
  ];
  const gone = named.filter((id) => !known.has(id));
  if (gone.length === 0) return work;
  return startWork({
    ...map,
    conditions: withoutAbsent(map.conditions, gone),
    seats: Object.fromEntries(Object.entries(map.seats).filter(([id]) => known.has(id))),
    locked: map.locked.filter((id) => known.has(id)),
    absent: map.absent.filter(({ pupil }) => known.has(pupil)),
  });
}

/** The work without those who were away, for another day: they have their desk or none. Nothing before can be undone. */
export function withoutAbsences(work: Work): Work {
  return work.map.absent.length === 0 ? work : startWork({ ...work.map, absent: [] });
}
