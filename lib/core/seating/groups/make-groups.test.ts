import { conditionPupils, type Condition } from '@/lib/core/conditions/condition';
import { numbered } from '@/lib/core/conditions/testing/numbered';
import { seededRandom } from '../random';
import { InvalidProblemError } from '../solve';
import type { GroupProblem, Round } from './group-problem';
import { makeGroups } from './make-groups';

const named = (count: number) => Array.from({ length: count }, (_, i) => `p${i}`);
const some = (...members: number[]) => members.map((member) => `p${member}`);
const apart = (...members: number[]) => ({ type: 'apart', pupils: some(...members) }) as const;
const together = (...members: number[]) =>
  ({ type: 'together', pupils: some(...members) }) as const;
const besideOne = (...members: number[]) => {
  const [pupil, ...others] = some(...members);
  return { type: 'besideOne', pupil, others } as const;
};
const mixed = (...marks: number[][]) =>
  ({ type: 'mixed', marks: marks.map((mark) => some(...mark)) }) as const;
const wish = (content: object) => ({ ...content, wish: true });

/** Returns the problem of dividing `count` pupils into groups of at most `size` pupils. */
const classOf = (count: number, size: number, rest: Partial<GroupProblem> = {}): GroupProblem => ({
  pupils: named(count),
  division: { size },
  rounds: 1,
  ...rest,
  conditions: numbered((rest.conditions ?? []) as Condition[]),
});
const make = (problem: GroupProblem, seed: number | string = 1, timeLimitMs = 1) =>
  makeGroups(problem, { seed, timeLimitMs, now: () => 0 });
const made = (problem: GroupProblem, seed?: number) => {
  const result = make(problem, seed);
  if (result.status !== 'made') throw new Error(result.status);
  return result;
};
const groupWith = (round: Round, member: number) =>
  round.findIndex((group) => group.includes(`p${member}`));

