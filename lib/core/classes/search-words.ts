export const maxSearchWords = 8;

/** `lib/db/search-words.ts` must have the same separators in SQL. */
const separators = /[\s.,;:/()+&–-]+/;

/** Splits a text into at most 8 search words in lower case and without accents, so that "as" finds "Ås". */
export function toSearchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded.split(separators).filter((word) => word !== '');
  return words.slice(0, maxSearchWords);
}
