import 'server-only';
import { and, eq, or, sql, type SQL } from 'drizzle-orm';
import { toSearchWords } from '@/lib/core/classes/search-words';
import type { Queryable } from '@/lib/db/client';
import { classes, teachers } from '@/lib/db/schema/tables';

const beginning = (word: string) => `'${word.replace(/['\\]/g, (each) => each + each)}':*`;

export async function matchesSearch(
  db: Queryable,
  schoolId: string,
  search: string,
): Promise<SQL | undefined> {
  const words = toSearchWords(search).map(beginning);
  if (words.length === 0) return undefined;
  const groups = await findTeachers(db, schoolId, words);
  return or(
    hasWords(words),
    ...groups.map(({ matches, ids }) => {
      const rest = words.filter((_, index) => !matches[index]);
      const isOwned = sql`${classes.teacherId} = any(${ids}::uuid[])`;
      return rest.length > 0 ? and(isOwned, hasWords(rest)) : isOwned;
    }),
  );
}

const hasWords = (words: string[]) => sql`${classes.searchWords} @@ ${words.join(' & ')}::tsquery`;

function findTeachers(db: Queryable, schoolId: string, words: string[]) {
  const matched = words.map((word) => sql`${teachers.searchWords} @@ ${word}::tsquery`);
  const matches = sql<boolean[]>`array[${sql.join(matched, sql`, `)}]`;
  return db
    .select({ matches, ids: sql<string>`array_agg(${teachers.id})::text` })
    .from(teachers)
    .where(
      and(
        eq(teachers.schoolId, schoolId),
        sql`${teachers.searchWords} @@ ${words.join(' | ')}::tsquery`,
      ),
    )
    .groupBy(sql`1`);
}
