import { brokenConditions } from '@/lib/core/conditions/checker';
import { countRepeatedPairs } from '@/lib/core/seating/repeats';
import { makeExampleMap } from './example-map';

describe('the seating map on the landing page', () => {
  const { problem, seats, repeatedPairs } = makeExampleMap();

  it('meets all its conditions, as a checker independent of the engine confirms', () => {
    expect(brokenConditions(problem.room, problem.conditions, seats)).toEqual([]);
    expect(Object.keys(seats).sort()).toEqual([...problem.pupils].sort());
  });

  it('seats no pupil beside a neighbour from the previous map', () => {
    expect(repeatedPairs).toBe(0);
    expect(countRepeatedPairs(problem, seats)).toBe(0);
  });

  it('is equal in every build', () => {
    expect(makeExampleMap()).toEqual(makeExampleMap());
  });
});
