import type { PupilId, Seating } from '@/lib/core/conditions/condition';
import { allSeatings } from './testing/brute-force';
import { brokenConditions } from '../conditions/checker';
import { mend, type MendResult } from './mend';
import { type Desk, deskKey } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { seededRandom } from './random';
import { solve } from './solve';
import { tinyProblem } from './testing/tiny-problem';

const options = { timeLimitMs: 1, now: () => 0 };
type Mended = Extract<MendResult, { status: 'seated' }>;

const movedBetween = (edited: Seating, seats: Seating) =>
  Object.keys(edited).filter((pupil) => deskKey(edited[pupil]!) !== deskKey(seats[pupil]!));

it('mend moves as few pupils as a brute-force search in tiny rooms', () => {
  const random = seededRandom('mend');
  const seen = { possible: 0, impossible: 0 };
  for (let i = 0; i < 600; i += 1) {
    const { room, pupils, conditions } = tinyProblem(random);
    const order = random.shuffle(Int32Array.from(room.desks.keys()));
    // The last pupil sometimes has no desk yet.
    const known = pupils.slice(0, pupils.length - random.below(2));
    const seats: Seating = Object.fromEntries(
      known.map((pupil, index): [PupilId, Desk] => [pupil, room.desks[order[index]!]!]),
    );
    const keep = known.filter(() => random.below(4) === 0);
    let fewest = Infinity;
    for (const seating of allSeatings(room, pupils)) {
      const moved = movedBetween(seats, seating);
      if (moved.some((pupil) => keep.includes(pupil))) continue;
      if (brokenConditions(room, conditions, seating).length > 0) continue;
      fewest = Math.min(fewest, moved.length);
    }
    const result = mend({ room, pupils, conditions }, { seats, keep }, { ...options, seed: i });
    if (fewest === Infinity) {
      seen.impossible += 1;
      expect(result.status).toBe('impossible');
      continue;
    }
    seen.possible += 1;
    const mended = result as Mended;
    expect(brokenConditions(room, conditions, mended.seats)).toEqual([]);
    expect([...mended.moved].sort()).toEqual(movedBetween(seats, mended.seats).sort());
    expect(mended.moved.filter((pupil) => keep.includes(pupil))).toEqual([]);
    expect(mended).toMatchObject({ movedProved: true });
    expect(mended.moved).toHaveLength(fewest);
  }
  expect(Math.min(seen.possible, seen.impossible)).toBeGreaterThan(100);
});

describe('mending the map of a class', () => {
  const room = standardRoom('pairs', 28);
  const pupils = Array.from({ length: 28 }, (_, index) => `p${index}`);
  const first = solve({ room, pupils, conditions: [] }, { ...options, seed: 3 });
  const { seats } = first as Extract<typeof first, { status: 'seated' }>;

  it('changes nothing when all conditions are satisfied', () => {
    const mended = mend(
      { room, pupils, conditions: [] },
      { seats, keep: [] },
      { ...options, seed: 1 },
    );
    expect(mended).toMatchObject({ seats, moved: [], movedProved: true });
  });

  it('swaps two pupils when a condition fixes one of them at the desk of the other', () => {
    const [desk] = room.desks;
    const there = pupils.find((pupil) => deskKey(seats[pupil]!) === deskKey(desk!))!;
    const other = pupils.find((pupil) => pupil !== there)!;
    const conditions = [{ id: '0', type: 'fixed', pupil: other, desk: desk! } as const];
    const mended = mend({ room, pupils, conditions }, { seats, keep: [] }, { ...options, seed: 1 });
    expect(mended).toMatchObject({ movedProved: true });
    expect([...(mended as Mended).moved].sort()).toEqual([other, there].sort());
  });

  it('prefers fewer broken wishes to fewer moves', () => {
    const conditions = [
      { id: '0', type: 'fixed', pupil: 'p0', desk: seats.p1!, wish: true } as const,
    ];
    const mended = mend({ room, pupils, conditions }, { seats, keep: [] }, { ...options, seed: 1 });
    expect(mended).toMatchObject({ brokenWishes: [], movedProved: true });
    expect([...(mended as Mended).moved].sort()).toEqual(['p0', 'p1']);
    const kept = mend(
      { room, pupils, conditions },
      { seats, keep: ['p0'] },
      { ...options, seed: 1 },
    );
    expect(kept).toMatchObject({ brokenWishes: ['0'], moved: [] });
  });

  it('throws if a pupil who is to stay has no desk', () => {
    const problem = { room, pupils, conditions: [] };
    expect(() => mend(problem, { seats: {}, keep: ['p0'] }, { ...options, seed: 1 })).toThrow(
      RangeError,
    );
  });
});
