import { sql } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { withVat } from './expected-school';

/* What is in the database, in the words in which `Expected` says it. */

export interface FoundDocument {
  schoolId: string;
  id: string;
  number: number;
  isInvoice: boolean;
  text: string;
  /** Of an invoice. */
  totalOre: number;
  problems: string[];
}

interface DocumentRow extends Record<string, unknown> {
  id: string;
  school: string;
  number: number;
  type: string;
  net: number;
  vat: number;
  total: number;
  from: string;
  to: string;
  issued: string;
  due: string | null;
  ofNet: number | null;
  ofFrom: string;
  ofTo: string;
  ofNumber: number;
  lines: number;
}

/** Documents with a higher number, in the order of their numbers. */
export async function readDocuments(db: Database, afterNumber: number): Promise<FoundDocument[]> {
  const { rows } = await db.execute<DocumentRow>(sql`
    select i.id, o.school_id as school, i.number, i.type, i.net_ore as net, i.vat_ore as vat,
      i.total_ore as total, i.period_start::text as "from", i.period_end::text as "to",
      i.issued_on::text as issued, i.due_on::text as due, c.net_ore as "ofNet",
      c.period_start::text as "ofFrom", c.period_end::text as "ofTo", c.number as "ofNumber",
      (select sum(net_ore)::int from invoice_lines l where l.invoice_id = i.id) as lines
    from invoices i join school_orders o on o.id = i.order_id
    left join invoices c on c.id = i.credits_id
    where i.number > ${afterNumber} order by i.number`);
  return rows.map((row) => {
    const days = `${row.from} to ${row.to}, issued on ${row.issued}`;
    const isInvoice = row.type === 'invoice';
    const text = isInvoice
      ? `invoice of ${row.net} øre for ${days}, due on ${row.due}`
      : `credit note of ${row.net} øre for ${days}, of the invoice of ${row.ofNet} øre for ${row.ofFrom} to ${row.ofTo}`;
    const problems: string[] = [];
    if (row.total !== withVat(row.net) || row.vat !== row.total - row.net) {
      problems.push(`${row.number} has ${row.vat} øre VAT on ${row.net}`);
    }
    if (row.lines !== row.net) problems.push(`${row.number} has lines of ${row.lines} øre`);
    if (!isInvoice && row.ofNumber >= row.number)
      problems.push(`${row.number} credits a later one`);
    const { id, school: schoolId, number, total: totalOre } = row;
    return { id, schoolId, number, isInvoice, text, totalOre, problems };
  });
}

export interface FoundMail extends Record<string, unknown> {
  id: string;
  kind: string;
  to: string;
  day: string;
}

/** Mails about a subscription that were queued since a time. */
export async function readMails(db: Database, sinceMs: number): Promise<FoundMail[]> {
  const { rows } = await db.execute<FoundMail>(sql`
    select id, kind, recipient as to, (queued_at at time zone 'UTC')::date::text as day
    from mails where queued_at >= ${new Date(sinceMs).toISOString()}::timestamptz
      and recipient is not null`);
  return rows;
}

export interface FoundSchool extends Record<string, unknown> {
  id: string;
  state: string;
  isRenewing: boolean;
  first: string | null;
  last: string | null;
  stopsOn: string | null;
  unpaidSince: string | null;
  hasPlan: boolean;
  /** Last day on which the plan may be used, as the school's row says it. */
  lastDayOfUse: string | null;
  seats: number;
  problem: string | null;
}

export async function readSchools(db: Database): Promise<Map<string, FoundSchool>> {
  const { rows } = await db.execute<FoundSchool>(sql`
    select s.id, state, is_renewing as "isRenewing", first_period_day::text as first,
      last_period_day::text as last, stops_on::text as "stopsOn", unpaid_since::text as "unpaidSince",
      has_active_subscription as "hasPlan",
      ((subscription_current_period_end - interval '1 second') at time zone 'Europe/Oslo')::date::text
        as "lastDayOfUse",
      seat_limit as seats, problem
    from schools s join school_subscriptions on school_id = s.id`);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What is left to pay, by the number of the invoice. */
export async function readBalances(db: Database): Promise<Map<number, number>> {
  const { rows } = await db.execute<{ number: number; left: number }>(
    sql`select number, left_ore as left from invoice_balances`,
  );
  return new Map(rows.map(({ number, left }) => [number, left]));
}

/** Invoices less credit notes, by school, without VAT. */
export async function readSums(db: Database): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ school: string; net: number }>(sql`
    select school_id as school,
      sum(case when type = 'invoice' then i.net_ore else -i.net_ore end)::int as net
    from invoices i join school_orders o on o.id = i.order_id group by school_id`);
  return new Map(rows.map(({ school, net }) => [school, net]));
}

/** What a teacher types to join a school. */
export async function readLicenceCode(db: Database, schoolId: string): Promise<string> {
  const { rows } = await db.execute<{ code: string }>(
    sql`select licence_code as code from schools where id = ${schoolId}`,
  );
  return rows[0]!.code;
}

/** Documents whose delivery was given up; the office shows the latest of them. */
export async function readRefused(db: Database): Promise<{ id: string; number: number }[]> {
  const { rows } = await db.execute<{ id: string; number: number }>(sql`
    select i.id, i.number from invoice_deliveries d join invoices i on i.id = d.invoice_id
    where refused_at is not null and delivered_at is null`);
  return rows;
}

export async function readLastNumber(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select last_number as last from invoice_counters`,
  );
  return rows[0]!.last;
}

/** Waits until the server has noticed that these connections are gone, so that their locks are, too. */
export async function connectionsGone(db: Database, processes: readonly number[]): Promise<void> {
  if (processes.length === 0) return;
  const list = sql.join(
    processes.map((id) => sql`${id}`),
    sql`, `,
  );
  for (;;) {
    const { rows } = await db.execute(sql`select 1 from pg_stat_activity where pid in (${list})`);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
