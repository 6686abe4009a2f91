import { formatAccountNumber, isAccountNumber } from './account-number';

it.each([
  ['86011117947', true],
  ['86011117946', false],
  ['86011117974', false],
  ['8601111794', false],
  ['8601 11 17947', false],
  ['', false],
])('isAccountNumber for "%s" returns %s', (text, expected) => {
  expect(isAccountNumber(text)).toBe(expected);
});

it('an account number is formatted in three groups', () => {
  expect(formatAccountNumber('86011117947')).toBe('8601\u00a011\u00a017947');
});
