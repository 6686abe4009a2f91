import { parseKroner } from './parse-kroner';

it.each([
  ['1873,75', 187375],
  ['1\u00a0873,75', 187375],
  ['1.873,75', 187375],
  ['1,873.75', 187375],
  ['1.873', 187300],
  ['1 234 567,89', 123456789],
  ['500,-', 50000],
  ['NOK 500,00', 50000],
  ['+500', 50000],
  ['-500,50', -50050],
  ['\u2212500', -50000],
])('the amount %j is parsed as %d øre', (typed, ore) => {
  expect(parseKroner(typed)).toBe(ore);
});

it.each(['', '1,2,3', '1.2345,6', '1e5', '1'.repeat(13), '٣'])(
  'the text %j is rejected as an amount',
  (typed) => {
    expect(parseKroner(typed)).toBeNull();
  },
);
