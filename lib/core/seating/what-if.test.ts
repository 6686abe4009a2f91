import {
  conditionPupils,
  type Condition,
  type Seating,
  withoutAbsent,
} from '@/lib/core/conditions/condition';
import { brokenConditions } from '../conditions/checker';
import type { Desk } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { seededRandom, type Random } from './random';
import { asFixed, editedProblem, movedBetween, seatingsThatKeep } from './testing/edited-problem';
import { whatIf, type Supposition } from './what-if';

const options = { timeLimitMs: 1, now: () => 0, seed: 1 };

function someSupposition(random: Random, pupils: string[], desks: { row: number; col: number }[]) {
  const [pupil, other] = random.shuffle([...pupils.keys()]).map((index) => pupils[index]!);
  const kinds: Supposition[] = [
    { kind: 'beside', pupil: pupil!, other: other! },
    { kind: 'atDesk', pupil: pupil!, desk: desks[random.below(desks.length)]! },
    { kind: 'away', pupil: pupil! },
  ];
  return kinds[random.below(3)]!;
}

function supposedConditions(supposed: Supposition): Condition[] {
  if (supposed.kind === 'away') return [];
  if (supposed.kind === 'atDesk') return [asFixed(supposed.pupil, supposed.desk)];
  return [{ id: '0', type: 'together', pupils: [supposed.pupil, supposed.other] }];
}

it('in tiny rooms, whatIf finds as few moves as a brute-force search, or else a minimal set of clashing conditions', () => {
  const random = seededRandom('what if');
  const seen = { possible: 0, impossible: 0, withLock: 0, withWish: 0 };
  for (let i = 0; i < 200; i += 1) {
    const { problem, seats } = editedProblem(random);
    const supposed = someSupposition(random, problem.pupils, problem.room.desks);
    const isAway = supposed.kind === 'away';
    const pupils = problem.pupils.filter((one) => !isAway || one !== supposed.pupil);
    const isOwn = (one: Condition) =>
      !isAway && !one.wish && conditionPupils(one).includes(supposed.pupil);
    const kept = problem.conditions.filter(
      (one) => brokenConditions(problem.room, [one], seats).length === 0 || isOwn(one),
    );
    const present = withoutAbsent(kept, isAway ? [supposed.pupil] : []);
    const hard = present.filter(({ wish }) => !wish);
    const wishes = present.filter(({ wish }) => wish);
    const locks = Object.entries(problem.locked)
      .filter(([pupil]) => pupil !== supposed.pupil)
      .map(([pupil, desk]) => asFixed(pupil, desk));
    const asked = supposedConditions(supposed);
    const costs = seatingsThatKeep({ ...problem, pupils }, [...hard, ...locks, ...asked]).map(
      (seating) => [
        brokenConditions(problem.room, wishes, seating).length,
        movedBetween(seats, seating).length,
      ],
    );
    costs.sort(([a, m], [b, n]) => a! - b! || m! - n!);
    const answer = whatIf(problem, seats, supposed, { ...options, seed: i });
    if (answer.status === 'possible') {
      seen.possible += 1;
      seen.withWish += answer.breaks.length > 0 ? 1 : 0;
      const { moved, breaks } = answer;
      expect([i, breaks.length, moved.length]).toEqual([i, ...costs[0]!]);
      expect([...moved].sort()).toEqual(movedBetween(seats, answer.seats).sort());
      const promised = [...hard, ...locks, ...asked];
      expect(brokenConditions(problem.room, promised, answer.seats)).toEqual([]);
      expect(answer.movedProved).toBe(true);
      expect(breaks.every((id) => problem.conditions[+id]!.wish)).toBe(true);
      continue;
    }
    seen.impossible += 1;
    expect([i, answer.status, costs]).toEqual([i, 'impossible', []]);
    if (answer.status !== 'impossible') continue;
    const { clash } = answer;
    seen.withLock += clash.locked.length > 0 ? 1 : 0;
    const parts = withoutAbsent(
      clash.conditions.map((id) => problem.conditions[+id]!),
      isAway ? [supposed.pupil] : [],
    );
    const all = [...parts, ...clash.locked.map((one) => asFixed(one, problem.locked[one]!))];
    const canKeep = (list: Condition[]) =>
      seatingsThatKeep({ ...problem, pupils }, list).length > 0;
    expect(canKeep([...all, ...asked])).toBe(false);
    // A broken condition of the pupil may clash with the satisfied conditions even without the supposition.
    const needed = canKeep(all) ? asked : [];
    all.forEach((_, index) => {
      const fewer = all.filter((__, other) => other !== index);
      expect(canKeep([...fewer, ...needed])).toBe(true);
    });
  }
  expect(Math.min(seen.possible, seen.impossible)).toBeGreaterThan(20);
  expect(Math.min(seen.withLock, seen.withWish)).toBeGreaterThan(3);
});

