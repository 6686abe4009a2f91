import { mapFileQuerySchema } from './map-file';

const usual = {
  lang: 'no',
  view: undefined,
  away: undefined,
  paper: 'a4',
  notes: false,
  list: false,
};

it.each([
  ['no values', {}, usual],
  [
    'every choice',
    { lang: 'en', view: 'teacher', away: '2026-08-20', paper: 'a3', notes: '1', list: '1' },
    { lang: 'en', view: 'teacher', away: '2026-08-20', paper: 'a3', notes: true, list: true },
  ],
  [
    'unknown values',
    { lang: 'se', view: 'door', away: '2026-02-30', paper: 'letter', notes: 'yes', list: '2' },
    usual,
  ],
  ['an overlong value', { view: 'x'.repeat(5000), paper: 'a4\u0000' }, usual],
])(
  'the query string in the address of a map file is never refused, and unknown values become defaults: %s',
  (_, query, read) => {
    expect(mapFileQuerySchema.parse(query)).toEqual(read);
  },
);
