import { splitSittings } from './split-sittings';

const classOf = (id: string, size: number) => ({
  id,
  pupils: Array.from({ length: size }, (_, at) => ({ id: `${id}${at}`, name: `${id} ${at}` })),
});
/** The number of pupils of each class in each sitting, as `A28 B2`. */
const shares = (sizes: Record<string, number>, most: number) =>
  splitSittings(
    Object.entries(sizes).map(([id, size]) => classOf(id, size)),
    most,
  ).map((sitting) => {
    const classes = [...new Set(sitting.map(({ classId }) => classId))];
    const sizeOf = (id: string) => sitting.filter(({ classId }) => classId === id).length;
    return classes.map((id) => `${id}${sizeOf(id)}`).join(' ');
  });

it.each([
  ['one sitting when all pupils fit', { A: 14, B: 16 }, 30, ['A14 B16']],
  ['one sitting for each class', { A: 28, B: 28 }, 30, ['A28', 'B28']],
  ['sittings of whole classes', { A: 14, B: 28, C: 14 }, 28, ['A14 C14', 'B28']],
  ['sittings whose sizes differ by one', { A: 28, B: 27 }, 28, ['A28', 'B27']],
  ['several sittings of a class that exceeds the room', { A: 50 }, 20, ['A17', 'A17', 'A16']],
  [
    'sittings that split only one of three classes',
    { A: 20, B: 20, C: 20 },
    30,
    ['A20 B10', 'B10 C20'],
  ],
  ['no sitting without pupils', { A: 0 }, 20, []],
  ['sittings without the empty classes', { A: 0, B: 2, C: 0 }, 1, ['B1', 'B1']],
])(
  'splitSittings divides classes into exam sittings with no more pupils than the room has desks: it makes %s',
  (_, sizes, most, expected) => {
    expect(shares(sizes, most)).toEqual(expected);
  },
);

it('splitSittings divides a class into exam sittings in the Norwegian order of the pupils’ names', () => {
  const names = ['Åse', 'Ida 10', 'Ærlend', 'Ida 2', 'Øyvind', 'Ada'];
  const pupils = names.map((name) => ({ id: name, name }));
  const sittings = splitSittings([{ id: 'A', pupils }], 3);
  expect(sittings.map((sitting) => sitting.map(({ name }) => name))).toEqual([
    ['Ada', 'Ida 2', 'Ida 10'],
    ['Ærlend', 'Øyvind', 'Åse'],
  ]);
});
