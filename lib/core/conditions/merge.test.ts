import type { Condition } from './condition';
import { isSameList, mergeConditions } from './merge';

const one = (id: string, pupils = 'ada bo', wish?: boolean): Condition => ({
  id,
  type: 'apart',
  pupils: pupils.split(' '),
  wish,
});
const ids = (conditions: Condition[]) => conditions.map(({ id }) => id).join();

describe('a three-way merge of conditions', () => {
  it('has the conditions that both sides added', () => {
    expect(ids(mergeConditions([one('a')], [one('a'), one('b')], [one('a'), one('c')]))).toBe(
      'a,c,b',
    );
  });

  it('lacks the conditions that either side removed', () => {
    const start = [one('a'), one('b'), one('c')];
    expect(ids(mergeConditions(start, [one('b'), one('c')], [one('a'), one('c')]))).toBe('c');
  });

  it('has the changes of both sides; on a conflict the local change wins', () => {
    const start = [one('a'), one('b'), one('c')];
    const mine = [one('a', 'ada cy'), one('b'), one('c', 'mine here')];
    const theirs = [one('a'), one('b', 'bo cy'), one('c', 'theirs here')];
    expect(mergeConditions(start, mine, theirs)).toEqual([mine[0], theirs[1], mine[2]]);
  });

  it('keeps a condition despite its removal by the other side only if the condition was changed locally', () => {
    const start = [one('a'), one('b')];
    expect(ids(mergeConditions(start, [one('a'), one('b', 'ada bo', true)], []))).toBe('b');
  });
});

describe('isSameList', () => {
  it('ignores the order of fields but not their values or the order of conditions', () => {
    const plain: Condition = { pupils: ['ada', 'bo'], type: 'apart', id: 'a' };
    expect(isSameList([one('a')], [plain])).toBe(true);
    expect(isSameList([one('a', 'ada bo', true)], [plain])).toBe(false);
    expect(isSameList([one('a'), one('b')], [one('b'), one('a')])).toBe(false);
  });
});
