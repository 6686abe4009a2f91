import {
  conditionPupils,
  type Condition,
  type PupilId,
  type Seating,
} from '@/lib/core/conditions/condition';
import { brokenConditions } from '@/lib/core/conditions/checker';
import { type Desk, type Room, deskKey } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { seededRandom } from '../random';
import { asFixed, editedProblem, seatingsThatKeep } from '../testing/edited-problem';
import { why } from './why';

const options = { timeLimitMs: 1, now: () => 0, seed: 1 };

it("in tiny rooms, the explanation of a pupil's desk lists the same possible desks as a brute-force search", () => {
  const random = seededRandom('why');
  const seen = { possible: 0, clashes: 0, withLock: 0 };
  for (let i = 0; i < 100; i += 1) {
    const { problem, seats } = editedProblem(random);
    const { room, locked } = problem;
    const pupil = problem.pupils[0]!;
    const { elsewhere } = why(problem, { seats, pupil }, options);
    const kept = problem.conditions.filter(
      (one) =>
        brokenConditions(room, [one], seats).length === 0 ||
        (!one.wish && conditionPupils(one).includes(pupil)),
    );
    const locks = Object.entries(locked)
      .filter(([one]) => one !== pupil)
      .map(([one, desk]) => asFixed(one, desk));
    const there = (desk: Desk, conditions: Condition[]) =>
      seatingsThatKeep(problem, [...conditions, asFixed(pupil, desk)]).length;
    for (const desk of elsewhere.possible) {
      seen.possible += 1;
      expect(there(desk, [...kept, ...locks])).toBeGreaterThan(0);
    }
    for (const { clash, desks } of elsewhere.clashes) {
      seen.clashes += 1;
      seen.withLock += clash.locked.length > 0 ? 1 : 0;
      const all = [
        ...clash.conditions.map((id) => problem.conditions[+id]!),
        ...clash.locked.map((one) => asFixed(one, locked[one]!)),
      ];
      for (const desk of desks) {
        expect([i, there(desk, all)]).toEqual([i, 0]);
        // A broken condition of the pupil may clash with the satisfied conditions at every desk.
        const isAnywhere = seatingsThatKeep(problem, all).length === 0;
        for (const one of all) {
          const fewer = all.filter((other) => other !== one);
          const left = isAnywhere ? seatingsThatKeep(problem, fewer).length : there(desk, fewer);
          expect(left).toBeGreaterThan(0);
        }
      }
    }
    const announcement = [
      ...elsewhere.possible,
      ...elsewhere.clashes.flatMap(({ desks }) => desks),
    ];
    const others = room.desks.filter((desk) => deskKey(desk) !== deskKey(seats[pupil]!));
    expect(announcement.map(deskKey).sort()).toEqual(others.map(deskKey).sort());
    expect(elsewhere.unknown).toEqual([]);
  }
  expect(Math.min(seen.possible, seen.clashes)).toBeGreaterThan(50);
  expect(seen.withLock).toBeGreaterThan(5);
});

/** Two rows of front, middle and back each hold two pairs: A B _ C D in front, E F _ G H, and I J _ K L at the back. */
const room: Room = standardRoom('pairs', 12);
const pupils = [...'ABCDEFGHIJKL'];
const at = (order: string): Seating =>
  Object.fromEntries([...order].map((pupil, index) => [pupil, room.desks[index]!]));
const seats = at('ABCDEFGHIJKL');

function reasons(
  pupil: PupilId,
  given: { conditions?: Condition[]; history?: Seating[]; locked?: Seating; byHand?: PupilId[] },
) {
  const { conditions = [], byHand = [], ...rest } = given;
  const problem = { room, pupils, conditions, ...rest };
  return why(problem, { seats, pupil, movedByHand: byHand }, options).reasons;
}

