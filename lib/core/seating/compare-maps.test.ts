import type { Seating } from '@/lib/core/conditions/condition';
import { compareMaps, compareWith } from './compare-maps';
import type { SeatingProblem } from './problem';
import { standardRoom } from '@/lib/core/rooms/standard-room';

/** Two pairs in front and two behind. */
const room = standardRoom('pairs', 8);
const at = (order: string): Seating =>
  Object.fromEntries(
    [...order].flatMap((pupil, index) => (pupil === '.' ? [] : [[pupil, room.desks[index]!]])),
  );
const problem = (given: Partial<SeatingProblem> = {}): SeatingProblem => ({
  room,
  pupils: [...'ABCDEFGH'],
  conditions: [],
  ...given,
});

describe('compareMaps', () => {
  it('finds no difference between a map and itself', () => {
    expect(compareMaps(problem(), at('ABCDEFGH'), at('ABCDEFGH'))).toEqual({
      nowKept: [],
      nowBroken: [],
      repeatedBefore: 0,
      repeatedAfter: 0,
      differing: [],
      moved: [],
      seated: [],
      unseated: [],
      commonPairs: 4,
      pairs: 4,
    });
  });

  it('names the moved pupils and counts the pairs that remain neighbours', () => {
    const difference = compareMaps(problem(), at('ABCDEFGH'), at('DCBAEHGF'));
    expect(difference).toMatchObject({ moved: [...'ABCDFH'], commonPairs: 2, pairs: 4 });
  });

  it('names the conditions that only one of the maps breaks', () => {
    const conditions: SeatingProblem['conditions'] = [
      { id: '0', type: 'together', pupils: ['A', 'C'], wish: true },
      { id: '1', type: 'apart', pupils: ['A', 'E'] },
      { id: '2', type: 'apart', pupils: ['A', 'B'] },
      { id: '3', type: 'apart', pupils: ['E', 'F'] },
    ];
    const difference = compareMaps(problem({ conditions }), at('ABCDEFGH'), at('ACBDEFGH'));
    expect(difference).toMatchObject({
      nowKept: ['0', '2'],
      nowBroken: [],
      differing: [...'ABC'],
    });
    const back = compareMaps(problem({ conditions }), at('ACBDEFGH'), at('ABCDEFGH'));
    expect(back).toMatchObject({ nowKept: [], nowBroken: ['0', '2'] });
  });

  it('counts repeated pairs, except pairs that a satisfied condition requires', () => {
    const conditions: SeatingProblem['conditions'] = [
      { id: '0', type: 'together', pupils: ['C', 'D'] },
    ];
    const given = problem({ conditions, history: [at('ABCDEFGH')] });
    expect(compareMaps(given, at('ABCDEGFH'), at('ACBDEGFH'))).toMatchObject({
      repeatedBefore: 1,
      repeatedAfter: 0,
      differing: [...'ABCD'],
    });
  });

  it('returns the same differences as compareWith, which compares one map with several other maps', () => {
    const given = problem({ history: [at('ABCDEFGH')] });
    const orders = ['ABCDEGFH', 'DCBAEHGF', 'AB.DEFGX', 'ABCDEFGH'];
    const compare = compareWith(given, at('ACBDEGFH'));
    // Each map is compared twice, to find out whether the cached facts of one map are used for another map.
    for (const order of [...orders, ...orders]) {
      expect(compare(at(order))).toEqual(compareMaps(given, at('ACBDEGFH'), at(order)));
    }
    expect(compare(at('ABCDEGFH'))).toMatchObject({ repeatedBefore: 0, repeatedAfter: 2 });
  });

  it('names newly seated and unseated pupils and ignores unknown pupils', () => {
    const difference = compareMaps(problem(), at('AB.DEFGX'), at('ABC.EFGY'));
    expect(difference).toMatchObject({ moved: [], seated: ['C'], unseated: ['D'] });
  });
});
