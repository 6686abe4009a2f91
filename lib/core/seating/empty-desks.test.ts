import type { Condition } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from './problem';
import { emptyDesksCondition, type EmptyDeskPlace } from './empty-desks';
import { brokenConditions } from '../conditions/checker';
import { deskKey } from '../rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import { solve } from './solve';

const pupils = Array.from({ length: 28 }, (_, index) => `p${index}`);
const room = standardRoom('longRows', 32);
const problem = (values: Partial<SeatingProblem> = {}): SeatingProblem => ({
  room,
  pupils,
  conditions: [],
  ...values,
});

/** The desks that stay empty. */
function empty(given: SeatingProblem, place: EmptyDeskPlace) {
  const condition = emptyDesksCondition(given, place);
  if (condition?.type !== 'zone') return [];
  const kept = new Set(condition.desks!.map(deskKey));
  return given.room.desks.filter((desk) => !kept.has(deskKey(desk)));
}

describe('the desks that stay empty', () => {
  it('are four when the room has 32 desks for 28 pupils', () => {
    for (const place of ['back', 'spread'] as const) {
      expect(empty(problem(), place)).toHaveLength(4);
    }
  });

  it.each([
    ['where they may be anywhere', problem(), 'anywhere'],
    ['where every desk is needed', problem({ room: standardRoom('pairs', 28) }), 'back'],
    ['where there are too few desks', problem({ room: standardRoom('pairs', 20) }), 'spread'],
    ['where there are no pupils', problem({ pupils: [] }), 'back'],
  ] as const)(
    'add no condition to the seating problem when no empty desk needs to be chosen: desks %s',
    (_, given, place) => {
      expect(emptyDesksCondition(given, place)).toBeUndefined();
    },
  );

  it('are in the last row when the teacher wants the empty desks at the back', () => {
    const rows = empty(problem(), 'back').map((desk) => desk.row);
    expect(new Set(rows)).toEqual(new Set([Math.max(...room.desks.map((desk) => desk.row))]));
  });

  it('are far apart and in several rows when they are spread over the room', () => {
    const desks = empty(problem(), 'spread');
    for (const a of desks) {
      for (const b of desks) {
        if (a !== b) expect((a.row - b.row) ** 2 + (a.col - b.col) ** 2).toBeGreaterThan(8);
      }
    }
    expect(new Set(desks.map((desk) => desk.row)).size).toBeGreaterThan(1);
  });

  it('exclude desks of locked pupils and of fixed-desk conditions, but may include a desk that a pupil wishes for', () => {
    const [last, beforeLast, third] = empty(problem(), 'back');
    const conditions: Condition[] = [
      { id: '0', type: 'fixed', pupil: 'p0', desk: last! },
      { id: '1', type: 'fixed', pupil: 'p2', desk: third!, wish: true },
    ];
    const desks = empty(problem({ conditions, locked: { p1: beforeLast! } }), 'back');
    expect(desks).toHaveLength(4);
    expect(desks).not.toContainEqual(last);
    expect(desks).not.toContainEqual(beforeLast);
    expect(desks).toContainEqual(third);
  });

  it('leave enough desks for six pupils at the back, but too few if a condition needs the whole last row', () => {
    const run = (conditions: Condition[]) => {
      const given = problem({ conditions });
      const all = [...conditions, emptyDesksCondition(given, 'back')!];
      return {
        all,
        result: solve({ ...given, conditions: all }, { seed: 1, timeLimitMs: 5000, now: () => 0 }),
      };
    };
    const kept = run([{ id: '0', type: 'back', pupils: pupils.slice(0, 6) }]);
    if (kept.result.status !== 'seated') throw new Error(kept.result.status);
    expect(brokenConditions(room, kept.all, kept.result.seats)).toEqual([]);
    const backRow = room.desks.filter((desk) => desk.row === 6);
    const needed = run([
      { id: '0', type: 'zone', pupils: pupils.slice(0, backRow.length), desks: backRow },
    ]);
    expect(needed.result.status).toBe('impossible');
  });
});
