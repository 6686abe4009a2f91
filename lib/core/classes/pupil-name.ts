/** Longest name that is kept, in UTF-16 code units. */
export const pupilNameMaxLength = 60;

// Zero-width joiners stay: some scripts need them inside a name.
const invisible =
  /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;

/**
 * Longest text that is composed, in UTF-16 code units: four as typed (a letter and its marks) for each of the hundred
 * that the longest field keeps. NFC takes quadratic time on alternating marks (Unicode Standard Annex 15, section 13).
 */
export const maxComposedLength = 400;

/**
 * A name as it is stored: composed (NFC), without invisible characters, single spaces, trimmed. A text beyond
 * `maxComposedLength`, too long for every field, comes back as it is.
 */
export function cleanName(text: string): string {
  if (text.length > maxComposedLength) return text;
  return text
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(invisible, '')
    .replace(/ +/g, ' ')
    .trim();
}

/** Names with the same key count as doubled: case, spaces and invisible characters do not tell pupils apart. */
export function nameKey(name: string): string {
  return cleanName(name).toLocaleLowerCase('nb-NO');
}

/** Splits a pasted list: one name a line, or separated by commas, semicolons or tabs. Empty entries vanish. */
export function splitNames(text: string): string[] {
  return text
    .split(/[\r\n,;\t\u2028\u2029،、]+/u)
    .map((entry) => cleanName(entry.replace(/^\s*(?:\d+[.)]|[-*•–])\s+/u, '')))
    .filter(Boolean);
}

export type NameWarning = 'fullName' | 'email' | 'number';

/**
 * Tells what looks like more than a first name. A warning, never a refusal (design, section 2). An initial does not
 * count as a word; in other scripts than Latin, where first names of two words are common, it takes three.
 */
export function nameWarning(name: string): NameWarning | undefined {
  const cleaned = cleanName(name);
  if (/\S@\S/u.test(cleaned)) return 'email';
  if (/\p{Nd}{3,}/u.test(cleaned)) return 'number';
  const words = cleaned.split(' ').filter((word) => word.replace(/\./g, '').length > 2);
  const wordsOfAFirstName = /^[\p{Script=Latin}\p{P}\s\d]+$/u.test(cleaned) ? 2 : 3;
  return words.length > wordsOfAFirstName - 1 ? 'fullName' : undefined;
}

/** Positions in the list whose name stands there earlier too. */
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
