import type { Condition } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import { seededRandom } from '@/lib/core/seating/random';
import type { ExamClass, ExamProblem } from './exam';
import { seatExam } from './seat-exam';

const grid = (rows: number, cols: number): Desk[] =>
  Array.from({ length: rows * cols }, (_, i) => ({ row: Math.floor(i / cols), col: i % cols }));

/** A class with the pupils A1, A2, … */
const classOf = (id: string, size: number): ExamClass => ({
  id,
  pupils: Array.from({ length: size }, (_, at) => ({ id: `${id}${at + 1}`, name: `Elev ${at}` })),
});

const toProblem = (
  desks: Desk[],
  classes: ExamClass[],
  rest: Partial<ExamProblem> = {},
): ExamProblem => ({
  room: { desks },
  classes,
  conditions: [],
  order: 'random',
  variants: false,
  unusedDesks: [],
  ...rest,
});

const touch = (a: Desk, b: Desk) => Math.abs(a.row - b.row) <= 1 && Math.abs(a.col - b.col) <= 1;

/** The seated pupils, row by row; `.` is an empty desk. */
function drawn(problem: ExamProblem, seed = 1): string[][] {
  const cols = Math.max(...problem.room.desks.map(({ col }) => col)) + 1;
  return seatExam(problem, seed).sittings.map(({ seats }) => {
    const names = new Map(Object.entries(seats).map(([pupil, desk]) => [desk, pupil]));
    const cells = problem.room.desks.map((_, desk) => names.get(desk) ?? '.');
    return Array.from({ length: cells.length / cols }, (_, row) =>
      cells.slice(row * cols, (row + 1) * cols).join(' '),
    );
  });
}

describe('the seating of a random exam', () => {
  const random = seededRandom('any test');
  const problems = Array.from({ length: 30 }, (): ExamProblem => {
    const [rows, cols] = [2 + random.below(6), 2 + random.below(7)];
    const desks = grid(rows, cols).filter(() => random.unit() < 0.8);
    if (desks.length < 3) desks.push({ row: 9, col: 0 }, { row: 9, col: 1 }, { row: 9, col: 2 });
    const classes = ['A', 'B', 'C']
      .slice(random.below(3))
      .map((id) => classOf(id, random.below(1 + desks.length)));
    const pupils = classes.flatMap((one) => one.pupils.map(({ id }) => id));
    const conditions: Condition[] = pupils.slice(0, 2).map((pupil, index) => ({
      id: `${index}`,
      type: 'front',
      pupils: [pupil],
    }));
    return toProblem(desks, classes, {
      conditions,
      order: random.below(2) === 0 ? 'random' : 'alphabetical',
      variants: random.below(2) === 0,
      unusedDesks: random.below(2) === 0 ? [] : [random.below(desks.length)],
    });
  });

  it.each(problems.map((problem, seed) => [seed, problem]))(
    'gives each pupil one desk, in as few and as equally large sittings as possible (seed %i)',
    (seed, problem) => {
      const { room, classes, unusedDesks } = problem;
      const found = seatExam(problem, seed);
      const pupils = classes.flatMap((one) => one.pupils.map(({ id }) => id));
      const seated = found.sittings.flatMap(({ seats }) => Object.keys(seats));
      expect(seated.sort()).toEqual(pupils.sort());
      const most = room.desks.length - unusedDesks.length;
      expect(found.sittings).toHaveLength(Math.ceil(pupils.length / most));
      const sizes = found.sittings.map(({ seats }) => Object.keys(seats).length);
      if (sizes.length > 0) expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);

      const distances: number[] = [];
      let sameClass = 0;
      for (const { seats, variants } of found.sittings) {
        const taken = Object.entries(seats);
        expect(new Set(Object.values(seats)).size).toBe(taken.length);
        expect(Object.values(seats).filter((desk) => unusedDesks.includes(desk))).toEqual([]);
        expect(variants === undefined).toBe(!problem.variants);
        taken.forEach(([pupil, desk], at) =>
          taken.slice(0, at).forEach(([other, its]) => {
            const [a, b] = [room.desks[desk]!, room.desks[its]!];
            distances.push(Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col)));
            if (!touch(a, b)) return;
            if (pupil[0] === other[0]) sameClass += 1;
            if (variants) expect(variants[pupil]).not.toBe(variants[other]);
          }),
        );
      }
      expect(found.smallestDistance ?? Infinity).toBe(Math.min(...distances));
      expect(found.sameClassPairs).toBe(sameClass);
      const variants = found.sittings.flatMap((one) => Object.values(one.variants ?? {}));
      expect(found.variantCount).toBe(Math.max(0, ...variants));
      expect(found.variantsProved).toBe(true);
      expect(seatExam(problem, seed)).toEqual(found);
    },
  );
});

