import type { Condition } from '@/lib/core/conditions/condition';
import { numbered } from '@/lib/core/conditions/testing/numbered';
import { touching, type Desk } from '@/lib/core/rooms/room';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { findMostApart } from './clash/most-apart';
import { startClock } from './engine/model/clock';
import { prepareGrid } from './engine/model/grid';
import { prepareModel } from './engine/model/search-model';
import { runSearch } from './engine/search/run-search';
import { seededRandom } from './random';
import { solve } from './solve';
import { bruteForceSeating } from './testing/brute-force';

const named = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
const apart = (pupils: string[]): Condition => ({ id: '0', type: 'apart', pupils });
const distant = (pupils: string[]): Condition => ({ id: '0', type: 'distance', pupils, desks: 3 });

/** For each desk, the desks that are less than three desks away. */
const within = (desks: Desk[]) =>
  desks.map((a) =>
    [...desks.keys()].filter((other) => {
      const b = desks[other]!;
      return b !== a && Math.abs(a.row - b.row) < 3 && Math.abs(a.col - b.col) < 3;
    }),
  );

/** Searches once for a class with one pupil at each desk; returns the answer and the number of steps. */
function search(desks: Desk[], conditions: Condition[]) {
  const model = prepareModel(prepareGrid({ desks }), named(desks.length), conditions, {});
  const clock = startClock(() => 0, 1);
  const work = runSearch(model, seededRandom('full room'), clock);
  for (;;) {
    const { done, value } = work.next();
    if (done) return { state: value.state, steps: value.steps };
  }
}

const inOneStep = { state: 'impossible', steps: 1 };

describe.each(standardRoomKinds)('in a full room of the kind "%s"', (kind) => {
  describe.each([28, 30])('with %i desks', (count) => {
    const { desks } = standardRoom(kind, count);
    const pupils = named(count);
    const touch = touching({ desks });
    const close = within(desks);
    const mostApart = findMostApart(touch.keys(), touch)!;
    const mostDistant = findMostApart(close.keys(), close)!;

    it('the search proves in one step that too many pupils need distance from each other', () => {
      const group = pupils.slice(0, mostDistant + 1);
      expect(search(desks, [distant(group)])).toEqual(inOneStep);
      const pairs = group.flatMap((a, index) => group.slice(0, index).map((b) => distant([a, b])));
      expect(search(desks, pairs)).toEqual(inOneStep);
      expect(search(desks, [distant(group.slice(1))]).state).toBe('possible');
    });

    it('the search proves in one step that a pupil needs distance from too many others', () => {
      const most = Math.max(...close.map((around) => count - 1 - around.length));
      const pairs = pupils.slice(1).map((other) => distant([pupils[0]!, other]));
      expect(search(desks, pairs.slice(0, most + 1))).toEqual(inOneStep);
      expect(search(desks, pairs.slice(0, most)).state).toBe('possible');
    });

    it('the search proves in one step that more pupils must sit apart than fit', () => {
      const answer = search(desks, [apart(pupils.slice(0, mostApart + 1))]);
      expect(answer).toMatchObject(mostApart === count ? { state: 'possible' } : inOneStep);
    });
  });
});

it('in a full room of tables of five, the search proves in one step that too many pupils of two groups must sit apart', () => {
  const { desks } = standardRoom('fives', 30);
  const pupils = named(30);
  const groups = [apart(pupils.slice(0, 10)), apart(pupils.slice(10, 19))];
  expect(search(desks, groups)).toEqual(inOneStep);
  expect(search(desks, [groups[0]!, apart(pupils.slice(10, 18))]).state).toBe('possible');
});

it('solve finds a map in full tiny rooms exactly when a brute-force search finds one', () => {
  const random = seededRandom('full');
  const count = { seated: 0, impossible: 0, unproven: 0 };
  for (let round = 0; round < 1000; round += 1) {
    const cells = random.shuffle(Array.from({ length: 18 }, (_, cell) => cell));
    const desks = cells
      .slice(0, 5 + random.below(2))
      .map((cell) => ({ row: Math.floor(cell / 6), col: cell % 6 }));
    const pupils = named(desks.length - random.below(2));
    const some = (least: number) => {
      const order = random.shuffle([...pupils.keys()]);
      return order.slice(0, least + random.below(3)).map((index) => pupils[index]!);
    };
    const conditions = numbered([
      ...(random.below(2) === 0 ? [apart(some(2))] : [distant(some(2))]),
      ...(random.below(2) === 0 ? [apart(some(2))] : [distant(some(2))]),
      ...(random.below(4) === 0 ? [{ id: '0', type: 'alone', pupils: some(1) } as const] : []),
      ...(random.below(4) === 0 ? [{ id: '0', type: 'front', pupils: some(1) } as const] : []),
    ]);
    const room = { desks };
    const result = solve(
      { room, pupils, conditions },
      { seed: round, timeLimitMs: 1, now: () => 0 },
    );
    count[result.status] += 1;
    const isPossible = bruteForceSeating(room, pupils, conditions) !== undefined;
    expect([round, result.status]).toEqual([round, isPossible ? 'seated' : 'impossible']);
  }
  expect(Math.min(count.seated, count.impossible)).toBeGreaterThan(200);
});
