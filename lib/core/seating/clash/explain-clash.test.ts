import type { Condition, ConditionId, PupilId } from '@/lib/core/conditions/condition';
import { bruteForceSeating } from '../testing/brute-force';
import type { SeatingProblem } from '../problem';
import type { Desk, Room } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { seededRandom, type Random } from '../random';
import { solve } from '../solve';
import { explainClash } from './explain-clash';

/** A room in which every # is a desk. */
function drawn(...lines: string[]): Room {
  return {
    desks: lines.flatMap((line, row) =>
      [...line].flatMap((cell, col) => (cell === '#' ? [{ row, col }] : [])),
    ),
  };
}

const pairs = drawn('##.##', '.....', '##.##', '.....', '##.##');
const grid = drawn('###', '###', '###');

/** A condition about pupils named by one letter each. */
const group = (type: 'together' | 'apart' | 'front' | 'back', letters: string): Condition => ({
  id: '0',
  type,
  pupils: [...letters],
});
const fixed = (pupil: PupilId, row: number, col: number): Condition => ({
  id: '0',
  type: 'fixed',
  pupil,
  desk: { row, col },
});

/** The reasons found for all the conditions together; the pupils are A to H unless others are given. */
function reasons(room: Room, conditions: Condition[], more: Partial<SeatingProblem> = {}) {
  const numbered = conditions.map((one, index) => ({ ...one, id: `${index}` }));
  const problem = { room, pupils: [...'ABCDEFGH'], conditions: numbered, ...more };
  return explainClash(
    problem,
    numbered.map(({ id }) => id),
  );
}

describe('explainClash for fixed desks and zones', () => {
  it('reports a room with fewer desks than pupils', () => {
    expect(reasons(drawn('###'), [])).toEqual([
      { kind: 'tooFewDesks', pupilCount: 8, deskCount: 3, conditions: [] },
    ]);
  });

  it('reports a fixed desk that the room lacks', () => {
    expect(reasons(pairs, [fixed('A', 9, 9)])).toEqual([
      { kind: 'deskMissing', pupil: 'A', conditions: ['0'] },
    ]);
  });

  it('reports two pupils at one desk, by conditions or by a lock', () => {
    expect(reasons(pairs, [fixed('A', 0, 0), fixed('B', 0, 1), fixed('C', 0, 1)])).toEqual([
      { kind: 'deskTaken', pupils: ['B', 'C'], conditions: ['1', '2'] },
    ]);
    expect(reasons(pairs, [fixed('A', 0, 0)], { locked: { B: { row: 0, col: 0 } } })).toEqual([
      { kind: 'deskTaken', pupils: ['B', 'A'], conditions: ['0'] },
    ]);
  });

  it('reports two fixed desks of one pupil', () => {
    expect(reasons(pairs, [fixed('A', 0, 0), fixed('A', 0, 1)])).toEqual([
      { kind: 'twoDesks', pupil: 'A', conditions: ['0', '1'] },
    ]);
  });

  it("reports a fixed desk outside the pupil's zone", () => {
    expect(reasons(pairs, [fixed('A', 2, 0), group('front', 'AB')])).toEqual([
      { kind: 'deskOutsideZone', pupil: 'A', zone: 'front', conditions: ['0', '1'] },
    ]);
    expect(reasons(pairs, [fixed('A', 0, 0), group('front', 'AB')])).toEqual([]);
  });

  it('reports pupils who must sit both in front and at the back, unless the room has only one row', () => {
    const both = [group('front', 'ABC'), group('back', 'BCD')];
    expect(reasons(pairs, both)).toEqual([
      { kind: 'frontAndBack', pupils: ['B', 'C'], conditions: ['0', '1'] },
    ]);
    expect(reasons(drawn('########'), both)).toEqual([]);
  });

  it('reports a zone with fewer desks than pupils', () => {
    const five = [group('front', 'ABC'), group('front', 'CDE')];
    expect(reasons(pairs, five)).toEqual([
      {
        kind: 'zoneFull',
        zone: 'front',
        pupils: [...'ABCDE'],
        deskCount: 4,
        conditions: ['0', '1'],
      },
    ]);
    expect(reasons(pairs, [group('front', 'ABCD')])).toEqual([]);
  });

  it('reports a zone with too few desks because a desk is fixed for another pupil', () => {
    expect(reasons(pairs, [group('back', 'ABCD'), fixed('E', 4, 0)])).toEqual([
      {
        kind: 'zoneFull',
        zone: 'back',
        pupils: [...'ABCDE'],
        deskCount: 4,
        conditions: ['0', '1'],
      },
    ]);
  });
});

