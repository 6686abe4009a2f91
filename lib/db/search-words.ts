import { sql, type SQL } from 'drizzle-orm';
import { customType } from 'drizzle-orm/pg-core';

export const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export function searchWordsOf(...columns: string[]): SQL {
  const text = columns.map((column) => `"${column}"`).join(` || ' ' || `);
  const folded = `lower(regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g'))`;
  const words = `regexp_split_to_array(${folded}, '[\\s.,;:/()+&–-]+')`;
  return sql.raw(`array_to_tsvector(array_remove(${words}, ''))`);
}
