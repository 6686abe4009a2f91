import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { Database } from '@/lib/db/client';
import * as schema from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { listArchivedClasses } from '@/lib/server/classes/list-archived-classes';
import {
  listOwnClasses,
  listRecentClasses,
  listSchoolClasses,
} from '@/lib/server/classes/list-classes';
import { recordUse } from '@/lib/server/classes/record-use';
import { listMembers } from '@/lib/server/school/list-members';
import { addBigSchool } from '@/lib/server/testing/big-school';
import { addAdmin, nowMs, testDatabase } from '@/lib/server/testing/test-school';

const database = testDatabase();
let reader: TeacherRow;

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

const nodesOf = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

beforeAll(async () => {
  await addBigSchool(database.db, { teachers: 10_000, classes: 10_000 });
  reader = await addBigSchool(database.db, { teachers: 500, classes: 10_000 });
}, 60_000);

/** The plans of the queries that a list sends. */
async function plansOf(list: (db: Database) => Promise<unknown>): Promise<Node[]> {
  const pool = (database.db as unknown as { $client: Pool }).$client;
  const sent: { query: string; params: unknown[] }[] = [];
  const logger = { logQuery: (query: string, params: unknown[]) => sent.push({ query, params }) };
  await list(drizzle(pool, { schema, logger }) as unknown as Database);
  const plans = [];
  for (const { query, params } of sent.filter((each) => each.query.startsWith('select'))) {
    const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: Node }] }>(
      `explain (format json) ${query}`,
      params,
    );
    plans.push(rows[0]!['QUERY PLAN'][0].Plan);
  }
  return plans;
}

const lists: [string, (db: Database) => Promise<unknown>][] = [
  ['own classes', (db) => listOwnClasses(db, reader)],
  ['classes looked at last', (db) => listRecentClasses(db, reader)],
  ["colleagues' classes", (db) => listSchoolClasses(db, reader, '')],
  ['a search by class', (db) => listSchoolClasses(db, reader, '3c 102')],
  ['a search by teacher', (db) => listSchoolClasses(db, reader, 'åse etternavn17')],
  ['archived classes', (db) => listArchivedClasses(db, reader, '')],
  [
    'members',
    async (db) =>
      listMembers(db, await addAdmin(database.db, reader.schoolId!, 'Rektor'), reader.schoolId!, {
        search: '',
        after: undefined,
      }),
  ],
];

it.each(lists)('%s are read by an index, of 10,000 classes', async (_, list) => {
  await recordUse(
    database.db,
    reader,
    (await listSchoolClasses(database.db, reader, '')).classes[0]!.id,
    nowMs,
  );
  const plans = await plansOf(list);
  expect(plans.length).toBeGreaterThan(0);
  const scans = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan');
  // Tables of a few rows are read as a whole.
  const big = ['classes', 'pupils', 'seating_maps', 'seats', 'teachers'];
  expect(scans.filter((node) => big.includes(node['Relation Name']!))).toEqual([]);
});
