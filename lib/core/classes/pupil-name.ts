/** Maximum length of a stored pupil name, in UTF-16 code units. */
export const pupilNameMaxLength = 60;

// Zero-width joiners are kept in pupils' names, because some scripts need them.
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{1d173}-\u{1d17a}\u{e0000}-\u{e007f}]/gu;

/**
 * Removes invisible characters that can mislead a reader, such as control characters and marks that reverse the text.
 */
export const withoutInvisible = (text: string): string => text.replace(invisible, '');

const markBlocks = [
  [0x300, 0x36f],
  [0x1ab0, 0x1aff],
  [0x1dc0, 0x1dff],
  [0x20d0, 0x20ff],
  [0xfe20, 0xfe2f],
] as const;
const mostMarks = 3;

function withoutTowers(text: string): string {
  let marks = 0;
  return [...text]
    .filter((character) => {
      const code = character.codePointAt(0)!;
      marks = markBlocks.some(([first, last]) => code >= first && code <= last) ? marks + 1 : 0;
      return marks <= mostMarks;
    })
    .join('');
}

/**
 * Maximum length of a name that is normalized to Unicode NFC, in UTF-16 code units. Normalizing a long run of combining
 * marks takes quadratic time (Unicode Standard Annex 15, section 13).
 */
export const maxComposedLength = 400;

/**
 * Cleans a pupil's name for storage: Unicode NFC, single spaces, no invisible characters. A text longer than
 * `maxComposedLength` is returned unchanged, because no input field accepts it.
 */
export function cleanName(text: string): string {
  if (text.length > maxComposedLength) return text;
  return withoutTowers(text.normalize('NFC'))
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim();
}

/**
 * Returns a key for comparing pupils' names. Names that differ only in case, extra spaces or invisible characters have
 * equal keys.
 */
export function nameKey(name: string): string {
  return cleanName(name).toLocaleLowerCase('nb-NO');
}

/**
 * Splits a pasted list of names at line breaks, commas, semicolons, tabs, and the words "og" and "and". Empty entries
 * are left out.
 */
export function splitNames(text: string): string[] {
  return text
    .split(/[\r\n,;\t\u2028\u2029،、]+|\s(?:og|and)\s/iu)
    .map((entry) => cleanName(entry.replace(/^\s*(?:\d+[.)]|[-*•–])\s+/u, '')))
    .filter(Boolean);
}

export type NameWarning = 'fullName' | 'email' | 'number';

/**
 * Returns a warning if a pupil's name looks like a full name, an e-mail address or a number. The name may still be
 * saved. A full name has at least two words, or at least three words in a script other than Latin.
 */
export function nameWarning(name: string): NameWarning | undefined {
  const cleaned = cleanName(name);
  if (/\S@\S/u.test(cleaned)) return 'email';
  if (/\p{Nd}{3,}/u.test(cleaned)) return 'number';
  const words = cleaned.split(' ').filter((word) => word.replace(/\./g, '').length > 2);
  const fullNameWords = /^[\p{Script=Latin}\p{P}\s\d]+$/u.test(cleaned) ? 2 : 3;
  return words.length >= fullNameWords ? 'fullName' : undefined;
}

/**
 * Returns the indexes (from 0) of names that already occur earlier in the list. Case, extra spaces and invisible
 * characters are ignored.
 */
export function duplicateIndexes(names: readonly string[]): number[] {
  const seen = new Set<string>();
  return names.flatMap((name, index) => {
    const key = nameKey(name);
    if (!key || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [index];
  });
}
