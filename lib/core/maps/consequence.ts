import { aboutSeated, brokenConditions, brokenForSeated } from '@/lib/core/conditions/checker';
import {
  conditionPupils,
  type Condition,
  type ConditionId,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { kindOf } from '@/lib/core/conditions/kinds';
import type { Desk, Room } from '@/lib/core/rooms/room';
import { applyChange } from './change';
import type { Command, Refusal } from './command';
import { runCommand } from './commands';
import { seatOf, type MapDocument } from './map-document';
import { matchTables, tableAt } from './tables';
import type { Consequence } from './told';
import { usedConditions } from './used-conditions';

/** Dragged pupils, of whom `grabbed` is under the pointer. */
export interface Carried {
  pupils: readonly PupilId[];
  grabbed: PupilId;
  /** The desk of `grabbed`, if the dragged pupils are all pupils of its table. */
  table?: Desk;
}

/** The command of a drop at a desk: a table is exchanged with a table of its shape, other pupils are moved. */
export function toDropCommand(map: MapDocument, carried: Carried, to: Desk): Command {
  const { pupils, grabbed, table } = carried;
  const isForTable =
    table !== undefined && matchTables(tableAt(map.layout, table), tableAt(map.layout, to));
  return isForTable
    ? { type: 'swapTables', from: table, to }
    : { type: 'move', pupils, grabbed, to };
}

/**
 * The ids of the broken conditions, in their order, by the independent checker. Pupils without a desk do not count: a
 * condition with too few seated pupils is ignored.
 */
export function brokenIn(map: MapDocument): readonly string[] {
  const known = brokenByMap.get(map) ?? brokenForSeated(map.layout, usedConditions(map), map.seats);
  brokenByMap.set(map, known);
  return known;
}

/** Memoized by map: maps are immutable, and one change requests the broken conditions several times. */
const brokenByMap = new WeakMap<MapDocument, readonly string[]>();

/** Previews the effect of a command on the conditions, or why it would be refused. Nothing is changed. */
export function consequence(
  map: MapDocument,
  command: Command,
): Consequence | { refused: Refusal } {
  const outcome = runCommand(map, command);
  if (outcome && 'refused' in outcome) return outcome;
  const after = outcome ? applyChange(map, outcome.change) : map;
  return compare(brokenIn(map), brokenIn(after));
}

/** Compares the broken conditions of two maps. */
export function consequenceBetween(before: MapDocument, after: MapDocument): Consequence {
  const consequence = compare(brokenIn(before), brokenIn(after));
  // A condition that no longer applies does not count as mended.
  const applying = new Set(usedConditions(after).map(({ id }) => id));
  return { ...consequence, mends: consequence.mends.filter((id) => applying.has(id)) };
}

function compare(before: readonly string[], after: readonly string[]): Consequence {
  return {
    breaks: after.filter((id) => !before.includes(id)),
    mends: before.filter((id) => !after.includes(id)),
    staysBroken: after.filter((id) => before.includes(id)),
  };
}

/**
 * Previews a drop of the dragged pupils at each desk, like `consequence`. For speed in a large hall, a preview is
 * computed when its desk is requested, and only for conditions that name a moved pupil.
 */
export function dropConsequences(
  map: MapDocument,
  carried: Carried,
): (to: Desk) => Consequence | { refused: Refusal } {
  const byPupil = new Map<PupilId, number[]>();
  const ofEveryone: number[] = [];
  const conditions = usedConditions(map);
  conditions.forEach((condition, index) => {
    if (kindOf(condition).isOfEveryone) ofEveryone.push(index);
    for (const pupil of conditionPupils(condition)) {
      byPupil.set(pupil, [...(byPupil.get(pupil) ?? []), index]);
    }
  });
  const before = brokenIn(map);
  const wasBroken = new Set(before);
  const rows = oneDeskARow(map.layout);
  return (to) => {
    const outcome = runCommand(map, toDropCommand(map, carried, to));
    if (outcome && 'refused' in outcome) return outcome;
    const moved = new Map<PupilId, Desk | undefined>();
    for (const entry of outcome?.change ?? []) {
      if (entry.in === 'seats') moved.set(entry.pupil, entry.after);
    }
    const indices = new Set([
      ...ofEveryone,
      ...[...moved.keys()].flatMap((pupil) => byPupil.get(pupil) ?? []),
    ]);
    const touched = [...indices].sort((a, b) => a - b).map((index) => conditions[index]!);
    const seats: Seating = {};
    const named = ofEveryone.length > 0 ? Object.keys(map.seats) : [];
    for (const pupil of [...named, ...moved.keys(), ...touched.flatMap(conditionPupils)]) {
      const desk = moved.has(pupil) ? moved.get(pupil) : seatOf(map, pupil);
      if (desk) seats[pupil] = desk;
    }
    // The checker needs only the rows of a room.
    const isBroken = new Set(brokenForSeated(rows, touched, seats));
    const isTouched = new Set(touched.map(({ id }) => id));
    return {
      breaks: touched.flatMap(({ id }) => (isBroken.has(id) && !wasBroken.has(id) ? [id] : [])),
      mends: before.filter((id) => isTouched.has(id) && !isBroken.has(id)),
      staysBroken: before.filter((id) => !isTouched.has(id) || isBroken.has(id)),
    };
  };
}

/** A room with the same rows and one desk in each row. */
function oneDeskARow({ desks }: Room): Room {
  return { desks: [...new Map(desks.map((desk) => [desk.row, desk])).values()] };
}

/** The conditions to save with a map, which are those on seated pupils, and the ids of those that the map breaks. */
export function conditionsToSave(map: MapDocument): {
  conditions: Condition[];
  broken: ConditionId[];
} {
  const conditions = aboutSeated(usedConditions(map), map.seats);
  return { conditions, broken: brokenConditions(map.layout, conditions, map.seats) };
}
