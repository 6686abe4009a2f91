import { isKid, makeKid, toInvoiceNumber } from './kid';

it.each([
  [10, '000000109'],
  [10042, '000100420'],
  [99_999_999, '999999998'],
])('invoice %d has the KID %s', (number, kid) => {
  expect(makeKid(number)).toBe(kid);
  expect(isKid(kid)).toBe(true);
});

it.each([0, -1, 1.5, NaN, 100_000_000])('makeKid rejects the invoice number %d', (number) => {
  expect(() => makeKid(number)).toThrow(RangeError);
});

it('a KID with one wrong digit is rejected', () => {
  const kid = makeKid(10042);
  for (let place = 0; place < kid.length; place += 1) {
    for (const digit of '0123456789') {
      const typed = `${kid.slice(0, place)}${digit}${kid.slice(place + 1)}`;
      expect(isKid(typed)).toBe(typed === kid);
    }
  }
});

it.each(['', '0', '10042', '00010042 0', '0001004200'])('the text "%s" is no valid KID', (text) => {
  expect(isKid(text)).toBe(false);
});

it.each([
  ['000100420', 10042],
  ['100420', 10042],
  ['000 100 420', 10042],
  ['', null],
  ['10042O', null],
])('toInvoiceNumber reads the KID %j as invoice %s', (typed, number) => {
  expect(toInvoiceNumber(typed)).toBe(number);
});
