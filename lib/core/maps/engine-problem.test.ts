import { solve } from '@/lib/core/seating/solve';
import { fromEngineSeats, toEngineProblem } from './engine-problem';
import { apart, front, mapFrom, together } from './testing/map-from';

const pupils = ['Ada', 'Bo', 'Cem', 'Dag'];
const options = { seed: 1, timeLimitMs: 2000, now: () => 0 };

it('the engine does not move locked pupils, trainees or absent pupils with a reserved desk', () => {
  const map = mapFrom('Ada trainee x / Bo Cem -', {
    trainees: [{ id: 'trainee', name: 'Liv' }],
    locked: ['Ada'],
    absent: [
      { pupil: 'Bo', desk: 'kept' },
      { pupil: 'Dag', desk: 'offered' },
    ],
  });
  const result = solve(toEngineProblem(map, pupils), options);
  if (result.status !== 'seated') throw new Error(result.status);
  const seats = fromEngineSeats(result.seats);
  expect(Object.keys(seats).sort()).toEqual(['Ada', 'Bo', 'Cem', 'trainee']);
  expect(seats).toMatchObject({ Ada: map.seats.Ada, Bo: map.seats.Bo, trainee: map.seats.trainee });
  expect(seats.Cem).not.toEqual({ row: 0, col: 2 });
});

it('the problem given to the engine contains only conditions on pupils who are present', () => {
  const map = mapFrom('Ada Bo / Cem -', {
    absent: [{ pupil: 'Dag', desk: 'offered' }],
    conditions: [together('Ada', 'Dag'), apart('Ada', 'Bo', 'Dag'), front('Cem')],
  });
  expect(toEngineProblem(map, pupils).conditions).toEqual([
    { id: 'apart Ada Bo Dag', type: 'apart', pupils: ['Ada', 'Bo'] },
    { id: 'front Cem', type: 'front', pupils: ['Cem'] },
  ]);
});

it('the problem given to the engine includes pupils without a desk', () => {
  expect(toEngineProblem(mapFrom('Ada Bo / - -'), pupils).pupils).toEqual(pupils);
});

it('a front row left empty still counts as the front for the engine', () => {
  const map = mapFrom('x x / Ada Bo / - -', { conditions: [front('Ada')] });
  expect(solve(toEngineProblem(map, ['Ada', 'Bo']), options).status).toBe('impossible');
});
