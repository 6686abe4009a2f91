import type { SeatingProblem } from '@/lib/core/seating/condition';
import type { Seating } from '@/lib/core/seating/model';
import { deskKey, standardRoom } from '@/lib/core/seating/room';
import { solveLeavingEmpty } from './solve-leaving-empty';

const room = standardRoom('longRows', 12);
const pupils = Array.from({ length: 10 }, (_, index) => `p${index}`);
const problem = (values: Partial<SeatingProblem> = {}): SeatingProblem => ({
  room,
  pupils,
  conditions: [],
  ...values,
});
const options = { seed: 'a', timeLimitMs: 5000, signal: new AbortController().signal };
const lastRow = Math.max(...room.desks.map((desk) => desk.row));
const backDesks = room.desks.filter((desk) => desk.row === lastRow);

function emptyRows(seats: Seating) {
  const taken = new Set(Object.values(seats).map(deskKey));
  return room.desks.filter((desk) => !taken.has(deskKey(desk))).map((desk) => desk.row);
}

it('leaves the chosen desks empty', async () => {
  const { result, isElsewhere } = await solveLeavingEmpty(problem(), 'back', options);
  if (result.status !== 'seated') throw new Error(result.status);
  expect(emptyRows(result.seats)).toEqual([lastRow, lastRow]);
  expect(isElsewhere).toBe(false);
});

it('leaves others empty where a condition needs those, and says so', async () => {
  const zone = {
    type: 'zone' as const,
    pupils: pupils.slice(0, backDesks.length),
    desks: backDesks,
  };
  const given = problem({ conditions: [zone] });
  const { result, isElsewhere } = await solveLeavingEmpty(given, 'back', options);
  if (result.status !== 'seated') throw new Error(result.status);
  expect(emptyRows(result.seats)).not.toContain(lastRow);
  expect(isElsewhere).toBe(true);
});

it('names only the problem’s own conditions where they clash with each other', async () => {
  const conditions = (['front', 'back'] as const).map((type) => ({ type, pupils: ['p0'] }));
  const { result, isElsewhere } = await solveLeavingEmpty(
    problem({ conditions }),
    'spread',
    options,
  );
  expect(result).toMatchObject({ status: 'impossible', conflict: [0, 1] });
  expect(isElsewhere).toBe(false);
});
