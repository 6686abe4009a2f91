import { seededRandom } from '../random';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { touching } from '@/lib/core/rooms/room';
import { findMostApart } from './most-apart';

function byTrying(desks: number[], touch: number[][]): number {
  const [first, ...others] = desks;
  if (first === undefined) return 0;
  const rest = others.filter((desk) => !touch[first]!.includes(desk));
  return Math.max(byTrying(others, touch), 1 + byTrying(rest, touch));
}

describe('findMostApart', () => {
  it('agrees with brute force in random rooms', () => {
    const random = seededRandom('most apart');
    for (let i = 0; i < 200; i += 1) {
      const cells = random.shuffle(Array.from({ length: 30 }, (_, cell) => cell)).slice(0, 16);
      const desks = cells.map((cell) => ({ row: Math.floor(cell / 6), col: cell % 6 }));
      const touch = touching({ desks });
      expect(findMostApart(touch.keys(), touch)).toBe(byTrying([...touch.keys()], touch));
    }
  });

  it.each([
    ['single', 28],
    ['pairs', 14],
    ['threes', 19],
    ['fours', 7],
    ['horseshoe', 12],
    ['longRows', 15],
  ] as const)(
    'in a room of the kind "%s" with 28 desks finds %i desks that do not touch',
    (kind, most) => {
      const touch = touching(standardRoom(kind, 28));
      expect(findMostApart(touch.keys(), touch)).toBe(most);
    },
  );

  it('finds a result in each kind of room with 200 desks', () => {
    for (const kind of standardRoomKinds) {
      const touch = touching(standardRoom(kind, 200));
      expect(findMostApart(touch.keys(), touch)).toBeGreaterThan(0);
    }
  });

  it('returns undefined at its step limit', () => {
    const ring = Array.from({ length: 6 }, (_, desk) => [(desk + 1) % 6, (desk + 5) % 6]);
    expect(findMostApart(ring.keys(), ring, 1)).toBeUndefined();
    expect(findMostApart(ring.keys(), ring)).toBe(3);
  });
});
