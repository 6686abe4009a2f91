import {
  conditionPupils,
  type Condition,
  type PupilId,
  withoutAbsent,
} from '@/lib/core/conditions/condition';
import { createEditing, type History } from '@/lib/core/editing/history';
import { isSameList } from '@/lib/core/conditions/merge';
import { applyChange, conditionsChange, invertChange, type Change } from './change';
import type { Command, Refusal } from './command';
import { runCommand } from './commands';
import { consequenceBetween } from './consequence';
import { isSameDesk, seatOf, startMap, type MapInHand } from './map-in-hand';
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

/** Whether the seats, locks or absences were changed by hand since the last whole map. */
export function isTouched({ done }: Pick<Work, 'done'>): boolean {
  const last = done.findLastIndex(({ told }) => told.code === 'replaced');
  return done.slice(last + 1).some(({ change }) => change.some((entry) => !isOfConditions(entry)));
}

const isOfConditions = (entry: Change[number]) => entry.in === 'conditions' || entry.in === 'off';

/** The steps without some of their entries; a step of which nothing is left goes. */
function withoutEntries(work: Work, isGone: (entry: Change[number]) => boolean) {
  const left = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const change = step.change.filter((entry) => !isGone(entry));
      if (change.length === step.change.length) return [step];
      return change.length > 0 ? [{ ...step, change }] : [];
    });
  return { done: left(work.done), undone: left(work.undone) };
}

/**
 * The work with conditions that came from elsewhere. What was done stays and can be undone, except to the conditions that
 * others have changed.
 */
export function withConditions<Own extends Work>(work: Own, conditions: Condition[]): Own {
  const { map } = work;
  if (isSameList(map.conditions, conditions)) return work;
  const news = new Set(
    conditionsChange(map, conditions).flatMap((entry) =>
      entry.in === 'conditions' ? [(entry.before ?? entry.after)!.id] : [],
    ),
  );
  const isNews = (entry: Change[number]) =>
    entry.in === 'conditions' && news.has((entry.before ?? entry.after)!.id);
  return { ...work, map: { ...map, conditions }, ...withoutEntries(work, isNews) };
}

/** The work without the map: the room with who is away and the conditions, of which all that was done can be undone. */
export function withoutMap<Own extends Work>(work: Own): Own {
  const { layout, absent, conditions, off, basis } = work.map;
  const offered = absent.flatMap(({ pupil, desk }) =>
    desk === 'offered' ? [{ pupil, desk }] : [],
  );
  const map = startMap(layout, {}, { absent: offered, conditions, off, basis });
  return { ...work, map, ...withoutEntries(work, (entry) => !isOfConditions(entry)) };
}

/**
 * The work for the pupils that the class has now: who is gone leaves the map and its conditions, and then nothing before
 * can be undone.
 */
export function forPupils<Own extends Work>(work: Own, pupils: readonly PupilId[]): Own {
  const { map } = work;
  const known = new Set([...pupils, ...map.trainees.map(({ id }) => id)]);
  const named = [
    ...Object.keys(map.seats),
    ...map.absent.map(({ pupil }) => pupil),
    ...map.conditions.flatMap(conditionPupils),
  ];
  const gone = named.filter((id) => !known.has(id));
  if (gone.length === 0) return work;
  return {
    ...work,
    ...startWork({
      ...map,
      conditions: withoutAbsent(map.conditions, gone),
      seats: Object.fromEntries(Object.entries(map.seats).filter(([id]) => known.has(id))),
      locked: map.locked.filter((id) => known.has(id)),
      absent: map.absent.filter(({ pupil }) => known.has(pupil)),
    }),
  };
}

/** The work without those who were away, for another day: they have their desk or none. Nothing before can be undone. */
export function withoutAbsences(work: Work): Work {
  return work.map.absent.length === 0 ? work : startWork({ ...work.map, absent: [] });
}