describe('whatIf in a class that sits in pairs', () => {
  const room = standardRoom('pairs', 8);
  const pupils = [...'ABCDEFGH'];
  const seats: Seating = Object.fromEntries(pupils.map((pupil, i) => [pupil, room.desks[i]!]));
  const ask = (conditions: Condition[], supposed: Supposition, locked: Seating = {}) =>
    whatIf({ room, pupils, conditions, locked }, seats, supposed, options);
  const beside: Supposition = { kind: 'beside', pupil: 'A', other: 'C' };

  it('moves only two pupils when their exchange makes the requested change possible', () => {
    expect(ask([], beside)).toMatchObject({ status: 'possible', moved: { length: 2 } });
  });

  it('names the condition that makes the change impossible, with a reason', () => {
    const reason = { kind: 'togetherAndApart', pupils: ['A', 'C'], conditions: ['0'] };
    expect(ask([{ id: '0', type: 'apart', pupils: ['A', 'C'] }], beside)).toEqual({
      status: 'impossible',
      clash: { conditions: ['0'], locked: [], minimal: true, reasons: [reason] },
    });
  });

  it('ignores a broken condition of other pupils', () => {
    const broken: Condition = { id: '0', type: 'apart', pupils: ['C', 'D'] };
    expect(ask([broken], beside)).toMatchObject({ status: 'possible' });
  });

  it("finds only maps that satisfy the pupil's hard condition, even if it is broken now", () => {
    const apart: Condition = { id: '0', type: 'apart', pupils: ['A', 'B', 'C'] };
    expect(ask([apart], beside)).toMatchObject({
      status: 'impossible',
      clash: { conditions: ['0'] },
    });
    const back: Condition = { id: '0', type: 'back', pupils: ['A'] };
    const atDesk = (desk: Desk): Supposition => ({ kind: 'atDesk', pupil: 'A', desk });
    expect(ask([back], atDesk(seats.B!))).toMatchObject({ status: 'impossible' });
    expect(ask([back], atDesk(seats.G!))).toMatchObject({ status: 'possible' });
    expect(ask([{ ...back, wish: true }], atDesk(seats.B!))).toMatchObject({ status: 'possible' });
  });

  it('names the locked pupils when their locks make the requested change impossible', () => {
    const locked = { C: seats.C!, D: seats.D! };
    expect(ask([], beside, locked)).toEqual({
      status: 'impossible',
      clash: { conditions: [], locked: ['C', 'D'], minimal: true, reasons: expect.any(Array) },
    });
  });

  it('moves the pupil of the requested change even if this pupil is locked to a desk', () => {
    const desk = seats.E!;
    const answer = ask([], { kind: 'atDesk', pupil: 'A', desk }, { A: seats.A! });
    expect(answer).toMatchObject({ status: 'possible', moved: ['A', 'E'], seats: { A: desk } });
  });

  it('moves no pupil when a pupil is absent and the class has no conditions', () => {
    const answer = ask([], { kind: 'away', pupil: 'A' });
    expect(answer).toMatchObject({ status: 'possible', moved: [] });
    expect(Object.keys((answer as { seats: Seating }).seats)).toEqual(pupils.slice(1));
  });
});
