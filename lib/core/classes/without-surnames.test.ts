import { withoutSurnames } from './without-surnames';

it.each([
  ['first names unchanged', ['Emma', 'Nora K', 'Đặng', 'محمد'], ['Emma', 'Nora K', 'Đặng', 'محمد']],
  ['no surname', ['Emma Hansen', 'Noah'], ['Emma', 'Noah']],
  ['no surname before a comma', ['Hansen, Emma'], ['Emma']],
  ['the shorter first name in doubt', ['Emma Krogh Hansen'], ['Emma']],
  ['an initial for two equal first names', ['Emma Hansen', 'Emma Vik'], ['Emma H', 'Emma V']],
  ['no e-mail address', ['emma.hansen@skole.example'], ['emma']],
  ['no number', ['Emma 01011012345', '12345678'], ['Emma', '–']],
])('withoutSurnames returns only first names: it returns %s', (_, names, shown) => {
  expect(withoutSurnames(names)).toEqual(shown);
});
