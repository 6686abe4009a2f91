import type { Seating } from '@/lib/core/conditions/condition';
import type { SeatingProblem } from '@/lib/core/seating/problem';
import { deskKey } from '@/lib/core/rooms/room';
import { standardRoom } from '@/lib/core/rooms/standard-room';
import type { SolveProgress } from '@/lib/core/seating/solve';
import { solveInWorker } from './solve-in-worker';
import { solveLeavingEmpty } from './solve-leaving-empty';

jest.mock('./solve-in-worker', () => {
  const actual = jest.requireActual<{ solveInWorker: typeof solveInWorker }>('./solve-in-worker');
  return { solveInWorker: jest.fn(actual.solveInWorker) };
});

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

it('solveLeavingEmpty leaves desks empty at the place that the teacher chose', async () => {
  const { result, isElsewhere } = await solveLeavingEmpty(problem(), 'back', options);
  if (result.status !== 'seated') throw new Error(result.status);
  expect(emptyRows(result.seats)).toEqual([lastRow, lastRow]);
  expect(isElsewhere).toBe(false);
});

it('when a condition needs the desks that the teacher wanted empty, solveLeavingEmpty leaves different desks empty and reports the change', async () => {
  const zone = {
    id: 'zone',
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

describe('the first map found by solveLeavingEmpty', () => {
  const firstOf = async (given: SeatingProblem) => {
    const announcement: SolveProgress[] = [];
    const onProgress = (progress: SolveProgress) => announcement.push(progress);
    const asked = { ...options, suggestions: 2, onProgress };
    const { result } = await solveLeavingEmpty(given, 'back', asked);
    if (result.status !== 'seated') throw new Error(result.status);
    return { seats: result.seats, first: announcement.flatMap(({ first }) => first ?? []) };
  };

  it('is reported before the end of the search and equals the result', async () => {
    const { seats, first } = await firstOf(problem());
    expect(first).toMatchObject([{ status: 'seated', seats }]);
  });

  it('is not reported before the result if it breaks a wish, because the result may be another map', async () => {
    const wish = {
      id: 'zone',
      type: 'zone' as const,
      pupils: pupils.slice(0, backDesks.length),
      desks: backDesks,
      wish: true,
    };
    expect((await firstOf(problem({ conditions: [wish] }))).first).toEqual([]);
  });
});

describe('wishes in solveLeavingEmpty', () => {
  const atBack = (count: number) => ({
    id: 'zone',
    type: 'zone' as const,
    pupils: pupils.slice(0, count),
    desks: backDesks,
    wish: true,
  });
  const apart = { id: 'apart', type: 'apart' as const, pupils: pupils.slice(0, 2), wish: true };
  const together = { id: 'together', type: 'together' as const, pupils: pupils.slice(0, 2) };

  it('have priority over the place that was chosen for the empty desks', async () => {
    const given = problem({ conditions: [atBack(backDesks.length)] });
    const { result, isElsewhere } = await solveLeavingEmpty(given, 'back', options);
    expect(result).toMatchObject({ status: 'seated', brokenWishes: [] });
    expect(isElsewhere).toBe(true);
  });

  it('that clash with other conditions have no effect on the empty desks', async () => {
    const given = problem({ conditions: [together, apart] });
    const { result, isElsewhere } = await solveLeavingEmpty(given, 'back', options);
    if (result.status !== 'seated') throw new Error(result.status);
    expect(result).toMatchObject({ brokenWishes: ['apart'], wishClashes: [['together', 'apart']] });
    expect(emptyRows(result.seats)).toEqual([lastRow, lastRow]);
    expect(isElsewhere).toBe(false);
  });

  it('cause no second search if none of them is broken because of the empty desks', async () => {
    const solve = jest.mocked(solveInWorker).mockClear();
    await solveLeavingEmpty(problem({ conditions: [together, apart] }), 'back', options);
    await solveLeavingEmpty(problem({ conditions: [atBack(1)] }), 'back', options);
    expect(solve).toHaveBeenCalledTimes(2);
  });
});

it('solveLeavingEmpty names in a conflict only conditions of the given problem, none that it added itself', async () => {
  const conditions = (['front', 'back'] as const).map((type) => ({
    id: type,
    type,
    pupils: ['p0'],
  }));
  const { result, isElsewhere } = await solveLeavingEmpty(
    problem({ conditions }),
    'spread',
    options,
  );
  expect(result).toMatchObject({ status: 'impossible', conflict: ['front', 'back'] });
  expect(isElsewhere).toBe(false);
});