describe('random exam seating', () => {
  it('produces every order of a class about equally often', () => {
    const problem = toProblem(grid(1, 3), [classOf('A', 3)]);
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 600; seed += 1) {
      const [row] = drawn(problem, seed)[0]!;
      counts[row!] = (counts[row!] ?? 0) + 1;
    }
    expect(Object.keys(counts)).toHaveLength(6);
    for (const count of Object.values(counts)) expect(count).toBeGreaterThan(60);
  });

  it.each([
    ['two classes in rows of pairs', [0, 1, 3, 4], 2, [10, 10], 0],
    ['four classes in a full room', [0, 1, 2, 3, 4, 5], 1, [9, 9, 9, 9], 0],
    ['two classes in a full room', [0, 1, 2, 3, 4, 5], 1, [18, 18], 30],
    ['fourteen classes in a full hall', Array.from(Array(20).keys()), 1, Array(14).fill(8), 0],
  ])(
    'seats classmates at adjacent desks as rarely as possible: %s',
    (_, cols, step, sizes, expected) => {
      const rows = Math.ceil(sizes.reduce((a: number, b: number) => a + b, 0) / cols.length);
      const desks = Array.from({ length: rows }, (__, row) =>
        cols.map((col) => ({ row: row * step, col })),
      ).flat();
      const classes = sizes.map((size: number, at: number) =>
        classOf(String.fromCharCode(65 + at), size),
      );
      for (const seed of [1, 2, 3]) {
        expect(seatExam(toProblem(desks, classes), seed).sameClassPairs).toBe(expected);
      }
    },
  );

  it('meets conditions on front, back, apart and fixed desks', () => {
    const desks = grid(6, 6);
    const classes = [classOf('A', 18), classOf('B', 18)];
    const conditions: Condition[] = [
      { id: 'front', type: 'front', pupils: ['A1', 'A2', 'B1', 'B2'] },
      { id: 'back', type: 'back', pupils: ['A3', 'B3', 'gone'] },
      { id: 'apart', type: 'apart', pupils: ['A4', 'B4', 'A1', 'B3', 'B5'] },
      { id: 'fixed', type: 'fixed', pupil: 'A5', desk: { row: 3, col: 2 } },
      { id: 'of nobody', type: 'front', pupils: ['gone'] },
    ];
    for (const seed of [1, 2, 3]) {
      const { broken, sittings } = seatExam(toProblem(desks, classes, { conditions }), seed);
      expect(broken).toEqual([]);
      expect(sittings[0]!.seats.A5).toBe(20);
    }
  });

  it('meets front and fixed conditions and leaves an empty desk between pupils', () => {
    const conditions: Condition[] = [
      { id: 'front', type: 'front', pupils: ['A1', 'A2', 'A3'] },
      { id: 'fixed', type: 'fixed', pupil: 'A4', desk: { row: 4, col: 1 } },
    ];
    const problem = toProblem(grid(6, 5), [classOf('A', 5)], { conditions });
    const { broken, smallestDistance, sittings } = seatExam(problem, 1);
    expect(broken).toEqual([]);
    expect(smallestDistance).toBe(2);
    expect(sittings[0]!.seats.A4).toBe(21);
  });

  it('meets a condition before a wish and reports the broken wish', () => {
    const conditions: Condition[] = [
      { id: 'wish', type: 'fixed', pupil: 'A1', desk: { row: 0, col: 0 }, wish: true },
      { id: 'hard', type: 'fixed', pupil: 'A2', desk: { row: 0, col: 0 } },
    ];
    const problem = toProblem(grid(2, 2), [classOf('A', 4)], { conditions });
    const { broken, sittings } = seatExam(problem, 1);
    expect(broken).toEqual(['wish']);
    expect(sittings[0]!.seats.A2).toBe(0);
  });

  it('reports broken conditions in the order of the list and ignores together conditions', () => {
    const conditions: Condition[] = [
      { id: 'together', type: 'together', pupils: ['A1', 'A2'] },
      { id: 'unused', type: 'fixed', pupil: 'A3', desk: { row: 0, col: 1 } },
      { id: 'apart', type: 'apart', pupils: ['A1', 'A2'] },
    ];
    const rest = { conditions, unusedDesks: [1] };
    const { broken } = seatExam(toProblem(grid(2, 2), [classOf('A', 3)], rest), 1);
    expect(broken).toEqual(['unused', 'apart']);
  });

  it('seats pupils who must be apart in different sittings', () => {
    const conditions: Condition[] = [{ id: 'apart', type: 'apart', pupils: ['A1', 'B1'] }];
    const classes = [classOf('A', 4), classOf('B', 4)];
    const { broken, sittings } = seatExam(toProblem(grid(2, 2), classes, { conditions }), 1);
    expect(sittings).toHaveLength(2);
    expect(broken).toEqual([]);
  });
});