describe('makeGroups', () => {
  it.each([
    [9, 4, [3, 3, 3]],
    [10, 4, [4, 3, 3]],
    [28, 4, [4, 4, 4, 4, 4, 4, 4]],
    [29, 4, [4, 4, 4, 4, 4, 3, 3, 3]],
    [3, 5, [3]],
    [0, 5, []],
  ])(
    'divides %i pupils, at most %i in a group, into groups of the sizes %j',
    (count, size, sizes) => {
      const [round] = made(classOf(count, size)).rounds;
      expect(round!.map((group) => group.length).sort((a, b) => b - a)).toEqual(sizes);
      expect(round!.flat().sort()).toEqual(named(count).sort());
    },
  );

  it('makes the requested number of groups', () => {
    const { rounds } = made(classOf(10, 0, { division: { count: 4 } }));
    expect(rounds[0]!.map((group) => group.length).sort()).toEqual([2, 2, 3, 3]);
  });

  it.each([
    [28, 4, 9],
    [27, 4, 9],
    [26, 4, 8],
    [24, 4, 7],
    [25, 5, 6],
    [30, 3, 14],
    [28, 3, 14],
    [30, 5, 6],
    [28, 2, 27],
    [27, 2, 27],
  ])(
    'divides %i pupils into groups of %i for %i rounds without a repeated pair',
    (count, size, rounds) => {
      expect(made(classOf(count, size, { rounds })).repeats).toBe(0);
    },
  );

  it('repeats as few pairs as necessary', () => {
    expect(made(classOf(28, 4, { rounds: 10 })).repeats).toBe(42);
    expect(made(classOf(6, 3, { rounds: 2 })).repeats).toBe(2);
    expect(made(classOf(27, 7, { rounds: 4 })).repeats).toBe(3 * (3 * 3 + 2));
  });

  it('keeps pupils apart or together in every round', () => {
    const conditions = [
      apart(0, 1, 2),
      together(2, 3),
      { ...apart(4, 5), type: 'distance', desks: 3 },
    ];
    const problem = classOf(13, 4, { rounds: 2, conditions: conditions as Condition[] });
    for (const round of made(problem).rounds) {
      expect(new Set([0, 1, 2].map((member) => groupWith(round, member))).size).toBe(3);
      expect(groupWith(round, 2)).toBe(groupWith(round, 3));
      expect(groupWith(round, 4)).not.toBe(groupWith(round, 5));
    }
  });

  it('makes eight rounds of groups of four without a repeated pair even if five pairs must stay apart', () => {
    const conditions = [0, 2, 4, 6, 8].map((a) => apart(a, a + 1)) as unknown as Condition[];
    const { rounds, repeats } = made(classOf(28, 4, { rounds: 8, conditions }));
    expect(repeats).toBe(0);
    for (const round of rounds) {
      for (const a of [0, 2, 4, 6, 8])
        expect(groupWith(round, a)).not.toBe(groupWith(round, a + 1));
    }
  });

  it('does not count the pairs of a together condition as repeated', () => {
    const conditions = [together(0, 1), { type: 'front', pupils: some(0, 1, 2) }] as Condition[];
    expect(made(classOf(12, 3, { rounds: 3, conditions })).repeats).toBe(0);
  });

  it.each([
    [28, 4, 9],
    [26, 4, 8],
    [25, 5, 6],
  ])(
    'divides %i pupils into groups of %i, one round at a time, for %i rounds without a repeated pair',
    (count, size, rounds) => {
      const previous: Round[] = [];
      while (previous.length < rounds) {
        const result = made(classOf(count, size, { previous }), previous.length);
        expect(result.repeats).toBe(0);
        previous.push(result.rounds[0]!);
      }
    },
  );

  it('repeats no pair of an earlier round from which one pupil was absent and another has since left', () => {
    const previous = [[some(0, 1, 2), some(3, 4, 5), ['gone', 'p6', 'p7']]];
    const { rounds, repeats } = made(classOf(9, 3, { previous, rounds: 2 }));
    expect(repeats).toBe(0);
    expect(rounds.every((round) => groupWith(round, 6) !== groupWith(round, 7))).toBe(true);
  });

  it('counts repeated pairs over earlier rounds', () => {
    const round = [some(0, 1), some(2, 3)];
    expect(made(classOf(4, 2, { previous: [round, round], rounds: 3 })).repeats).toBe(2 + 2);
  });

  it.each<[string, GroupProblem, string[]]>([
    [
      'five pupils together in groups of four',
      classOf(28, 4, { conditions: [apart(0, 1), together(1, 2, 3, 4, 5)] as Condition[] }),
      ['1'],
    ],
    [
      'eight pupils apart in seven groups',
      classOf(28, 4, { conditions: [apart(0, 1, 2, 3, 4, 5, 6, 7), apart(8, 9)] as Condition[] }),
      ['0'],
    ],
    [
      'together pairs in a chain and one apart pair',
      classOf(28, 4, {
        conditions: [together(0, 1), apart(5, 6), together(1, 2), apart(0, 2)] as Condition[],
      }),
      ['0', '2', '3'],
    ],
    [
      'five groups of three together in four groups',
      classOf(20, 5, {
        conditions: [0, 3, 6, 9, 12].map((a) =>
          together(a, a + 1, a + 2),
        ) as unknown as Condition[],
      }),
      ['0', '1', '2', '3', '4'],
    ],
  ])('proves that impossible conditions conflict: %s', (_, problem, conflict) => {
    expect(make(problem)).toEqual({ status: 'impossible', conflict, minimal: true });
  });

  it('breaks as few wishes as necessary', () => {
    const conditions = [
      together(0, 1),
      wish(apart(0, 1)),
      wish(apart(2, 3)),
      wish(together(2, 3, 4)),
      wish(together(2, 3)),
    ];
    const { brokenWishes } = made(classOf(6, 3, { conditions: conditions as Condition[] }));
    expect(brokenWishes).toEqual(['1', '2']);
  });

  it('returns the same groups for the same seed and different groups for another seed', () => {
    const problem = classOf(28, 4, { rounds: 3 });
    expect(make(problem, 5)).toEqual(make(problem, 5));
    expect(make(problem, 5)).not.toEqual(make(problem, 6));
  });

  it('returns groups when no time is left', () => {
    expect(make(classOf(28, 4, { rounds: 12 }), 1, 0)).toMatchObject({ status: 'made' });
  });

  it.each([
    [
      'an unknown pupil',
      classOf(4, 2, { conditions: [apart(0, 9)] as unknown as Condition[] }),
      InvalidProblemError,
    ],
    ['a group size of zero', classOf(4, 0), RangeError],
    ['half a round', classOf(4, 2, { rounds: 0.5 }), RangeError],
    ['more groups than pupils', classOf(4, 0, { division: { count: 5 } }), RangeError],
  ])('throws for an invalid problem: %s', (_, problem, error) => {
    expect(() => make(problem)).toThrow(error);
  });

  it('spreads the pupils with each coloured mark evenly over the groups', () => {
    const marks = [some(0, 1, 2, 3, 4, 5, 6, 7, 8), some(7, 8, 9, 10, 11)];
    const spread = { type: 'mixed', marks } as const;
    const even = (round: Round, mark: string[]) => {
      const shares = round.map((group) => group.filter((id) => mark.includes(id)).length);
      return Math.max(...shares) - Math.min(...shares) <= 1;
    };
    const problem = classOf(24, 4, { rounds: 4, conditions: [spread] as never });
    const { rounds, repeats } = made(problem);
    expect(rounds.every((round) => marks.every((mark) => even(round, mark)))).toBe(true);
    expect(repeats).toBe(0);
    const conditions = [wish(spread), together(7, 8, 9)] as never;
    const eased = made(classOf(24, 4, { conditions }));
    expect(eased.brokenWishes).toEqual(['0']);
    expect(even(eased.rounds[0]!, marks[0]!)).toBe(true);
  });

  it('finds groups in small classes exactly when brute force does', () => {
    const random = seededRandom('small classes');
    for (let i = 0; i < 150; i += 1) {
      const count = 4 + random.below(4);
      const groups = 2 + random.below(2);
      const conditions = Array.from({ length: 1 + random.below(6) }, () => {
        const members = [...random.shuffle(Int32Array.from(Array(count).keys()))];
        const pair = members.slice(0, 2 + random.below(2));
        if (random.below(4) === 0) return besideOne(...members.slice(0, 3));
        if (random.below(4) === 0) return mixed(members.slice(0, 3), members.slice(1, 6));
        return random.below(3) === 0 ? together(...pair) : apart(...pair);
      }) as unknown as Condition[];
      const problem = classOf(count, 0, { division: { count: groups }, conditions });
      const result = make(problem, i);
      expect(result.status).toBe(canBeKept(problem, groups) ? 'made' : 'impossible');
      if (result.status !== 'impossible') continue;
      expect(result.minimal).toBe(true);
      for (const out of [undefined, ...result.conflict]) {
        const kept = result.conflict.filter((id) => id !== out);
        const part = problem.conditions.filter(({ id }) => kept.includes(id));
        expect(canBeKept({ ...problem, conditions: part }, groups)).toBe(out !== undefined);
      }
    }
  });
});

/** Tries every division of the pupils into groups. Returns whether a division satisfies all conditions. */
function canBeKept({ pupils, conditions }: GroupProblem, groups: number): boolean {
  const most = Math.ceil(pupils.length / groups);
  const least = Math.floor(pupils.length / groups);
  return Array.from({ length: groups ** pupils.length }, (_, way) => way).some((way) => {
    const inGroup = pupils.map((__, index) => Math.floor(way / groups ** index) % groups);
    const sizes = Array.from({ length: groups }, (__, g) => inGroup.filter((x) => x === g).length);
    if (sizes.some((size) => size > most || size < least)) return false;
    return conditions.every((condition) => {
      const used = conditionPupils(condition).map((pupil) => inGroup[pupils.indexOf(pupil)]!);
      if (condition.type === 'mixed') {
        return condition.marks.every((list) => {
          const shares = Array.from(
            { length: groups },
            (__, g) => list.filter((pupil) => inGroup[pupils.indexOf(pupil)] === g).length,
          );
          return Math.max(...shares) - Math.min(...shares) <= 1;
        });
      }
      if (condition.type === 'besideOne') return used.indexOf(used[0]!, 1) > 0;
      return new Set(used).size === (condition.type === 'together' ? 1 : used.length);
    });
  });
}
