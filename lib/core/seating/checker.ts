import type { Condition, Desk, PupilId, Room, Seating } from './model';
import { conditionPupils } from './condition';

/**
 * The independent checker: implements the definitions of design section 4 a second time, as simply as possible. It
 * shares no code with the search, so that each can be tested against the other.
 */

/** An error in a seating that does not depend on conditions. */
export type SeatingFault =
  | { code: 'pupilNotSeated'; pupil: PupilId }
  | { code: 'unknownPupilSeated'; pupil: PupilId }
  | { code: 'deskMissing'; pupil: PupilId; desk: Desk }
  | { code: 'deskShared'; pupils: [PupilId, PupilId]; desk: Desk };

/**
 * Checks that every pupil sits exactly once, at a desk of the room, and that no desk is used twice. Returns all faults.
 */
export function checkSeating(room: Room, pupils: PupilId[], seating: Seating): SeatingFault[] {
  const faults: SeatingFault[] = [];
  const expected = new Set(pupils);
  for (const pupil of pupils) {
    if (!Object.hasOwn(seating, pupil)) faults.push({ code: 'pupilNotSeated', pupil });
  }
  const cells = new Set(room.desks.map(cell));
  const takenBy = new Map<string, PupilId>();
  for (const [pupil, desk] of Object.entries(seating)) {
    if (!expected.has(pupil)) faults.push({ code: 'unknownPupilSeated', pupil });
    if (!cells.has(cell(desk))) faults.push({ code: 'deskMissing', pupil, desk });
    const other = takenBy.get(cell(desk));
    if (other === undefined) takenBy.set(cell(desk), pupil);
    else faults.push({ code: 'deskShared', pupils: [other, pupil], desk });
  }
  return faults;
}

/** Ascending indices of the conditions that the seating breaks. A condition about a pupil without a seat is broken. */
export function brokenConditions(room: Room, conditions: Condition[], seating: Seating): number[] {
  const rows = [...new Set(room.desks.map((desk) => desk.row))].sort((a, b) => a - b);
  return conditions.flatMap((condition, index) => (keeps(rows, condition, seating) ? [] : [index]));
}

/** `rows`: the rows that contain desks, from the front. */
function keeps(rows: number[], condition: Condition, seating: Seating): boolean {
  const desks: Desk[] = [];
  for (const pupil of conditionPupils(condition)) {
    const desk = Object.hasOwn(seating, pupil) ? seating[pupil] : undefined;
    if (!desk) return false;
    desks.push(desk);
  }
  const third = Math.ceil(rows.length / 3);
  switch (condition.type) {
    case 'together':
      return isOneBlock(desks);
    case 'apart':
      return desks.every((desk, index) => desks.slice(0, index).every((d) => !touch(d, desk)));
    case 'front':
      return desks.every((desk) => rows.indexOf(desk.row) < third);
    case 'back':
      return desks.every((desk) => rows.length - 1 - rows.indexOf(desk.row) < third);
    case 'zone':
      return desks.every((desk) => condition.desks.some((allowed) => same(allowed, desk)));
    case 'fixed':
      return desks.every((desk) => same(desk, condition.desk));
  }
}

/** Whether the desks are connected by shared edges. */
function isOneBlock(desks: Desk[]): boolean {
  const waiting = new Map(desks.map((desk) => [cell(desk), desk]));
  const reached = desks.slice(0, 1);
  waiting.delete(cell(desks[0]!));
  for (const { row, col } of reached) {
    for (const [down, right] of edges) {
      const next = waiting.get(cell({ row: row + down, col: col + right }));
      if (!next) continue;
      waiting.delete(cell(next));
      reached.push(next);
    }
  }
  return waiting.size === 0;
}

const edges = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;

function cell({ row, col }: Desk): string {
  return `${row},${col}`;
}

function same(a: Desk, b: Desk): boolean {
  return a.row === b.row && a.col === b.col;
}

function touch(a: Desk, b: Desk): boolean {
  return !same(a, b) && Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1;
}
