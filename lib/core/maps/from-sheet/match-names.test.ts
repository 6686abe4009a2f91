import { matchNames } from './match-names';

const match = (written: string, ofClass: string) => {
  const names = written.split('|').map((name, col) => ({ name, desk: { row: 0, col } }));
  const people = ofClass.split('|').map((name) => ({ id: name, name }));
  const { seats, asked } = matchNames(names, people);
  return {
    seats: Object.entries(seats)
      .sort(([, a], [, b]) => a.col - b.col)
      .map(([id, { col }]) => `${names[col]!.name}=${id}`),
    asked: asked.map(({ name, why }) => `${name} ${why}`),
  };
};

describe('names in a sheet', () => {
  it.each([
    ['match the names of the class', 'Ada|Bo', 'Bo|Ada', ['Ada=Ada', 'Bo=Bo']],
    ['may differ in case and spaces', 'ADA|emma  k', 'Ada|Emma K', ['ADA=Ada', 'emma  k=Emma K']],
    ['may have the surname', 'Ada Lie|Berg, Bo', 'Ada|Bo', ['Ada Lie=Ada', 'Berg, Bo=Bo']],
    [
      'fit the pupil with the initial of the surname',
      'Emma Berg|Emma Solli',
      'Emma S|Emma B',
      ['Emma Berg=Emma B', 'Emma Solli=Emma S'],
    ],
    ['may lack the initial of a single pupil', 'Emma', 'Emma K|Bo', ['Emma=Emma K']],
    [
      'prefer a pupil with the same name to one with a similar name',
      'Emma K|Emma',
      'Emma|Emma K',
      ['Emma K=Emma K', 'Emma=Emma'],
    ],
    ['may lack a remark in brackets', 'Emma|12', 'Emma (ny)|12', ['Emma=Emma (ny)', '12=12']],
    [
      'may have two words',
      'Anne Marie Lie|Anne',
      'Anne|Anne Marie',
      ['Anne Marie Lie=Anne Marie', 'Anne=Anne'],
    ],
  ])('are matched with the pupils of the class: they %s', (_, written, ofClass, seats) => {
    expect(match(written, ofClass)).toEqual({ seats, asked: [] });
  });

  it.each([
    ['matches no pupil', 'Zoe', 'Ada', 'Zoe unknown'],
    ['fits several pupils', 'Emma', 'Emma K|Emma S', 'Emma several'],
    ['has another initial than the pupil', 'Emma T', 'Emma K', 'Emma T unknown'],
  ])(
    'need an answer by the teacher when they match no pupil or several pupils: a name that %s',
    (_, written, ofClass, asked) => {
      expect(match(written, ofClass)).toEqual({ seats: [], asked: [asked] });
    },
  );

  it('need an answer by the teacher when two desks have the same name', () => {
    expect(match('Ada|ada|Bo', 'Ada|Bo')).toEqual({
      seats: ['Ada=Ada', 'Bo=Bo'],
      asked: ['ada twice'],
    });
    expect(match('Ada|Ada|Bo', 'Ada|Bo')).toEqual({
      seats: ['Bo=Bo'],
      asked: ['Ada twice', 'Ada twice'],
    });
  });
});
