import 'server-only';
import { sql, type SQL } from 'drizzle-orm';
import { ledgerAccounts } from '@/lib/core/billing/receivables/entries';
import type { BookEntry } from '@/lib/core/billing/books/book-entry';
import type { Movement } from '@/lib/core/billing/books/book-sums';
import type { BooksPeriod } from '@/lib/core/billing/books/books-period';
import type { Queryable } from '@/lib/db/client';
import type { BookDocument, CustomerBalance, Totals } from './render-saft';

/** Rows that are read and written at once: other requests are answered in between. */
export const pageSize = 100;

async function readRows<Row>(db: Queryable, query: SQL): Promise<Row[]> {
  return (await db.execute(query)).rows as Row[];
}

/** Sums of postings are exact as double precision up to 9 × 10¹⁵ øre. */
const sumOf = (amount: SQL, condition: SQL) =>
  sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::float8`;
const posted = sql`p.amount_ore`;

const balanceOf = ({ from }: BooksPeriod) => sql`
  ${sumOf(sql`greatest(p.amount_ore, 0)`, sql`e.day >= ${from}`)} as "debitOre",
  ${sumOf(sql`greatest(-p.amount_ore, 0)`, sql`e.day >= ${from}`)} as "creditOre"`;

/** Reads the postings before the period and in it. */
export function readMovements(db: Queryable, period: BooksPeriod): Promise<Movement[]> {
  return readRows(
    db,
    sql`select e.kind, p.account,
        ${sumOf(posted, sql`e.day < ${`${period.from.slice(0, 4)}-01-01`}`)} as "earlierYearsOre",
        ${sumOf(posted, sql`e.day < ${period.from}`)} as "beforeOre",
        ${balanceOf(period)}
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.day <= ${period.to}
      group by e.kind, p.account`,
  );
}

/** Schools that owed or had something to their credit when the period began, or have entries in it. */
export function readCustomers(db: Queryable, period: BooksPeriod): Promise<CustomerBalance[]> {
  return readRows(
    db,
    sql`with balances as (
        select e.school_id, ${sumOf(posted, sql`e.day < ${period.from}`)} as "openingOre",
          ${balanceOf(period)}
        from ledger_entries e
          join ledger_postings p on p.entry_id = e.id and p.account = ${ledgerAccounts.receivables}
        where e.day <= ${period.to} and e.school_id is not null
        group by e.school_id),
      buyers as (
        select distinct on (o.school_id) o.school_id, i.buyer
        from invoices i join school_orders o on o.id = i.order_id
        where i.issued_on <= ${period.to}
        order by o.school_id, i.number desc)
      select b.school_id as "schoolId", s.name as "schoolName",
        coalesce(buyers.buyer->>'name', s.name) as name,
        coalesce(buyers.buyer->>'organizationNumber', s.organization_number) as "organizationNumber",
        b."openingOre", b."debitOre", b."creditOre"
      from balances b join schools s on s.id = b.school_id
        left join buyers on buyers.school_id = b.school_id
      where b."openingOre" <> 0 or b."debitOre" <> 0 or b."creditOre" <> 0
      order by b.school_id`,
  );
}

/** How many entries the period has, and what they have posted. */
export async function countEntries(db: Queryable, { from, to }: BooksPeriod): Promise<Totals> {
  const [all] = await readRows<Totals>(
    db,
    sql`select count(distinct e.id)::int as count,
        coalesce(sum(greatest(p.amount_ore, 0)), 0)::float8 as "debitOre",
        coalesce(sum(greatest(-p.amount_ore, 0)), 0)::float8 as "creditOre"
      from ledger_entries e join ledger_postings p on p.entry_id = e.id
      where e.day between ${from} and ${to}`,
  );
  return all!;
}

/** Counts the period's documents; amounts are without VAT, those of credit notes are debits. */
export async function countDocuments(db: Queryable, { from, to }: BooksPeriod): Promise<Totals> {
  const [all] = await readRows<Totals>(
    db,
    sql`select count(*)::int as count,
        coalesce(sum(net_ore) filter (where type = 'creditNote'), 0)::float8 as "debitOre",
        coalesce(sum(net_ore) filter (where type = 'invoice'), 0)::float8 as "creditOre"
      from invoices where issued_on between ${from} and ${to}`,
  );
  return all!;
}

/** The entries of the period by their days, page by page. */
export async function* readEntries(
  db: Queryable,
  { from, to }: BooksPeriod,
): AsyncGenerator<BookEntry[]> {
  let after = { day: from, id: '00000000-0000-0000-0000-000000000000' };
  for (;;) {
    const page: BookEntry[] = await readRows(
      db,
      sql`select e.id, e.kind, e.day::text, e.entered_by as "enteredBy",
          to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "enteredAt",
          e.bank_reference as "bankReference", e.school_id as "schoolId",
          case when d.id is not null then
            json_build_object('number', d.number, 'kid', d.kid, 'dueOn', d.due_on) end as document,
          named.number as "forNumber",
          (select json_agg(json_build_object('account', p.account, 'amountOre', p.amount_ore) order by p.account)
            from ledger_postings p where p.entry_id = e.id) as postings
        from ledger_entries e
          left join invoices d on d.id = e.id
          left join invoices named on named.id = e.for_id
        where (e.day, e.id) > (${after.day}::date, ${after.id}::uuid) and e.day <= ${to}
        order by e.day, e.id limit ${pageSize}`,
    );
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)!;
  }
}

/** The invoices and credit notes of the period by their numbers, page by page. */
export async function* readDocuments(
  db: Queryable,
  { from, to }: BooksPeriod,
): AsyncGenerator<BookDocument[]> {
  let after = 0;
  for (;;) {
    const page: BookDocument[] = await readRows(
      db,
      sql`select i.number, i.type, i.issued_on::text as "issuedOn", o.school_id as "schoolId",
          i.net_ore as "netOre", i.vat_ore as "vatOre", i.total_ore as "totalOre",
          credited.number as "creditsNumber",
          (select json_agg(json_build_object('description', l.description, 'quantity', l.quantity,
              'unitNetOre', l.unit_net_ore, 'netOre', l.net_ore,
              'period', json_build_object('start', l.period_start, 'end', l.period_end)) order by l.position)
            from invoice_lines l where l.invoice_id = i.id) as lines
        from invoices i
          join school_orders o on o.id = i.order_id
          left join invoices credited on credited.id = i.credits_id
        where i.issued_on between ${from} and ${to} and i.number > ${after}
        order by i.number limit ${pageSize}`,
    );
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    after = page.at(-1)!.number;
  }
}
