import type { Condition } from './condition';
import { isSameList, mergeConditions } from './merge';

const one = (id: string, pupils = 'ada bo', wish?: boolean): Condition => ({
  id,
  type: 'apart',
  pupils: pupils.split(' '),
  wish,
});
const ids = (conditions: Condition[]) => conditions.map(({ id }) => id).join();

describe('conditions changed at two places', () => {
  it('has what both added', () => {
    expect(ids(mergeConditions([one('a')], [one('a'), one('b')], [one('a'), one('c')]))).toBe(
      'a,c,b',
    );
  });

  it('lacks what either removed', () => {
    const start = [one('a'), one('b'), one('c')];
    expect(ids(mergeConditions(start, [one('b'), one('c')], [one('a'), one('c')]))).toBe('c');
  });

  it('has a change of either, and mine where both changed', () => {
    const start = [one('a'), one('b'), one('c')];
    const mine = [one('a', 'ada cy'), one('b'), one('c', 'mine here')];
    const theirs = [one('a'), one('b', 'bo cy'), one('c', 'theirs here')];
    expect(mergeConditions(start, mine, theirs)).toEqual([mine[0], theirs[1], mine[2]]);
  });

  it('brings back what they removed only if I changed it', () => {
    const start = [one('a'), one('b')];
    expect(ids(mergeConditions(start, [one('a'), one('b', 'ada bo', true)], []))).toBe('b');
  });
});

describe('equal lists', () => {
  it('may differ in the order of fields and in fields that are not set', () => {
    const plain: Condition = { pupils: ['ada', 'bo'], type: 'apart', id: 'a' };
    expect(isSameList([one('a')], [plain])).toBe(true);
    expect(isSameList([one('a', 'ada bo', true)], [plain])).toBe(false);
    expect(isSameList([one('a'), one('b')], [one('b'), one('a')])).toBe(false);
  });
});
