import {
  licenceCodeAlphabet,
  makeLicenceCode,
  parseLicenceCode,
  formatLicenceCode,
} from './licence-code';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a licence code', () => {
  it('has one of 32 equally likely characters for each of eight random bytes', () => {
    expect(new Set(licenceCodeAlphabet).size).toBe(32);
    expect(256 % licenceCodeAlphabet.length).toBe(0);
    expect(makeLicenceCode(bytes(0, 1, 9, 10, 31, 32, 63, 255))).toBe('019AZ0ZZ');
  });

  it('is never made from fewer than eight bytes', () => {
    expect(() => makeLicenceCode(bytes(1, 2, 3, 4, 5, 6, 7))).toThrow(RangeError);
  });

  it('has no characters that look alike', () => {
    expect(licenceCodeAlphabet).not.toMatch(/[ILOU]/);
  });

  it('is shown as two blocks of four characters', () => {
    expect(formatLicenceCode('7K4M2XQ9')).toBe('7K4M-2XQ9');
  });

  it.each([
    ['as it is shown', '7K4M-2XQ9'],
    ['without its hyphen', '7K4M2XQ9'],
    ['in small letters', '7k4m-2xq9'],
    ['with spaces around and inside', '  7K4M 2XQ9\t'],
    ['with a dash of a word processor', '7K4M–2XQ9'],
    ['in full-width characters', '７Ｋ４Ｍ－２ＸＱ９'],
    ['with invisible characters', '7K4M\u200b-\u00ad2XQ9\ufeff'],
  ])('is parsed however a person types the code: %s', (_, typed) => {
    expect(parseLicenceCode(typed)).toBe('7K4M2XQ9');
  });

  it('is parsed with O as 0 and with I and L as 1', () => {
    expect(parseLicenceCode('o0iI-lL1a')).toBe('0011111A');
  });

  it.each([
    '',
    '7K4M-2XQ',
    '7K4M-2XQ9A',
    '7K4M-2XQU',
    '7K4M-2XQÆ',
    '7K4M/2XQ9',
    'ﬃﬃﬃﬃ',
    '😀😀😀😀',
  ])('is not parsed from malformed text: "%s"', (typed) => {
    expect(parseLicenceCode(typed)).toBeNull();
  });

  it('is parsed back from its formatted form for every byte value', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const code = makeLicenceCode(new Uint8Array(8).fill(byte));
      expect(parseLicenceCode(formatLicenceCode(code).toLowerCase())).toBe(code);
    }
  });
});
