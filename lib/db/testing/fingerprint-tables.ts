import { getTableName, isTable, sql } from 'drizzle-orm';
import type { Queryable } from '../client';
import * as schema from '../schema/tables';

/** A hash of every table's content by its name, except of the counters of tries: two that are equal, nothing changed. */
export async function fingerprintTables(db: Queryable): Promise<Record<string, string>> {
  const names = Object.values(schema).filter(isTable).map(getTableName);
  const questions = names
    .filter((name) => name !== 'rate_limits')
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(t::text, chr(10) order by t::text)), '') as content from "${name}" t`,
    );
  const { rows } = await db.execute<{ name: string; content: string }>(
    sql.raw(questions.join(' union all ')),
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
