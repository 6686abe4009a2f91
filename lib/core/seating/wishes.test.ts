import type { Condition } from '@/lib/core/conditions/condition';
import { allSeatings } from './testing/brute-force';
import { brokenConditions } from '../conditions/checker';
import { seededRandom } from './random';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { solve } from './solve';
import { tinyProblem } from './testing/tiny-problem';

const options = { timeLimitMs: 1, now: () => 0 };

/** The ids of the broken conditions that are wishes, and of those that are not. */
function split(conditions: Condition[], broken: string[]) {
  const isWish = (id: string) => conditions[+id]!.wish === true;
  return { wishes: broken.filter(isWish), hard: broken.filter((id) => !isWish(id)) };
}

it('solve breaks as few wishes as brute force in 500 tiny rooms', () => {
  const random = seededRandom('wishes');
  const seen = { none: 0, some: 0, impossible: 0 };
  for (let i = 0; i < 500; i += 1) {
    const { room, pupils, conditions: given } = tinyProblem(random);
    const conditions = given.map((one): Condition =>
      random.below(3) > 0 ? { ...one, wish: true } : one,
    );
    let fewest = Infinity;
    for (const seating of allSeatings(room, pupils)) {
      const { wishes, hard } = split(conditions, brokenConditions(room, conditions, seating));
      if (hard.length === 0) fewest = Math.min(fewest, wishes.length);
    }
    const result = solve({ room, pupils, conditions }, { ...options, seed: i });
    if (fewest === Infinity) {
      seen.impossible += 1;
      expect(result.status).toBe('impossible');
      const { conflict } = result as Extract<typeof result, { status: 'impossible' }>;
      expect(conflict.every((id) => !conditions[+id]!.wish)).toBe(true);
      continue;
    }
    seen[fewest === 0 ? 'none' : 'some'] += 1;
    expect(result).toMatchObject({ status: 'seated', wishesProved: true });
    const { seats, brokenWishes, wishClashes } = result as Extract<
      typeof result,
      { status: 'seated' }
    >;
    expect(split(conditions, brokenConditions(room, conditions, seats))).toEqual({
      wishes: brokenWishes,
      hard: [],
    });
    expect(brokenWishes).toHaveLength(fewest);
    for (const clash of wishClashes) {
      const asked = clash.map((id) => conditions[+id]!);
      for (const seating of allSeatings(room, pupils)) {
        expect(brokenConditions(room, asked, seating).length).toBeGreaterThan(0);
      }
      expect(asked.some((condition) => condition.wish)).toBe(true);
    }
  }
  expect(Math.min(seen.none, seen.some, seen.impossible)).toBeGreaterThan(40);
});

it('solve satisfies a hard condition rather than two wishes', () => {
  const desks = [
    { row: 0, col: 0 },
    { row: 0, col: 1 },
  ];
  const result = solve(
    {
      room: { desks },
      pupils: ['Ada', 'Bo'],
      conditions: [
        { id: '0', type: 'fixed', pupil: 'Ada', desk: desks[0]!, wish: true },
        { id: '1', type: 'zone', pupils: ['Bo'], desks: [desks[1]!], wish: true },
        { id: '2', type: 'zone', pupils: ['Bo'], desks: [desks[0]!] },
      ],
    },
    { ...options, seed: 1 },
  );
  expect(result).toMatchObject({
    seats: { Ada: desks[1], Bo: desks[0] },
    brokenWishes: ['0', '1'],
    wishesProved: true,
  });
});

it('solve claims no proof about wishes when the time is over', () => {
  const room = standardRoom('pairs', 12);
  const pupils = room.desks.map((_, index) => `p${index}`);
  const conditions = pupils.flatMap((pupil, index): Condition[] => [
    { id: '0', type: 'front', pupils: [pupil], wish: true },
    { id: '1', type: 'together', pupils: [pupil, pupils[(index + 3) % 12]!], wish: true },
  ]);
  let looks = 0;
  const now = () => (looks++ < 4 ? 0 : 1e9);
  const result = solve({ room, pupils, conditions }, { seed: 1, timeLimitMs: 100, now });
  expect(result).toMatchObject({ status: 'seated', wishesProved: false });
});
