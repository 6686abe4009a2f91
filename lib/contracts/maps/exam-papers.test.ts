import { examPapersSchema } from './exam-papers';

const seat = { name: 'Emma', className: '8B', desk: 1, variant: 2, door: null };
const seats = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...seat, desk: at + 1 }));
const papers = {
  lang: 'no',
  kind: 'signIn',
  title: ' Tentamen  i norsk ',
  day: '2026-11-20',
  place: '',
  sittings: [{ time: '09:00', seats: seats(28) }],
};
const sittings = (...sizes: number[]) => sizes.map((size) => ({ time: null, seats: seats(size) }));

it('the schema of the exam printout removes extra spaces from the title and accepts a printout without an exam location', () => {
  expect(examPapersSchema.parse(papers)).toEqual({ ...papers, title: 'Tentamen i norsk' });
});

it.each([
  ['no sitting', { sittings: [] }],
  ['a sitting without pupils', { sittings: sittings(0) }],
  ['more than eight sittings', { sittings: sittings(1, 1, 1, 1, 1, 1, 1, 1, 1) }],
  ['more than 400 pupils in a sitting', { sittings: sittings(401) }],
  ['more than 500 pupils', { sittings: sittings(400, 101) }],
  ['two pupils at one desk', { sittings: [{ time: null, seats: [seat, seat] }] }],
  ['an invalid time', { sittings: [{ time: '24:00', seats: [seat] }] }],
  ['a time with seconds', { sittings: [{ time: '09:00:00', seats: [seat] }] }],
  ['an invalid day', { day: '2026-02-30' }],
  ['a long title', { title: 'x'.repeat(101) }],
  ['a pupil without a name', { sittings: [{ time: null, seats: [{ ...seat, name: ' ' }] }] }],
  ['a variant without a letter', { sittings: [{ time: null, seats: [{ ...seat, variant: 27 }] }] }],
  ['an unknown kind', { kind: 'posters' }],
])('the schema of the exam printout refuses invalid data: a printout with %s', (_, changes) => {
  expect(examPapersSchema.safeParse({ ...papers, ...changes }).success).toBe(false);
});

it('the schema of the exam printout accepts 500 pupils in two sittings', () => {
  const many = { ...papers, sittings: sittings(400, 100) };
  expect(examPapersSchema.safeParse(many).success).toBe(true);
});
