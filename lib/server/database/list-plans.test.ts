import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';
import type { InvoiceState } from '@/lib/contracts/billing/office';
import type { Database } from '@/lib/db/client';
import * as schema from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { listGroupRounds } from '@/lib/server/classes/group-rounds';
import { listArchivedClasses } from '@/lib/server/classes/list-archived-classes';
import {
  listOwnClasses,
  listRecentClasses,
  listSchoolClasses,
} from '@/lib/server/classes/list-classes';
import { readCursor } from '@/lib/server/database/page-cursor';
import { listHistory } from '@/lib/server/maps/list-history';
import { recordUse } from '@/lib/server/access/record-use';
import { listInvoices } from '@/lib/server/billing/office/list-invoices';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { readOfficeInvoice } from '@/lib/server/billing/office/read-office-invoice';
import { listOwnerlessClasses } from '@/lib/server/classes/list-ownerless-classes';
import { listRooms } from '@/lib/server/rooms/list-rooms';
import { listActivity } from '@/lib/server/school/activity-log';
import { listMembers } from '@/lib/server/school/list-members';
import { listRemovals } from '@/lib/server/school/list-removals';
import { listTeachers } from '@/lib/server/school/list-teachers';
import { addBigOffice } from '@/lib/server/testing/big-office';
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
  await database.db.execute(sql`
    insert into activity_log (school_id, kind, actor_id, created_at)
    select ${reader.schoolId}::uuid, 'joined', ${reader.id}::uuid, now() - n * interval '1 minute' from generate_series(1, 10000) n`);
  await database.db.execute(sql`
    insert into rooms (teacher_id, school_id, is_shared, name, layout)
    select id, school_id, true, 'Rom', '{"desks":[],"marks":[],"boardSide":"top"}' from teachers`);
  await database.db.execute(sql`
    with made as (
      insert into group_rounds (id, class_id, day, version, created_at)
      select gen_random_uuid(), id, '2026-08-20', 1, now() from classes returning id, class_id
    )
    insert into group_round_pupils (round_id, pupil_id, group_number)
    select made.id, pupils.id, pupils.position + 1 from made join pupils using (class_id)`);
  await addBigOffice(database.db, 10_000);
  await database.db.execute(sql`analyze`);
}, 120_000);

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

const admin = () => addAdmin(database.db, reader.schoolId!, 'Rektor');
const anyClass = async () => (await listOwnClasses(database.db, reader)).classes[0]!.id;

const clerk = { email: 'kontor@example.no' } as OfficeClerk;
const invoicesOf = (
  search: string,
  state: InvoiceState,
): [string, (db: Database) => Promise<unknown>] => [
  `invoices (${state}, "${search}")`,
  (db) => listInvoices(db, clerk, { search, state, after: undefined }, nowMs),
];

const lists: [string, (db: Database) => Promise<unknown>][] = [
  ['own classes', (db) => listOwnClasses(db, reader)],
  ['recently used classes', (db) => listRecentClasses(db, reader)],
  ["colleagues' classes", (db) => listSchoolClasses(db, reader, '')],
  ['classes found by name', (db) => listSchoolClasses(db, reader, '3c 102')],
  ['classes found by teacher', (db) => listSchoolClasses(db, reader, 'åse etternavn17')],
  ['archived classes', (db) => listArchivedClasses(db, reader, '')],
  ['rooms', (db) => listRooms(db, reader)],
  ['colleagues', (db) => listTeachers(db, reader, reader.schoolId!)],
  ['group rounds', async (db) => listGroupRounds(db, reader, await anyClass())],
  ['maps of a class', async (db) => listHistory(db, reader, await anyClass())],
  [
    'members',
    async (db) =>
      listMembers(db, await admin(), reader.schoolId!, { search: '', after: undefined }),
  ],
  ['removed teachers', async (db) => listRemovals(db, await admin(), reader.schoolId!, undefined)],
  [
    'classes without an owner',
    async (db) => listOwnerlessClasses(db, await admin(), reader.schoolId!, undefined),
  ],
  ['the activity log', async (db) => listActivity(db, await admin(), reader.schoolId!, undefined)],
  invoicesOf('', 'all'),
  invoicesOf('kommune 77', 'all'),
  [
    'an invoice',
    async (db) => {
      const page = await listInvoices(
        database.db,
        clerk,
        { search: '', state: 'all', after: undefined },
        nowMs,
      );
      return readOfficeInvoice(db, clerk, page.invoices[0]!.id, nowMs);
    },
  ],
  [
    'a later page of the activity log',
    async (db) => {
      const page = await listActivity(database.db, await admin(), reader.schoolId!, undefined);
      const after = readCursor(page.next ?? undefined);
      return listActivity(db, await admin(), reader.schoolId!, after);
    },
  ],
];

it.each(lists)('no query for a list reads a large table from end to end: %s', async (_, list) => {
  await recordUse(
    database.db,
    reader,
    (await listSchoolClasses(database.db, reader, '')).classes[0]!.id,
    nowMs,
  );
  const plans = await plansOf(list);
  expect(plans.length).toBeGreaterThan(0);
  const scans = plans.flatMap(nodesOf).filter((node) => node['Node Type'] === 'Seq Scan');
  const big = [
    ...['activity_log', 'classes', 'pupils', 'rooms', 'seating_maps', 'seats', 'teachers'],
    ...['invoice_balances', 'invoice_deliveries', 'invoice_lines', 'invoices', 'office_log'],
    ...['group_round_pupils', 'group_rounds', 'invoice_search', 'payments'],
    ...['school_orders', 'schools'],
  ];
  expect(scans.filter((node) => big.includes(node['Relation Name']!))).toEqual([]);
});
