import { sql, type SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

/** PostgreSQL's set of words, searched by a GIN index. */
export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * The words of texts as `toSearchWords` (lib/core/classes/search-words.ts) makes them, for a generated column: lower case,
 * without accents, split at spaces and punctuation.
 */
export function searchWordsOf(...columns: string[]): SQL {
  const text = columns.map((column) => `"${column}"`).join(` || ' ' || `);
  const folded = `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  const words = `regexp_split_to_array(${folded}, '[\\s.,;:/()+&–-]+')`;
  return sql.raw(`array_to_tsvector(array_remove(${words}, ''))`);
}
