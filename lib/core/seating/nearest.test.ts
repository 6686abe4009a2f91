import type { Condition, Seating } from '../conditions/condition';
import { inRoom } from '../conditions/resolve';
import type { Place } from '../rooms/places';
import { deskKey, type Desk } from '../rooms/room';
import type { RoomLayout } from '../rooms/room-layout';
import { standardRoom, type StandardRoomKind } from '../rooms/standard-room';
import { countRepeatedPairs } from './repeats';
import { solve } from './solve';

const pupils = Array.from({ length: 20 }, (_, index) => `pupil ${index}`);
const [ada = '', bo = '', cy = ''] = pupils;

const layout = (kind: StandardRoomKind, seats: number): RoomLayout => ({
  desks: standardRoom(kind, seats).desks,
  marks: [{ kind: 'door', row: 9, col: 0 }],
  boardSide: 'top',
});
const near = (place: Place, ...of: string[]): Condition => ({
  id: `${place} ${of.join(' ')}`,
  type: 'zone',
  place,
  pupils: of,
});

function maps(room: RoomLayout, conditions: Condition[], history?: Seating[]): Seating[] {
  const inThis = conditions.map((condition) => inRoom(condition, room));
  const result = solve(
    { room, pupils, conditions: inThis, history },
    { seed: 'nearest', timeLimitMs: 10_000, now: () => 0, suggestions: 4, assertScores: true },
  );
  if (result.status !== 'seated') throw new Error(result.status);
  expect(result.brokenWishes).toEqual([]);
  return result.suggestions;
}

const fromDoor = ({ row, col }: Desk) => Math.hypot(row - 9, col);
/** The desks of a room, the nearest to the door first. */
const byDoor = ({ desks }: RoomLayout) => desks.toSorted((a, b) => fromDoor(a) - fromDoor(b));

describe('pupils with a condition to sit near the door or the board', () => {
  it.each(['pairs', 'fours', 'longRows'] as const)(
    'get the nearest desks in a room of the kind "%s"',
    (kind) => {
      const room = layout(kind, 24);
      const [nearest, second] = byDoor(room).map(fromDoor);
      for (const map of maps(room, [near('nearDoor', ada)])) {
        expect(fromDoor(map[ada]!)).toBe(nearest);
      }
      for (const map of maps(room, [{ ...near('nearDoor', ada, bo), wish: true }])) {
        expect(fromDoor(map[ada]!) + fromDoor(map[bo]!)).toBe(nearest! + second!);
      }
    },
  );

  it('get any desk of the front row when they are to sit near the board', () => {
    const cols = maps(layout('pairs', 20), [near('nearBoard', ada)]).map((map) => {
      expect(map[ada]!.row).toBe(0);
      return map[ada]!.col;
    });
    expect(new Set(cols).size).toBeGreaterThan(1);
  });

  it.each(['pairs', 'longRows'] as const)(
    'get the nearest desk even if they must sit beside another pupil, in a room of the kind "%s"',
    (kind) => {
      const room = layout(kind, 20);
      const together: Condition = { id: 'together', type: 'together', pupils: [ada, bo] };
      for (const map of maps(room, [near('nearDoor', ada), together])) {
        expect(fromDoor(map[ada]!)).toBe(fromDoor(byDoor(room)[0]!));
      }
    },
  );

  it('get the second nearest desk when the nearest is fixed for another pupil', () => {
    const room = layout('pairs', 20);
    const [first, second] = byDoor(room);
    const fixed: Condition = { id: 'fixed', type: 'fixed', pupil: cy, desk: first! };
    for (const map of maps(room, [near('nearDoor', ada), fixed])) {
      expect(deskKey(map[ada]!)).toBe(deskKey(second!));
    }
  });

  it('get the nearest desk without repeating a pair of neighbours from an earlier map', () => {
    const room = layout('pairs', 20);
    const history = [maps(room, [])[0]!];
    for (const map of maps(room, [near('nearDoor', ada, bo)], history)) {
      expect(countRepeatedPairs({ room, pupils, conditions: [], history }, map)).toBe(0);
      const far = [ada, bo].map((pupil) => fromDoor(map[pupil]!));
      expect(far).toContain(fromDoor(byDoor(room)[0]!));
    }
  });
});
