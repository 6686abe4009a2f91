import { withoutSurnames } from './without-surnames';

it.each([
  [
    'first names as they are',
    ['Emma', 'Nora K', 'Đặng', 'محمد'],
    ['Emma', 'Nora K', 'Đặng', 'محمد'],
  ],
  ['no surname', ['Emma Hansen', 'Noah'], ['Emma', 'Noah']],
  ['no surname before a comma', ['Hansen, Emma'], ['Emma']],
  ['the shorter first name where it is open', ['Emma Krogh Hansen'], ['Emma']],
  [
    'an initial where two have the same first name',
    ['Emma Hansen', 'Emma Vik'],
    ['Emma H', 'Emma V'],
  ],
  ['no e-mail address', ['emma.hansen@skole.example'], ['emma']],
  ['no number', ['Emma 01011012345', '12345678'], ['Emma', '–']],
])('shows %s', (_, names, shown) => {
  expect(withoutSurnames(names)).toEqual(shown);
});
