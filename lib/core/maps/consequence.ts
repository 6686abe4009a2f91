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
import type { Consequence } from './announcement';
import { usedConditions } from './used-conditions';

/**
 * Pupils whom the user carries together to new desks of a seating map. The target desk is meant for the pupil
 * `grabbed`; all carried pupils move by the same offset.
 */
export interface Carried {
  pupils: readonly PupilId[];
  grabbed: PupilId;
  /** Desk of the pupil `grabbed` if a whole table (a group of adjacent desks) is carried; otherwise undefined. */
  table?: Desk;
}

/**
 * Returns the command that drops carried pupils at the desk `to`. If a whole table (a group of adjacent desks) is
 * dropped on a table of the same shape, the command exchanges the tables; otherwise the command moves the pupils.
 */
export function toDropCommand(map: MapDocument, carried: Carried, to: Desk): Command {
  const { pupils, grabbed, table } = carried;
  const isForTable =
    table !== undefined && matchTables(tableAt(map.layout, table), tableAt(map.layout, to));
  return isForTable
    ? { type: 'swapTables', from: table, to }
    : { type: 'move', pupils, grabbed, to };
}

/**
 * Returns the ids of the conditions that a seating map breaks, in the order of the map's conditions. A pupil without a
 * desk counts as absent.
 */
export function brokenIn(map: MapDocument): readonly string[] {
  const known = brokenByMap.get(map) ?? brokenForSeated(map.layout, usedConditions(map), map.seats);
  brokenByMap.set(map, known);
  return known;
}

const brokenByMap = new WeakMap<MapDocument, readonly string[]>();

/**
 * Returns which conditions a command on a seating map would break, satisfy or leave broken. If the command would be
 * refused, the reason is returned instead.
 */
export function consequence(
  map: MapDocument,
  command: Command,
): Consequence | { refused: Refusal } {
  const outcome = runCommand(map, command);
  if (outcome && 'refused' in outcome) return outcome;
  const after = outcome ? applyChange(map, outcome.change) : map;
  return compare(brokenIn(map), brokenIn(after));
}

/**
 * Returns which conditions are newly broken, newly satisfied or still broken after a change of a seating map. A
 * condition that no longer applies to the map does not count as satisfied.
 */
export function consequenceBetween(before: MapDocument, after: MapDocument): Consequence {
  const consequence = compare(brokenIn(before), brokenIn(after));
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
 * Returns a function that previews, for a target desk, which conditions a drop of the carried pupils would break or
 * satisfy. For speed, the function checks only conditions that the drop can affect.
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
    // One desk per row represents the room here, because the check of conditions needs only seats and row numbers.
    const isBroken = new Set(brokenForSeated(rows, touched, seats));
    const isTouched = new Set(touched.map(({ id }) => id));
    return {
      breaks: touched.flatMap(({ id }) => (isBroken.has(id) && !wasBroken.has(id) ? [id] : [])),
      mends: before.filter((id) => isTouched.has(id) && !isBroken.has(id)),
      staysBroken: before.filter((id) => !isTouched.has(id) || isBroken.has(id)),
    };
  };
}

function oneDeskARow({ desks }: Room): Room {
  return { desks: [...new Map(desks.map((desk) => [desk.row, desk])).values()] };
}

/**
 * Returns the conditions to save with a seating map (those on seated pupils), and the ids of those conditions that are
 * broken.
 */
export function conditionsToSave(map: MapDocument): {
  conditions: Condition[];
  broken: ConditionId[];
} {
  const conditions = aboutSeated(usedConditions(map), map.seats);
  return { conditions, broken: brokenConditions(map.layout, conditions, map.seats) };
}
