import type { Condition } from './condition';
import { undoChange } from './undo';

const one = (id: string, pupils = 'ada bo'): Condition => ({
  id,
  type: 'apart',
  pupils: pupils.split(' '),
});
const list = (ids: string) => [...ids].map((id) => one(id));
const ids = (conditions: Condition[]) => conditions.map(({ id }) => id).join('');

describe('undoing a change of the conditions', () => {
  it.each([
    ['what was added goes', 'ab', 'abc', 'abc', 'ab'],
    ['what was removed comes back where it was', 'abc', 'ac', 'ac', 'abc'],
    ['the first one comes back as the first', 'abc', 'bc', 'bc', 'abc'],
    ['several come back in their order', 'abcd', 'd', 'd', 'abcd'],
    ['what another teacher added meanwhile stays', 'ab', 'abc', 'abxc', 'abx'],
    ['what another teacher removed meanwhile stays away', 'ab', 'abc', 'bc', 'b'],
    ['what another teacher removed too comes not back twice', 'abc', 'ac', 'ac', 'abc'],
  ])('%s', (_, before, after, now, expected) => {
    expect(ids(undoChange(list(before), list(after), list(now)))).toBe(expected);
  });

  it('gives a changed one back as it was', () => {
    const before = [one('a'), one('b')];
    const after = [one('a', 'ada cy'), one('b')];
    expect(undoChange(before, after, [...after, one('x')])).toEqual([...before, one('x')]);
  });

  it('leaves alone what was changed again since', () => {
    const now = [one('a', 'ada dag'), one('b', 'ada dag')];
    expect(undoChange([one('a')], [one('a', 'ada cy'), one('b')], now)).toEqual(now);
  });
});
