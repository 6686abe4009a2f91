import { mergeClass } from './merge-class';

const ada = { id: 'a', name: 'Ada' };
const bo = { id: 'b', name: 'Bo' };
const cy = { id: 'c', name: 'Cy' };
const start = { grade: '8', name: '8B', pupils: [ada, bo] };
const change = (changes: Partial<typeof start>) => ({ ...start, ...changes });

describe('the three-way merge of a class', () => {
  it('includes both changes when they concern different fields', () => {
    const mine = change({ name: '8C', pupils: [{ ...ada, name: 'Ada K' }, bo] });
    const theirs = change({ grade: '9', pupils: [ada, { ...bo, name: 'Bo L' }, cy] });
    expect(mergeClass(start, mine, theirs)).toEqual({
      grade: '9',
      name: '8C',
      pupils: [{ ...ada, name: 'Ada K' }, { ...bo, name: 'Bo L' }, cy],
    });
  });

  it('uses the only change when one side changed nothing', () => {
    const other = change({ grade: '9', pupils: [cy, ada] });
    expect(mergeClass(start, start, other)).toEqual(other);
    expect(mergeClass(start, other, start).pupils).toEqual([ada, cy]);
  });

  it.each([
    [
      'prefers my name when both renamed a pupil',
      [{ ...ada, name: 'A1' }],
      [{ ...ada, name: 'A2' }],
      ['A1'],
    ],
    ['removes a pupil whom I removed and they renamed', [], [{ ...ada, name: 'A2' }], []],
    ['removes a pupil whom they removed', [ada], [], []],
    ['restores a pupil whom they removed and I renamed', [{ ...ada, name: 'A1' }], [], ['A1']],
    ['removes a pupil whom both removed', [], [], []],
  ])('resolves two changes of one pupil: the merge %s', (_, mine, theirs, expected) => {
    const merged = mergeClass(
      change({ pupils: [ada] }),
      change({ pupils: mine }),
      change({ pupils: theirs }),
    );
    expect(merged.pupils.map(({ name }) => name)).toEqual(expected);
  });

  it('adds a pupil once when both teachers added the same name', () => {
    const mine = change({ pupils: [ada, bo, { id: 'm', name: 'emma' }] });
    const theirs = change({ pupils: [ada, bo, { id: 't', name: 'Emma' }] });
    expect(mergeClass(start, mine, theirs).pupils).toEqual([ada, bo, { id: 't', name: 'Emma' }]);
  });

  it("uses the other teacher's order of the pupils unless only the local version changed the order", () => {
    const mine = change({ pupils: [bo, ada] });
    const more = change({ pupils: [ada, cy, bo] });
    expect(mergeClass(start, mine, more).pupils).toEqual([bo, cy, ada]);
    const all = change({ pupils: [ada, bo, cy] });
    const theirs = change({ pupils: [cy, ada, bo] });
    const reversed = change({ pupils: [cy, bo, ada] });
    expect(mergeClass(all, reversed, theirs).pupils).toEqual([cy, ada, bo]);
  });

  it('keeps a later change of a new pupil when the response to the save of that pupil was lost', () => {
    const theirs = change({ pupils: [ada, bo, cy] });
    const mine = change({ pupils: [ada, bo, { ...cy, name: 'Cy L' }] });
    expect(mergeClass(start, mine, theirs).pupils).toEqual([ada, bo, { ...cy, name: 'Cy L' }]);
  });

  it("merges each coloured mark separately, in the class's list of marks and in each pupil's marks", () => {
    const marked = (marks: { symbol: number; name: string }[], ...ofAda: number[]) => ({
      marks,
      pupils: [{ ...ada, marks: ofAda }],
    });
    const [blue, red, green] = [0, 1, 2].map((symbol) => ({ symbol, name: `${symbol}` })) as [
      { symbol: number; name: string },
      { symbol: number; name: string },
      { symbol: number; name: string },
    ];
    const common = marked([blue, red], 0, 1);
    const mine = marked([{ ...blue, name: 'Bille' }, red, green], 0, 1, 2);
    expect(mergeClass(common, mine, marked([blue], 0))).toEqual(
      marked([{ ...blue, name: 'Bille' }, green], 0, 2),
    );
    expect(mergeClass(common, marked([red], 1), common)).toEqual(marked([red], 1));
  });
});
