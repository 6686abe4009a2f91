/** Maximum number of words of one search; further words are ignored. */
export const maxSearchWords = 8;

/** Separators of words besides spaces. `lib/db/search-words.ts` has the same list in SQL. */
const separators = /[\s.,;:/()+&–-]+/;

/**
 * The words of a text for searching: lower case, without accents ("Ås" is found by "as"), split at spaces and
 * punctuation.
 */
export function toSearchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded.split(separators).filter((word) => word !== '');
  return words.slice(0, maxSearchWords);
}
