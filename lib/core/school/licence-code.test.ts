import {
  licenceCodeAlphabet,
  makeLicenceCode,
  parseLicenceCode,
  formatLicenceCode,
} from './licence-code';

const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a licence code', () => {
  it('has a character of 32 for each of eight random bytes, all equally likely', () => {
    expect(new Set(licenceCodeAlphabet).size).toBe(32);
    expect(256 % licenceCodeAlphabet.length).toBe(0);
    expect(makeLicenceCode(bytes(0, 1, 9, 10, 31, 32, 63, 255))).toBe('019AZ0ZZ');
  });

  it('is never made of too little randomness', () => {
    expect(() => makeLicenceCode(bytes(1, 2, 3, 4, 5, 6, 7))).toThrow(RangeError);
  });

  it('has no two characters that look alike', () => {
    expect(licenceCodeAlphabet).not.toMatch(/[ILOU]/);
  });

  it('is shown in two groups of four', () => {
    expect(formatLicenceCode('7K4M2XQ9')).toBe('7K4M-2XQ9');
  });

  it.each([
    ['as it is shown', '7K4M-2XQ9'],
    ['without its hyphen', '7K4M2XQ9'],
    ['in small letters', '7k4m-2xq9'],
    ['with spaces around and inside', '  7K4M 2XQ9\t'],
    ['with a dash of a word processor', '7K4M–2XQ9'],
    ['in characters of full width', '７Ｋ４Ｍ－２ＸＱ９'],
    ['with invisible characters', '7K4M\u200b-\u00ad2XQ9\ufeff'],
  ])('is understood %s', (_, typed) => {
    expect(parseLicenceCode(typed)).toBe('7K4M2XQ9');
  });

  it('takes O for 0, and I and L for 1', () => {
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
  ])('is not "%s"', (typed) => {
    expect(parseLicenceCode(typed)).toBeNull();
  });

  it('is read back whatever bytes made it', () => {
    for (let byte = 0; byte < 256; byte += 1) {
      const code = makeLicenceCode(new Uint8Array(8).fill(byte));
      expect(parseLicenceCode(formatLicenceCode(code).toLowerCase())).toBe(code);
    }
  });
});
