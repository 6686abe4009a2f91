import { parseOrganizationNumber, formatOrganizationNumber } from './organization-number';

describe('an organisation number', () => {
  it.each([
    ['a valid number', '974760673', '974760673'],
    ['a valid number in groups', '974 760 673', '974760673'],
    ['one with spaces around and hard spaces within', ' 974\u00a0760\u202f673\t', '974760673'],
    ['one whose sum leaves no remainder, so that the check digit is 0', '100000040', '100000040'],
    ['a wrong check digit', '974760674', null],
    ['two digits that changed places', '974760763', null],
    ['a remainder of 1, for which there is no check digit: 0', '100000130', null],
    ['a remainder of 1, for which there is no check digit: 1', '100000131', null],
    ['letters', 'NO974760673', null],
    ['letters after it', '974760673MVA', null],
    ['digits of another script', '٩٧٤٧٦٠٦٧٣', null],
    ['one digit too few', '97476067', null],
    ['one digit too many', '9747606730', null],
    ['noughts only', '000000000', null],
    ['dots between', '974.760.673', null],
    ['nothing', '', null],
  ])('%s', (_, typed, digits) => {
    expect(parseOrganizationNumber(typed)).toBe(digits);
  });

  it('is one for exactly one check digit of each eight digits, or for none', () => {
    let without = 0;
    for (let start = 97_476_000; start < 97_477_100; start += 1) {
      const valid = Array.from({ length: 10 }, (_, last) => `${start}${last}`).filter(
        (typed) => parseOrganizationNumber(typed) !== null,
      );
      expect(valid.length).toBeLessThanOrEqual(1);
      if (valid.length === 0) without += 1;
    }
    expect(without).toBe(100);
  });

  it('is written in groups of three', () => {
    expect(formatOrganizationNumber('974760673')).toBe('974\u00a0760\u00a0673');
  });
});
