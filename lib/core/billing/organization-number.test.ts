import { parseOrganizationNumber, formatOrganizationNumber } from './organization-number';

describe('an organization number', () => {
  it.each([
    ['is accepted in groups of three digits', '974 760 673', '974760673'],
    [
      'is accepted with spaces around it and no-break spaces inside',
      ' 974\u00a0760\u202f673\t',
      '974760673',
    ],
    ['is accepted with the check digit 0', '100000040', '100000040'],
    ['is rejected with a wrong check digit', '974760674', null],
    ['is rejected with last digit 0 when no check digit is valid', '100000130', null],
    ['is rejected with letters after the digits', '974760673MVA', null],
    ['is rejected in digits of another script', '٩٧٤٧٦٠٦٧٣', null],
    ['is rejected with eight digits', '97476067', null],
    ['is rejected with zeros only', '000000000', null],
    ['is rejected when empty', '', null],
  ])(
    'is accepted only if it has nine digits and the right check digit: it %s',
    (_, typed, digits) => {
      expect(parseOrganizationNumber(typed)).toBe(digits);
    },
  );

  it('is formatted in groups of three digits', () => {
    expect(formatOrganizationNumber('974760673')).toBe('974\u00a0760\u00a0673');
  });
});
