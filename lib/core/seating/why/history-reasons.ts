import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '../problem';
import { type Desk, backRows, deskKey, frontRows } from '@/lib/core/rooms/room';
import { isNeighbour, neighboursIn } from './neighbours-in-map';
import type { WhyReason } from './reason';

/**
 * Explains a pupil's desk by earlier maps: the previous desk, turns in front and at the back, and whether the present
 * neighbours were neighbours before. Earlier maps with desks outside the present room are used only for neighbours.
 */
export function historyReasons(
  problem: SeatingProblem,
  seats: Seating,
  pupil: PupilId,
): WhyReason[] {
  const { room, history = [] } = problem;
  const desk = seats[pupil];
  if (!desk) return [];
  const earlier = history.filter((map) => Object.hasOwn(map, pupil));
  const known = new Set(room.desks.map(deskKey));
  const inRoom = earlier.filter((map) =>
    Object.values(map).every((one) => known.has(deskKey(one))),
  );
  return [
    ...lastDesk(inRoom, earlier, pupil, desk),
    ...turn(problem, inRoom, pupil, desk),
    ...neighbourReasons(problem, seats, earlier, pupil),
  ];
}

function lastDesk(inRoom: Seating[], earlier: Seating[], pupil: PupilId, desk: Desk): WhyReason[] {
  const [last] = earlier;
  if (!last || inRoom[0] !== last) return [];
  const isSame = deskKey(last[pupil]!) === deskKey(desk);
  return [{ kind: 'lastDesk', desk: last[pupil]!, isSame }];
}

function turn(
  { room }: SeatingProblem,
  inRoom: Seating[],
  pupil: PupilId,
  desk: Desk,
): WhyReason[] {
  const rows = { front: frontRows(room), back: backRows(room) };
  const isIn = (zone: 'front' | 'back', { row }: Desk) =>
    rows[zone].includes(row) && !rows[zone === 'front' ? 'back' : 'front'].includes(row);
  const zone = (['front', 'back'] as const).find((one) => isIn(one, desk));
  if (!zone) return [];
  const times = (where: 'front' | 'back') =>
    inRoom.filter((map) => isIn(where, map[pupil]!)).length;
  const before = times(zone === 'front' ? 'back' : 'front');
  if (before <= times(zone)) return [];
  return [{ kind: 'turn', zone, times: before, maps: inRoom.length }];
}

function neighbourReasons(
  { pupils }: SeatingProblem,
  seats: Seating,
  earlier: Seating[],
  pupil: PupilId,
): WhyReason[] {
  const neighbours = neighboursIn(seats, pupil).filter((other) => pupils.includes(other));
  if (earlier.length === 0 || neighbours.length === 0) return [];
  const former = neighbours.flatMap((neighbour): WhyReason[] => {
    const times = earlier.filter((map) => isNeighbour(map, pupil, neighbour)).length;
    return times > 0 ? [{ kind: 'formerNeighbour', neighbour, times }] : [];
  });
  return former.length > 0 ? former : [{ kind: 'newNeighbours', neighbours }];
}
