import type { PageWeight } from './measure-page';
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
const light: PageWeight = {
  scriptBytes: 160_000,
  styleBytes: 15_000,
  stylesheets: [],
  layoutShift: 0,
  shifts: [],
  foreign: [],
};
const visits = (...performances: number[]) =>
  performances.map((performance) => ({ ...best, performance }));

describe('the verdict on a page', () => {
  it('is clear where every number is just reached', () => {
    expect(verdict(visits(95, 98, 98, 96, 99), light)).toEqual([]);
  });

  it.each<[what: string, scores: Scores[], weight: Partial<PageWeight>, problem: RegExp]>([
    ['a median that is too low', visits(97, 97, 97, 100, 100), {}, /median 97/],
    ['one slow visit', visits(94, 99, 99, 99, 99), {}, /fell to 94/],
    ['one visit without full accessibility', [best, { ...best, accessibility: 99 }], {}, /accessi/],
    ['one visit without full best practices', [{ ...best, 'best-practices': 96 }], {}, /best-pr/],
    ['one visit without full seo', [{ ...best, seo: 92 }], {}, /seo fell to 92/],
    ['a page that moves', [{ ...best, layoutShift: 0.002 }], {}, /moves while it loads: 0.0020/],
    ['a page that moves when it is read', [best], { layoutShift: 0.01 }, /moves/],
    ['too much script', [best], { scriptBytes: 160_001 }, /scriptBytes 160001/],
    ['too much style', [best], { styleBytes: 15_001 }, /styleBytes 15001/],
    [
      'a request elsewhere',
      [best],
      { foreign: ['https://other.example/'] },
      /asks https:\/\/other/,
    ],
  ])('names %s', (_, scores, weight, problem) => {
    expect(verdict(scores, { ...light, ...weight }).join()).toMatch(problem);
  });

  it('takes the middle of the runs, and the mean of two middles', () => {
    expect(median([99, 90, 98])).toBe(98);
    expect(median([99, 90, 98, 97])).toBe(97.5);
  });
});
