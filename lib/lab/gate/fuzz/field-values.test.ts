import { fieldsOf, valueAt, valuesOf, withField } from './field-values';

const body = {
  id: '00000000-0000-4000-8000-000000000001',
  name: '5A',
  pupils: [{ id: '00000000-0000-4000-8000-000000000002', name: 'Ada' }],
  empty: [],
  version: 1,
};

it('finds the texts and lists of a body, but no ids', () => {
  expect(fieldsOf(body)).toEqual([
    { path: ['name'], kind: 'text' },
    { path: ['pupils'], kind: 'list' },
    { path: ['pupils', 0, 'name'], kind: 'text' },
  ]);
});

it('puts a value in the place of another', () => {
  const changed = withField(body, ['pupils', 0, 'name'], 'x');
  expect(valueAt(changed, ['pupils', 0, 'name'])).toBe('x');
  expect(valueAt(changed, ['name'])).toBe('5A');
});

it('makes texts of a length, and lists whose items have ids of their own', () => {
  for (const text of valuesOf(body, { path: ['name'], kind: 'text' }, 60)) {
    expect(text).toHaveLength(60);
  }
  const [list] = valuesOf(body, { path: ['pupils'], kind: 'list' }, 3) as { id: string }[][];
  expect(new Set(list!.map(({ id }) => id)).size).toBe(3);
});
