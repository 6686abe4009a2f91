/**
 * Characters of a school's licence code: Crockford's base 32 (https://www.crockford.com/base32.html). The letter U is
 * missing, and so are I, L and O, which look like 1 and 0.
 */
export const licenceCodeAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const licenceCodeLength = 8;

/**
 * Makes a school's licence code from the first eight of the random bytes; each byte gives one character. Throws a
 * RangeError for fewer than eight bytes.
 */
export function makeLicenceCode(random: Uint8Array): string {
  if (random.length < licenceCodeLength) throw new RangeError('A licence code takes eight bytes.');
  return Array.from(
    random.subarray(0, licenceCodeLength),
    (byte) => licenceCodeAlphabet[byte % licenceCodeAlphabet.length],
  ).join('');
}

/** Formats a school's licence code as two groups of four characters. Example: "AB12CD34" becomes "AB12-CD34". */
export function formatLicenceCode(code: string): string {
  return `${code.slice(0, 4)}-${code.slice(4)}`;
}

/** Maximum length of a typed licence code, in UTF-16 code units. */
export const typedCodeMaxLength = 100;

const separators = /[\s\p{Pd}\p{Cf}._]/gu;
const lookAlikes: Record<string, string> = { O: '0', I: '1', L: '1' };

/**
 * Parses a school's licence code as typed by a user; null if the code is invalid. Ignores case, spaces and hyphens;
 * reads O as 0, and reads I and L as 1.
 */
export function parseLicenceCode(typed: string): string | null {
  if (typed.length > typedCodeMaxLength) return null;
  const code = typed
    .normalize('NFKC')
    .replace(separators, '')
    .toUpperCase()
    .replace(/[OIL]/g, (character) => lookAlikes[character]!);
  if (code.length !== licenceCodeLength) return null;
  return Array.from(code).every((character) => licenceCodeAlphabet.includes(character))
    ? code
    : null;
}
