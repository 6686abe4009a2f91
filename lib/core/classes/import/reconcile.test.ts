import { applyImport, reconcile, type ImportedPupil } from './reconcile';

const pupil = (name: string) => ({ id: name.toLowerCase(), name });
const imported = (text: string): ImportedPupil => {
  const [name = '', firstName = name, initial] = text.split('/');
  return { name, firstName, initial };
};
const compare = (current: string[], list: string[]) =>
  reconcile(current.map(pupil), list.map(imported));

describe('reconcile', () => {
  it('matches pupils by name in any case', () => {
    const { stays, added, gone } = compare(['Ada', 'Bo', 'Cy'], ['CY', 'ada', 'Dag']);
    expect(stays.map(({ id }) => id)).toEqual(['ada', 'cy']);
    expect(added).toEqual(['Dag']);
    expect(gone).toEqual([pupil('Bo')]);
  });

  test.each([
    ['an initial that is no longer needed', ['Emma K'], ['Emma/Emma/K'], 'Emma K'],
    ['an initial that is needed now', ['Emma'], ['Emma H/Emma/H', 'Emma O/Emma/O'], undefined],
    ['two initials', ['Emma K', 'Emma O'], ['Emma O/Emma/O', 'Emma K/Emma/K'], 'Emma K'],
    ['one initial of two letters', ['Emma Ha'], ['Emma/Emma/H'], 'Emma Ha'],
    ['different initials', ['Emma K'], ['Emma/Emma/O'], undefined],
    ['a unique first name', ['Emma'], ['Emma H/Emma/H'], 'Emma H'],
  ])('matches names with and without initials: pupils with %s', (_, current, list, newName) => {
    const [first] = compare(current, list).stays;
    expect(first?.newName).toBe(newName);
  });

  it('reports a pupil as unclear when the list has no certain match', () => {
    const { unclear, added, gone } = compare(
      ['Emma', 'Anne'],
      ['Emma H/Emma/H', 'Emma O/Emma/O', 'Anne Marie'],
    );
    expect(unclear).toEqual([
      { pupil: pupil('Emma'), candidates: ['Emma H', 'Emma O'] },
      { pupil: pupil('Anne'), candidates: ['Anne Marie'] },
    ]);
    expect([added, gone]).toEqual([[], []]);
  });
});

describe('the class after an import', () => {
  const current = ['Ada', 'Bo', 'Emma'].map(pupil);
  const list = ['Emma H/Emma/H', 'Emma O/Emma/O', 'Cy', 'Ada'].map(imported);
  const apply = (answers: Partial<Parameters<typeof applyImport>[2]>) =>
    applyImport(
      current,
      reconcile(current, list),
      { removeGone: false, same: {}, ...answers },
      () => 'new',
    ).map(({ id, name }) => `${id} ${name}`);

  it('lists the earlier pupils first, with unchanged ids, and the new pupils last', () => {
    expect(apply({})).toEqual(['ada Ada', 'bo Bo', 'emma Emma H', 'new Cy', 'new Emma O']);
  });

  it('no longer has the pupils who are not in the list, if the teacher chose to remove them', () => {
    expect(apply({ removeGone: true })).toEqual([
      ...['ada Ada', 'emma Emma H', 'new Cy', 'new Emma O'],
    ]);
  });

  it('follows the teacher’s answer when it is unclear which imported name belongs to a pupil', () => {
    expect(apply({ same: { emma: 'Emma O' } })).toContain('emma Emma O');
    expect(apply({ same: { emma: null } })).toEqual([
      ...['ada Ada', 'bo Bo', 'emma Emma', 'new Cy', 'new Emma H', 'new Emma O'],
    ]);
  });

  it('has no duplicate names', () => {
    const names = applyImport(
      [pupil('Emma K')],
      reconcile([pupil('Emma K')], [imported('Emma K/Emma/O')]),
      { removeGone: false, same: { 'emma k': null } },
      () => 'new',
    ).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
