import { getTableName, isTable, sql } from 'drizzle-orm';
import type { Queryable } from '../client';
import * as schema from '../schema/tables';

const timesOfUse = ['last_seen_at', 'checked_at'];

const tableNames = Object.values(schema)
  .filter((each) => isTable(each))
  .map((table) => getTableName(table));

export async function fingerprintTables(
  db: Queryable,
  names: readonly string[] = tableNames,
  leftOut: readonly string[] = [],
): Promise<Record<string, string>> {
  const without = `'{${[...timesOfUse, ...leftOut].join(',')}}'::text[]`;
  const questions = names
    .filter((name) => name !== 'rate_limits')
    .map(
      (name) =>
        `select '${name}' as name, count(*) || ' ' || coalesce(md5(string_agg(row, chr(10) order by row)), '') as content from (select (to_jsonb(t) - ${without})::text as row from "${name}" t) rows`,
    );
  if (questions.length === 0) return {};
  const { rows } = await db.execute<{ name: string; content: string }>(
    sql.raw(questions.join(' union all ')),
  );
  return Object.fromEntries(rows.map(({ name, content }) => [name, content]));
}