describe('alphabetical exam seating', () => {
  const pupils = ['Åse', 'Ida 10', 'Ærlend', 'Ida 2', 'Ada'].map((name) => ({ id: name, name }));

  it('seats all classes of one exam sitting in Norwegian alphabetical order, starting at the front left', () => {
    const classes = [
      { id: 'A', pupils },
      { id: 'B', pupils: [{ id: 'Ola', name: 'Ola' }] },
    ];
    expect(drawn(toProblem(grid(2, 3), classes, { order: 'alphabetical' }))).toEqual([
      ['Ada Ida 2 Ida 10', 'Ola Ærlend Åse'],
    ]);
  });

  it('uses desks as far apart as possible', () => {
    const problem = toProblem(grid(3, 5), [{ id: 'A', pupils }], { order: 'alphabetical' });
    const { smallestDistance, sittings } = seatExam(problem, 1);
    expect(smallestDistance).toBe(2);
    expect(Object.keys(sittings[0]!.seats)).toEqual(['Ada', 'Ida 2', 'Ida 10', 'Ærlend', 'Åse']);
  });

  it('ignores conditions but reports the broken conditions', () => {
    const conditions: Condition[] = [
      { id: 'front', type: 'front', pupils: ['Åse'] },
      { id: 'back', type: 'back', pupils: ['Åse'] },
    ];
    const rest = { conditions, order: 'alphabetical' as const };
    expect(seatExam(toProblem(grid(3, 2), [{ id: 'A', pupils }], rest), 1).broken).toEqual([
      'front',
    ]);
  });
});

it('seatExam numbers the variants of a written test from 1 again for each sitting', () => {
  const problem = toProblem(grid(2, 2), [classOf('A', 4), classOf('B', 2)], { variants: true });
  const { sittings, variantCount, variantsProved } = seatExam(problem, 1);
  expect(sittings.map(({ variants }) => Object.values(variants!).sort())).toEqual([
    [1, 2, 3],
    [1, 2, 3],
  ]);
  expect([variantCount, variantsProved]).toEqual([3, true]);
});

it('seatExam rejects a room whose desks are all unused', () => {
  const rest = { unusedDesks: [0, 1] };
  expect(() => seatExam(toProblem(grid(1, 2), [classOf('A', 1)], rest), 1)).toThrow(RangeError);
  expect(seatExam(toProblem(grid(1, 2), [classOf('A', 0)], rest), 1)).toEqual({
    sittings: [],
    variantCount: 0,
    variantsProved: true,
    smallestDistance: undefined,
    sameClassPairs: 0,
    broken: [],
  });
});

it('exam seating mixes pupils with two coloured marks and does not count desks touching at a corner as adjacent', () => {
  const one = classOf('A', 30);
  const ids = one.pupils.map(({ id }) => id);
  const conditions: Condition[] = [
    { id: '0', type: 'mixed', marks: [ids.slice(0, 15), ids.slice(15)], wish: true },
  ];
  const problem = toProblem(grid(5, 6), [one], { conditions });
  expect(seatExam(problem, 1).broken).toEqual([]);
  expect(drawn(problem)[0]).toHaveLength(5);
});
