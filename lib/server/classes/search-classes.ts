import 'server-only';
import { and, eq, inArray, or, sql, type SQL } from 'drizzle-orm';
import { toSearchWords } from '@/lib/core/classes/search-words';
import type { Queryable } from '@/lib/db/client';
import { classes, teachers } from '@/lib/db/schema/tables';

/** PostgreSQL's spelling of a query for the words that begin with this one. */
const beginning = (word: string) => `'${word.replace(/['\\]/g, (each) => each + each)}':*`;

/**
 * SQL condition for the school's classes in which each word of the search begins a word of the name, the grade or the name of
 * the owner. Undefined if there is no word.
 */
export async function matchesSearch(
  db: Queryable,
  schoolId: string,
  search: string,
): Promise<SQL | undefined> {
  const words = toSearchWords(search).map(beginning);
  if (words.length === 0) return undefined;
  const owners = await findTeachers(db, schoolId, words);
  return and(
    ...words.map((word, index) => {
      const ids = owners.filter(({ matches }) => matches[index]).map(({ id }) => id);
      return or(
        sql`${classes.searchWords} @@ ${word}::tsquery`,
        ids.length > 0 ? inArray(classes.teacherId, ids) : undefined,
      );
    }),
  );
}

/** Teachers of the school with a name that one of the words matches, and which of them. */
function findTeachers(db: Queryable, schoolId: string, words: string[]) {
  const matches = words.map((word) => sql`${teachers.searchWords} @@ ${word}::tsquery`);
  return db
    .select({
      id: teachers.id,
      matches: sql<boolean[]>`array[${sql.join(matches, sql`, `)}]`,
    })
    .from(teachers)
    .where(
      and(
        eq(teachers.schoolId, schoolId),
        sql`${teachers.searchWords} @@ ${words.join(' | ')}::tsquery`,
      ),
    );
}
