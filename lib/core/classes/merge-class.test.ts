import { mergeClass } from './merge-class';

const ada = { id: 'a', name: 'Ada' };
const bo = { id: 'b', name: 'Bo' };
const cy = { id: 'c', name: 'Cy' };
const start = { grade: '8', name: '8B', pupils: [ada, bo] };
const change = (changes: Partial<typeof start>) => ({ ...start, ...changes });

describe('two changes of a class over their common start', () => {
  it('are both there when they are about different things', () => {
    const mine = change({ name: '8C', pupils: [{ ...ada, name: 'Ada K' }, bo] });
    const theirs = change({ grade: '9', pupils: [ada, { ...bo, name: 'Bo L' }, cy] });
    expect(mergeClass(start, mine, theirs)).toEqual({
      grade: '9',
      name: '8C',
      pupils: [{ ...ada, name: 'Ada K' }, { ...bo, name: 'Bo L' }, cy],
    });
  });

  it('leave theirs where I changed nothing, and mine where they changed nothing', () => {
    const other = change({ grade: '9', pupils: [cy, ada] });
    expect(mergeClass(start, start, other)).toEqual(other);
    expect(mergeClass(start, other, start).pupils).toEqual([ada, cy]);
  });

  it.each([
    ['both renamed gets my name', [{ ...ada, name: 'A1' }], [{ ...ada, name: 'A2' }], ['A1']],
    ['I removed stays removed, even if they renamed', [], [{ ...ada, name: 'A2' }], []],
    ['they removed is removed', [ada], [], []],
    ['they removed and I renamed comes back', [{ ...ada, name: 'A1' }], [], ['A1']],
    ['both removed is removed', [], [], []],
  ])('a pupil whom %s', (_, mine, theirs, expected) => {
    const merged = mergeClass(
      change({ pupils: [ada] }),
      change({ pupils: mine }),
      change({ pupils: theirs }),
    );
    expect(merged.pupils.map(({ name }) => name)).toEqual(expected);
  });

  it('take a pupil whom both added under the same name as one', () => {
    const mine = change({ pupils: [ada, bo, { id: 'm', name: 'emma' }] });
    const theirs = change({ pupils: [ada, bo, { id: 't', name: 'Emma' }] });
    expect(mergeClass(start, mine, theirs).pupils).toEqual([ada, bo, { id: 't', name: 'Emma' }]);
  });

  it('keep my order where only I changed it, and theirs where they did', () => {
    const mine = change({ pupils: [bo, ada] });
    const more = change({ pupils: [ada, cy, bo] });
    expect(mergeClass(start, mine, more).pupils).toEqual([bo, cy, ada]);
    const all = change({ pupils: [ada, bo, cy] });
    const theirs = change({ pupils: [cy, ada, bo] });
    const reversed = change({ pupils: [cy, bo, ada] });
    expect(mergeClass(all, reversed, theirs).pupils).toEqual([cy, ada, bo]);
  });

  it('keep my own saving when its answer got lost and I changed more', () => {
    const theirs = change({ pupils: [ada, bo, cy] });
    const mine = change({ pupils: [ada, bo, { ...cy, name: 'Cy L' }] });
    expect(mergeClass(start, mine, theirs).pupils).toEqual([ada, bo, { ...cy, name: 'Cy L' }]);
  });
});
