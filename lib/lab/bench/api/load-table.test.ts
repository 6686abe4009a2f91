import { missedGoals, percentile, toLine } from './load-table';

const result = (ms: number[], shed = 0, errors: Record<number, number> = {}) => ({
  ms,
  shed,
  errors,
});
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('percentile', () => {
  it('is the nearest rank', () => {
    expect(percentile(upTo(200), 50)).toBe(100);
    expect(percentile(upTo(200), 99)).toBe(198);
    expect(percentile([7], 99)).toBe(7);
    expect(percentile([], 99)).toBeNaN();
  });
});

describe('toLine', () => {
  it('counts what was shed and what failed beside what was answered', () => {
    const row = { title: 'GET rooms', result: result([1, 2, 3], 4, { 0: 1, 409: 2 }) };
    expect(
      toLine(row)
        .split(/\s{2,}/)
        .slice(1),
    ).toEqual([...['GET rooms', '10', '4', '3', '2.0', '3.0', '3.0'], '0 ×1, 409 ×2']);
  });
});

describe('missedGoals', () => {
  it('names the kind that is too slow, and every call that was not answered', () => {
    expect(
      missedGoals({ 'GET rooms': result(upTo(60)), 'PUT classes/{classId}': result([90]) }),
    ).toEqual([]);
    const slow = {
      'GET rooms': result([70]),
      'PUT classes/{classId}': result([90], 1, { 500: 2 }),
    };
    expect(missedGoals(slow)).toEqual([
      'reads: p99 is 70.0 ms, to be 60',
      'writes: 1 shed',
      'writes: 2 errors',
    ]);
  });
});
