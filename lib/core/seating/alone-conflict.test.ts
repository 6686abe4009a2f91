import type { Condition } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import { standardRoom, standardRoomKinds } from '@/lib/core/rooms/standard-room';
import { findAloneConflict } from './alone-conflict';
import { explainClash } from './clash/explain-clash';
import { leastEmptyBesideAlone } from './empty-beside-alone';
import { seededRandom } from './random';
import { solve } from './solve';
import { bruteForceSeating } from './testing/brute-force';

const named = (count: number) => Array.from({ length: count }, (_, index) => `p${index}`);
const alone = (id: string, ...pupils: string[]): Condition => ({ id, type: 'alone', pupils });
const options = { seed: 1, timeLimitMs: 1, now: () => 0 };

describe('the empty desks for pupils who sit alone', () => {
  const run = (length: number, row = 0): Desk[] =>
    Array.from({ length }, (_, col) => ({ row, col }));

  it.each([
    ['none for one pupil at a single desk', run(1), 1, 0],
    ['one for one pupil at a pair', run(2), 1, 1],
    ['one for two pupils in a row of three', run(3), 2, 1],
    ['one for one pupil in a row of three', run(3), 1, 1],
    ['two for two pupils in a row of four', run(4), 2, 2],
    ['two for three pupils in a row of five', run(5), 3, 2],
    ['infinitely many for two pupils at a pair', run(2), 2, Infinity],
    ['one for two pupils in two rows of three', [...run(3), ...run(3, 2)], 2, 1],
  ])('are as few as possible: the smallest number is %s', (_, desks, count, least) => {
    expect(leastEmptyBesideAlone(desks, count)).toBe(least);
  });

  it('are reported as too few exactly when a brute-force search of a tiny room finds no seating', () => {
    const random = seededRandom('alone');
    for (let round = 0; round < 3000; round += 1) {
      const cells = Array.from({ length: 12 }, (_, index) => ({
        row: Math.floor(index / 6),
        col: index % 6,
      }));
      const desks = cells.filter(() => random.below(3) > 0).slice(0, 7);
      if (desks.length === 0) continue;
      const pupils = named(1 + random.below(desks.length));
      const conditions = pupils
        .slice(0, random.below(pupils.length + 1))
        .map((pupil) => alone(`alone ${pupil}`, pupil));
      const conflict = findAloneConflict({ room: { desks }, pupils, conditions });
      const isPossible = bruteForceSeating({ desks }, pupils, conditions) !== undefined;
      expect(conflict === undefined).toBe(isPossible);
      if (!conflict) continue;
      for (const left of conflict.conditions) {
        const rest = conditions.filter(({ id }) => id !== left && conflict.conditions.includes(id));
        expect(bruteForceSeating({ desks }, pupils, rest)).toBeDefined();
      }
    }
  });
});

describe.each(standardRoomKinds)('a full room of the kind "%s"', (kind) => {
  it.each([10, 20, 28, 35])(
    'with %i desks is refused without a search when a pupil is to sit alone',
    (count) => {
      const room = standardRoom(kind, count);
      const pupils = named(room.desks.length);
      const together = Array.from({ length: 5 }, (_, index): Condition => ({
        id: `together ${index}`,
        type: 'together',
        pupils: pupils.slice(2 * index, 2 * index + 2),
      }));
      const conditions = [...together, alone('alone', pupils.at(-1)!)];
      const problem = { room, pupils, conditions };
      if (leastEmptyBesideAlone(room.desks, 1) === 0) return;
      // The clock is over from the start, so a problem that needs a search would stay unproven.
      expect(solve(problem, { ...options, shouldStop: () => true })).toEqual({
        status: 'impossible',
        conflict: ['alone'],
        minimal: true,
      });
      expect(explainClash(problem, ['alone'])).toMatchObject([
        { kind: 'noEmptyDesk', pupilCount: pupils.length, deskCount: pupils.length, missing: 1 },
      ]);
      const larger = { ...problem, room: standardRoom(kind, count + 1) };
      if (larger.room.desks.length > pupils.length) {
        expect(findAloneConflict(larger)).toBeUndefined();
      }
    },
  );
});
