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

/** Pupils who are carried to other desks of a map. One of them is grabbed and determines the target. */
export interface Carried {
  pupils: readonly PupilId[];
  grabbed: PupilId;
  /** Desk of the grabbed pupil if all pupils of a table are carried; otherwise undefined. */
  table?: Desk;
}

/**
 * Returns the command to execute when the user drops carried pupils at a desk. Whole tables of the same shape are
 * exchanged; otherwise the pupils are moved.
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
 * Returns the ids of the conditions that a map breaks, in the order of its conditions. Pupils without a desk count as
 * absent.
 */
export function brokenIn(map: MapDocument): readonly string[] {
  const known = brokenByMap.get(map) ?? brokenForSeated(map.layout, usedConditions(map), map.seats);
  brokenByMap.set(map, known);
  return known;
}

/** Cache of each map's broken conditions, because one change needs them several times. Maps are immutable. */
const brokenByMap = new WeakMap<MapDocument, readonly string[]>();

/** Previews which conditions of a map a command would break or mend, or why it would be refused. */
export function consequence(
  map: MapDocument,
  command: Command,
): Consequence | { refused: Refusal } {
  const outcome = runCommand(map, command);
  if (outcome && 'refused' in outcome) return outcome;
  const after = outcome ? applyChange(map, outcome.change) : map;
  return compare(brokenIn(map), brokenIn(after));
}

/** Returns which conditions are broken, mended or still broken after a change of a map. */
export function consequenceBetween(before: MapDocument, after: MapDocument): Consequence {
  const consequence = compare(brokenIn(before), brokenIn(after));
  // A condition that no longer applies to the map does not count as mended.
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
 * Previews a drop of carried pupils at each desk of a map. For speed, a preview is computed only on request and only
 * for conditions that the drop can affect.
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
    // To check conditions, only the seats and the row numbers of the room are needed. So one desk of each row
    // represents the room.
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

/** Returns the conditions to save with a map (those on seated pupils), and the ids of the broken ones. */
export function conditionsToSave(map: MapDocument): {
  conditions: Condition[];
  broken: ConditionId[];
} {
  const conditions = aboutSeated(usedConditions(map), map.seats);
  return { conditions, broken: brokenConditions(map.layout, conditions, map.seats) };
}
