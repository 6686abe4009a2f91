import { median } from './median';
import { verdict, type Scores } from './verdict';

const best: Scores = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
  layoutShift: 0,
  benchmarkIndex: 3000,
  failures: [],
};
const visits = (...performances: number[]) =>
  performances.map((performance) => ({ ...best, performance }));

describe('the verdict on a page', () => {
  it('is clear where every number is just reached', () => {
    expect(verdict(visits(95, 98, 98, 96, 99))).toEqual([]);
  });

  it.each<[what: string, scores: Scores[], problem: RegExp]>([
    ['a median that is too low', visits(97, 97, 97, 100, 100), /median 97/],
    ['one slow visit', visits(94, 99, 99, 99, 99), /fell to 94/],
    ['one visit without full accessibility', [best, { ...best, accessibility: 99 }], /accessi/],
    ['one visit without full best practices', [{ ...best, 'best-practices': 96 }], /best-pr/],
    ['one visit without full seo', [{ ...best, seo: 92 }], /seo fell to 92/],
    ['a page that moves', [{ ...best, layoutShift: 0.002 }], /moves while it loads: 0.0020/],
  ])('names %s', (_, scores, problem) => {
    expect(verdict(scores).join()).toMatch(problem);
  });

  it('takes the middle of the runs, and the mean of two middles', () => {
    expect(median([99, 90, 98])).toBe(98);
    expect(median([99, 90, 98, 97])).toBe(97.5);
  });
});
