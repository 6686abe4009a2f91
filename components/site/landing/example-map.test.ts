import { brokenConditions } from '@/lib/core/conditions/checker';
import { countRepeatedPairs } from '@/lib/core/seating/repeats';
import { makeExampleMap } from './example-map';

describe('the map on the landing page', () => {
  const { problem, seats, repeatedPairs } = makeExampleMap();

  it('keeps what is said beside it, by the checker that shares nothing with the engine', () => {
    expect(brokenConditions(problem.room, problem.conditions, seats)).toEqual([]);
    expect(Object.keys(seats).sort()).toEqual([...problem.pupils].sort());
  });

  it('seats no pupil beside a neighbour of the map before', () => {
    expect(repeatedPairs).toBe(0);
    expect(countRepeatedPairs(problem, seats)).toBe(0);
  });

  it('is the same in every build, so that a page and its script agree', () => {
    expect(makeExampleMap()).toEqual(makeExampleMap());
  });
});
