export const maxSearchWords = 8;

/** Separators of the words in a search. `lib/db/search-words.ts` must have the same list in SQL. */
const separators = /[\s.,;:/()+&–-]+/;

/** Splits a text into search words in lower case without accents: "as" finds "Ås". */
export function toSearchWords(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
  const words = folded.split(separators).filter((word) => word !== '');
  return words.slice(0, maxSearchWords);
}
