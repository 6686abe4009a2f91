import {
  conditionPupils,
  type Condition,
  type PupilId,
  withoutAbsent,
} from '@/lib/core/conditions/condition';
import { applyChange, invertChange, type Change } from './change';
import type { Command } from './command';
import { runCommand } from './commands';
import { consequenceBetween } from './consequence';
import { isSameDesk, seatOf, type MapInHand } from './map-in-hand';
import type { DoneTold, Told } from './told';

/** One step to undo or redo. */
export interface Step {
  change: Change;
  told: DoneTold;
}

/** A map with all that was done to it and all that was undone, without end; plain data. */
export interface Work {
  map: MapInHand;
  done: readonly Step[];
  undone: readonly Step[];
}

/** A work, and what is told about the last step. */
export interface Worked<State extends Work = Work> {
  work: State;
  told?: Told;
}

export const startWork = (map: MapInHand): Work => ({ map, done: [], undone: [] });

/** Carries out a command as one step to undo; what it did, or why it did nothing, is told. */
export function execute(work: Work, command: Command): Worked {
  const outcome = runCommand(work.map, command);
  if (!outcome) return { work };
  if ('refused' in outcome) return { work, told: { code: 'refused', reason: outcome.refused } };
  const map = applyChange(work.map, outcome.change);
  return {
    work: { map, done: [...work.done, outcome], undone: [] },
    told: { code: 'done', step: outcome.told, consequence: consequenceBetween(work.map, map) },
  };
}

export function undo(work: Work): Worked {
  const step = work.done.at(-1);
  if (!step) return { work, told: { code: 'nothingToUndo' } };
  const map = applyChange(work.map, invertChange(step.change));
  return {
    work: { map, done: work.done.slice(0, -1), undone: [...work.undone, step] },
    told: { code: 'undone', step: step.told, consequence: consequenceBetween(work.map, map) },
  };
}

export function redo(work: Work): Worked {
  const step = work.undone.at(-1);
  if (!step) return { work, told: { code: 'nothingToRedo' } };
  const map = applyChange(work.map, step.change);
  return {
    work: { map, done: [...work.done, step], undone: work.undone.slice(0, -1) },
    told: { code: 'redone', step: step.told, consequence: consequenceBetween(work.map, map) },
  };
}

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