describe('explainClash for groups that sit together', () => {
  it('reports two pupils with both a together and an apart condition', () => {
    expect(reasons(grid, [group('together', 'AB'), group('apart', 'ABC')])).toEqual([
      { kind: 'togetherAndApart', pupils: ['A', 'B'], conditions: ['0', '1'] },
    ]);
  });

  it('reports a pupil who needs more neighbours than any possible desk has', () => {
    const beside = [group('together', 'AB'), group('together', 'BC')];
    expect(reasons(pairs, beside)).toEqual([
      {
        kind: 'tooFewNeighbours',
        pupil: 'B',
        others: ['A', 'C'],
        neighbourCount: 1,
        conditions: ['0', '1'],
      },
    ]);
    expect(reasons(drawn('########'), beside)).toEqual([]);
    const atTheEnd = [...beside, fixed('B', 0, 0)];
    expect(reasons(drawn('########'), atTheEnd)).toMatchObject([
      { kind: 'tooFewNeighbours', neighbourCount: 1, conditions: ['0', '1', '2'] },
    ]);
  });

  it('reports a group with more pupils than any table has desks', () => {
    expect(reasons(pairs, [group('together', 'ABC')])).toEqual([
      { kind: 'tableTooSmall', pupils: [...'ABC'], deskCount: 2, conditions: ['0'] },
    ]);
    expect(reasons(standardRoom('single', 8), [group('together', 'AB')])).toMatchObject([
      { kind: 'tableTooSmall', deskCount: 1 },
    ]);
  });

  it('merges groups that share a pupil', () => {
    const chain = [group('together', 'AB'), group('together', 'BCD'), group('together', 'DEF')];
    expect(reasons(drawn('#####.###'), chain)).toEqual([
      { kind: 'tableTooSmall', pupils: [...'DEFBCA'], deskCount: 5, conditions: ['0', '1', '2'] },
    ]);
  });

  it('reports a table that is too small because one desk is fixed for a pupil outside the group', () => {
    const conditions = [group('together', 'AB'), fixed('A', 0, 0), fixed('C', 0, 1)];
    expect(reasons(pairs, conditions)).toEqual([
      { kind: 'tableTooSmall', pupils: ['A', 'B'], deskCount: 1, conditions: ['0', '1', '2'] },
    ]);
  });

  it('reports more groups than the tables have space for', () => {
    const groups = ['AB', 'CD', 'EF', 'GH'].map((letters) => group('together', letters));
    expect(reasons(drawn('###.###.##'), groups)).toEqual([
      {
        kind: 'tooManyGroups',
        groupCount: 4,
        groupSize: 2,
        placeCount: 3,
        conditions: ['0', '1', '2', '3'],
      },
    ]);
    expect(reasons(drawn('####.##.##'), groups)).toEqual([]);
  });

  it('reports members of a group who are too far from each other', () => {
    const column = drawn('##', '##', '##', '##', '##', '##');
    const ends = [group('together', 'ABC'), group('front', 'A'), group('back', 'B')];
    expect(reasons(column, ends)).toEqual([
      { kind: 'tooFarApart', pupils: ['A', 'B'], groupSize: 3, conditions: ['0', '1', '2'] },
    ]);
    expect(reasons(column, [group('together', 'ABCD'), ...ends.slice(1)])).toEqual([]);
  });

  it('reports members of a group who are to sit apart but always touch', () => {
    const fours = standardRoom('fours', 8);
    const conditions = [group('together', 'ABC'), group('apart', 'AC')];
    expect(reasons(fours, conditions)).toEqual([
      { kind: 'groupTouches', pupils: ['A', 'C'], groupSize: 3, conditions: ['0', '1'] },
    ]);
    expect(reasons(standardRoom('threes', 9), conditions)).toEqual([]);
  });
});