describe("the reasons for a pupil's desk", () => {
  it('include a lock and a move by hand', () => {
    expect(reasons('A', { locked: { A: seats.A! }, byHand: ['A', 'B'] })).toEqual([
      { kind: 'locked' },
      { kind: 'byHand' },
    ]);
    expect(reasons('B', { locked: { A: seats.A! } })).toEqual([]);
  });

  it('include the conditions of the pupil, with the number of desks that each condition allows', () => {
    const frontDesks = room.desks.filter(({ row }) => row === 0).length;
    const conditions: Condition[] = [
      { id: '0', type: 'front', pupils: ['A', 'B'] },
      { id: '1', type: 'fixed', pupil: 'A', desk: seats.A! },
      { id: '2', type: 'zone', pupils: ['A'], desks: [seats.A!, seats.E!, { row: 90, col: 9 }] },
      { id: '3', type: 'back', pupils: ['K'] },
    ];
    expect(reasons('A', { conditions })).toEqual([
      { kind: 'place', condition: '0', deskCount: frontDesks },
      { kind: 'place', condition: '1', deskCount: 1 },
      { kind: 'place', condition: '2', deskCount: 2 },
    ]);
  });

  it('include neighbours of a together group and pupils who must sit apart', () => {
    const conditions: Condition[] = [
      { id: '0', type: 'together', pupils: ['A', 'B'] },
      { id: '1', type: 'apart', pupils: ['A', 'L'] },
      { id: '2', type: 'apart', pupils: ['A', 'B'], wish: true },
    ];
    expect(reasons('A', { conditions })).toEqual([
      { kind: 'together', condition: '0', beside: ['B'] },
      { kind: 'apart', condition: '1', others: ['L'] },
      { kind: 'broken', condition: '2' },
    ]);
  });

  it('include that a pupil should sit in front after maps at the back, or at the back after maps in front', () => {
    const back = at('LKJIHGFEDCBA');
    expect(reasons('A', { history: [back, back, seats] })).toContainEqual({
      kind: 'turn',
      zone: 'front',
      times: 2,
      maps: 3,
    });
    expect(reasons('L', { history: [back] })).toContainEqual({
      kind: 'turn',
      zone: 'back',
      times: 1,
      maps: 1,
    });
    expect(reasons('A', { history: [back, seats] }).map(({ kind }) => kind)).not.toContain('turn');
  });

  it('include the last desk of the pupil, former neighbours and new neighbours', () => {
    expect(reasons('A', { history: [at('CBADEFGHIJKL'), at('ABCDEFGHIJKL')] })).toEqual([
      { kind: 'lastDesk', desk: room.desks[2], isSame: false },
      { kind: 'formerNeighbour', neighbour: 'B', times: 1 },
    ]);
    expect(reasons('A', { history: [at('ACBDEFGHIJKL')] })).toEqual([
      { kind: 'lastDesk', desk: room.desks[0], isSame: true },
      { kind: 'newNeighbours', neighbours: ['B'] },
    ]);
  });

  it('include the neighbour from a map of another room, but not the desk from that map', () => {
    const elsewhere: Seating = { A: { row: 40, col: 0 }, B: { row: 40, col: 1 } };
    expect(reasons('A', { history: [elsewhere] })).toEqual([
      { kind: 'formerNeighbour', neighbour: 'B', times: 1 },
    ]);
  });
});

it("the explanation of a pupil's desk lists every other desk as possible when there are no conditions", () => {
  const { elsewhere } = why({ room, pupils, conditions: [] }, { seats, pupil: 'A' }, options);
  expect(elsewhere).toEqual({
    possible: room.desks.slice(1),
    bySwap: room.desks.slice(1),
    clashes: [],
    unknown: [],
  });
});

it("the explanation of a pupil's desk says that the pupil cannot sit at an empty desk because it is locked", () => {
  const [, , , , empty] = room.desks;
  const problem = {
    room,
    pupils: [...pupils.slice(0, 4), 'empty'],
    conditions: [],
    locked: { empty: empty! },
  };
  const map = Object.fromEntries(pupils.slice(0, 4).map((one) => [one, seats[one]!]));
  const { elsewhere } = why(problem, { seats: map, pupil: 'A' }, options);
  expect(elsewhere.bySwap).toEqual(room.desks.slice(1).filter((desk) => desk !== empty));
  expect(elsewhere.clashes).toMatchObject([{ clash: { locked: ['empty'] }, desks: [empty] }]);
});

it("the explanation of a pupil's desk gives one common reason against all desks outside the pupil's zone", () => {
  const conditions: Condition[] = [
    { id: '0', type: 'front', pupils: ['A'] },
    { id: '1', type: 'apart', pupils: ['A', 'L'] },
  ];
  const { elsewhere } = why({ room, pupils, conditions }, { seats, pupil: 'A' }, options);
  const outside = room.desks.filter(({ row }) => row !== 0);
  expect(elsewhere.clashes).toMatchObject([{ clash: { conditions: ['0'] }, desks: outside }]);
});

describe('the search for desks to which a pupil could move', () => {
  const others = room.desks.slice(0, 11);
  const elsewhere = (conditions: Condition[]) =>
    why({ room, pupils, conditions }, { seats, pupil: 'L' }, options).elsewhere;

  it("finds only desks at which the pupil's condition, broken now, would be satisfied", () => {
    const { possible, clashes } = elsewhere([{ id: '0', type: 'front', pupils: ['L'] }]);
    expect(possible.map(deskKey).sort()).toEqual(others.slice(0, 4).map(deskKey).sort());
    expect(clashes).toMatchObject([{ clash: { conditions: ['0'] }, desks: others.slice(4) }]);
  });

  it('finds no desk when the conditions of the pupil cannot be satisfied', () => {
    const conditions: Condition[] = [
      { id: '0', type: 'front', pupils: ['L'] },
      { id: '1', type: 'back', pupils: ['L'] },
    ];
    expect(elsewhere(conditions).possible).toEqual([]);
  });

  it.each([
    ['a broken wish of the pupil', { id: '1', type: 'front', pupils: ['L'], wish: true }],
    ['a broken condition of others', { id: '1', type: 'front', pupils: ['K'] }],
  ] satisfies [string, Condition][])(
    'excludes no desk because of a broken condition that may stay broken: %s',
    (_, condition) => {
      expect(elsewhere([condition]).possible).toHaveLength(11);
    },
  );
});
