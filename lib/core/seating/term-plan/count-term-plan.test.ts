import type { Seating } from '@/lib/core/conditions/condition';
import { countTermPlan, touchingPairs } from './count-term-plan';
import type { TermPlanProblem } from './term-plan-problem';

const at = (row: number, col: number) => ({ row, col });
const ab: Seating = { a: at(0, 0), b: at(0, 1), c: at(1, 2) };
const ac: Seating = { a: at(0, 0), c: at(0, 1), b: at(1, 2) };
const room = { desks: [at(0, 0), at(0, 1), at(1, 2)] };
const free = { conditions: [] };
const problem = (own: Partial<TermPlanProblem>): TermPlanProblem => ({
  ...{ room, pupils: ['a', 'b', 'c'], maps: [free, free], touch: 'edge' },
  ...own,
});

describe('touchingPairs', () => {
  it('lists the pairs of pupils whose desks share an edge or, on request, a corner', () => {
    expect(touchingPairs(ab, 'edge')).toHaveLength(1);
    expect(touchingPairs(ab, 'corner')).toHaveLength(2);
  });
});

describe('countTermPlan', () => {
  it('counts a pair as repeated if it already sat together on an earlier map of the term plan or before the term plan', () => {
    expect(countTermPlan(problem({}), [ab, ac])).toMatchObject({ repeats: 0 });
    expect(countTermPlan(problem({}), [ab, ab])).toMatchObject({ repeats: 1 });
    expect(countTermPlan(problem({ history: [ac] }), [ab, ac])).toMatchObject({ repeats: 1 });
    expect(countTermPlan(problem({ history: [ac, ac] }), [ac, ac]).repeats).toBe(2);
    expect(countTermPlan(problem({}), [ab, ac]).met.size).toBe(2);
  });

  it('counts a pair from a together condition as repeated only on maps without this condition', () => {
    const together = { conditions: [{ id: 't', type: 'together' as const, pupils: ['a', 'b'] }] };
    expect(countTermPlan(problem({ maps: [together, together] }), [ab, ab]).repeats).toBe(0);
    expect(countTermPlan(problem({ maps: [together, free] }), [ab, ab]).repeats).toBe(1);
  });

  it('ignores a person at a desk who is no pupil of the term plan', () => {
    const given = { ...ab, trainee: at(1, 1) };
    const { met } = countTermPlan(problem({ maps: [{ given }] }), [given]);
    expect(met.size).toBe(1);
  });
});