describe('explainClash for pupils who sit apart', () => {
  it('reports two pupils whose fixed desks touch', () => {
    expect(reasons(grid, [fixed('A', 0, 0), fixed('B', 0, 1), group('apart', 'AB')])).toEqual([
      { kind: 'desksTouch', pupils: ['A', 'B'], conditions: ['0', '1', '2'] },
    ]);
    expect(reasons(grid, [fixed('A', 0, 0), group('apart', 'AB')])).toEqual([]);
  });

  it('reports a room with too few desks that do not touch each other', () => {
    expect(reasons(grid, [group('apart', 'ABCDE')])).toEqual([
      { kind: 'tooManyApart', pupils: [...'ABCDE'], mostApart: 4, conditions: ['0'] },
    ]);
    expect(reasons(grid, [group('apart', 'ABCD')])).toEqual([]);
    const asPairs = ['AB', 'AC', 'BC'].map((letters) => group('apart', letters));
    expect(reasons(drawn('####', '####'), asPairs)).toEqual([
      { kind: 'tooManyApart', pupils: [...'ABC'], mostApart: 2, conditions: ['0', '1', '2'] },
    ]);
  });

  it('reports a zone with too few desks that do not touch each other', () => {
    expect(reasons(grid, [group('apart', 'ABCD'), group('front', 'ABC')])).toEqual([
      {
        kind: 'tooManyApart',
        pupils: [...'ABC'],
        zone: 'front',
        mostApart: 2,
        conditions: ['0', '1'],
      },
    ]);
  });

  it('reports a pupil apart from all others in a full room', () => {
    const conditions = [...'BCDEFGH'].map((other) => group('apart', `A${other}`));
    const eight = drawn('##.##.##.##');
    expect(reasons(eight, conditions)).toEqual([
      {
        kind: 'neverAlone',
        pupil: 'A',
        apartFrom: 7,
        conditions: ['0', '1', '2', '3', '4', '5', '6'],
      },
    ]);
    expect(reasons(drawn('##.##.##.##.#'), conditions)).toEqual([]);
  });
});

/** A room of three to five desks on a 3 × 3 grid, up to five pupils, some conditions and perhaps a lock. */
function tinyProblem(random: Random): SeatingProblem & { locked: Record<PupilId, Desk> } {
  const cells = random.shuffle([0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, 3 + random.below(3));
  const desks = cells.map((cell) => ({ row: Math.floor(cell / 3), col: cell % 3 }));
  const pupils = [...'ABCDE'].slice(0, Math.min(desks.length, 2 + random.below(4)));
  const some = (least: number) =>
    random
      .shuffle([...pupils.keys()])
      .slice(0, least + random.below(3))
      .map((index) => pupils[index]!);
  const anyDesk = () => desks[random.below(desks.length)]!;
  const conditions = Array.from({ length: 2 + random.below(5) }, (_, index): Condition => {
    const id = `${index}`;
    const kind = random.below(7);
    if (kind === 0) return { id, type: 'front', pupils: some(1) };
    if (kind === 1) return { id, type: 'back', pupils: some(1) };
    if (kind === 2) return { id, type: 'fixed', pupil: some(1)[0]!, desk: anyDesk() };
    return { id, type: kind < 5 ? 'apart' : 'together', pupils: some(2) };
  });
  const locked = random.below(4) === 0 ? { [pupils[0]!]: anyDesk() } : {};
  return { room: { desks }, pupils, conditions, locked };
}

describe('explainClash compared with brute force', () => {
  it('gives a reason only if no seating satisfies its conditions, and at most one reason for a minimal conflict', () => {
    const random = seededRandom('reasons');
    const kinds = new Set<string>();
    let conflicts = 0;
    let explained = 0;
    for (let i = 0; i < 800; i += 1) {
      const problem = tinyProblem(random);
      const { room, pupils, conditions, locked } = problem;
      const locks = Object.entries(locked).map(([pupil, desk]): Condition => ({
        id: '0',
        type: 'fixed',
        pupil,
        desk,
      }));
      const isImpossible = (chosen: ConditionId[]) =>
        !bruteForceSeating(room, pupils, [...locks, ...chosen.map((id) => conditions[+id]!)]);
      for (const reason of explainClash(
        problem,
        conditions.map(({ id }) => id),
      )) {
        expect([i, reason, isImpossible(reason.conditions)]).toEqual([i, reason, true]);
      }
      const result = solve(problem, { seed: i, timeLimitMs: 1, now: () => 0 });
      if (result.status !== 'impossible' || !result.minimal) continue;
      conflicts += 1;
      const found = explainClash(problem, result.conflict);
      if (found.length > 0) explained += 1;
      expect(found.map((reason) => reason.conditions)).toEqual(found.map(() => result.conflict));
      expect(found.length).toBeLessThanOrEqual(1);
      for (const { kind } of found) kinds.add(kind);
    }
    expect(kinds.size).toBeGreaterThan(10);
    expect(explained / conflicts).toBeGreaterThan(0.95);
  });
});
