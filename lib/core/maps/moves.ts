import type { PupilId } from '@/lib/core/conditions/condition';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import type { Command, Refusal } from './command';
import { hasDesk, isSameDesk, occupants, pupilAt, seatOf, type MapDocument } from './map-document';
import { matchTables, tableAt } from './tables';

/**
 * New desk of each pupil who moves; undefined for a pupil who loses a desk. `swapped` has the pupils whom the move
 * displaces.
 */
export interface Move {
  seats: [pupil: PupilId, desk: Desk | undefined][];
  swapped: PupilId[];
}

type MoveCommand = Extract<Command, { type: 'move' }>;

const shifted = ({ row, col }: Desk, down: number, right: number): Desk => ({
  row: row + down,
  col: col + right,
});

/**
 * Returns the new desks of all pupils when pupils move, or why the move is refused. Undefined if the pupils are already
 * at the target.
 */
export function planMove(
  map: MapDocument,
  { pupils, grabbed, to }: MoveCommand,
): Move | { refused: Refusal } | undefined {
  if (!hasDesk(map, to)) return { refused: { code: 'noDesk' } };
  const from = seatOf(map, grabbed);
  if (!from) return planSeat(map, grabbed, to);
  if (isSameDesk(from, to)) return undefined;
  const [down, right] = [to.row - from.row, to.col - from.col];
  const moving = pupils.flatMap((pupil) => {
    const desk = seatOf(map, pupil);
    return desk ? [{ pupil, desk, target: shifted(desk, down, right) }] : [];
  });
  if (!moving.every(({ target }) => hasDesk(map, target))) return { refused: { code: 'noDesk' } };
  const carried = new Set(moving.map(({ pupil }) => pupil));
  const targets = new Set(moving.map(({ target }) => deskKey(target)));
  const seats: Move['seats'] = moving.map(({ pupil, target }) => [pupil, target]);
  const swapped: PupilId[] = [];
  for (const { target } of moving) {
    const other = pupilAt(map, target);
    if (other === undefined || carried.has(other)) continue;
    let free = shifted(target, -down, -right);
    while (targets.has(deskKey(free))) free = shifted(free, -down, -right);
    seats.push([other, free]);
    swapped.push(other);
  }
  return refuseLocked(map, { seats, swapped });
}

function planSeat(map: MapDocument, pupil: PupilId, to: Desk): Move | { refused: Refusal } {
  const other = pupilAt(map, to);
  if (other === undefined) return { seats: [[pupil, to]], swapped: [] };
  const seats: Move['seats'] = [
    [other, undefined],
    [pupil, to],
  ];
  return refuseLocked(map, { seats, swapped: [other] });
}

export function planTableSwap(
  map: MapDocument,
  from: Desk,
  to: Desk,
): Move | { refused: Refusal } | undefined {
  const pairs = matchTables(tableAt(map.layout, from), tableAt(map.layout, to));
  if (!pairs) return { refused: { code: 'otherShape' } };
  const seated = occupants(map);
  const seats: Move['seats'] = [];
  const swapped: PupilId[] = [];
  for (const [desk, other] of pairs) {
    const pupil = seated.get(deskKey(desk));
    const opposite = seated.get(deskKey(other));
    if (pupil !== undefined) seats.push([pupil, other]);
    if (opposite === undefined) continue;
    seats.push([opposite, desk]);
    swapped.push(opposite);
  }
  return seats.length === 0 ? undefined : refuseLocked(map, { seats, swapped });
}

function refuseLocked(map: MapDocument, move: Move): Move | { refused: Refusal } {
  const locked = move.seats.find(([pupil]) => map.locked.includes(pupil));
  return locked ? { refused: { code: 'locked', pupil: locked[0] } } : move;
}
