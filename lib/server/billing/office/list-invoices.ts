import 'server-only';
import { and, asc, desc, eq, gte, inArray, lt, or, sql, type SQL } from 'drizzle-orm';
import {
  officePageSize,
  type InvoiceFilter,
  type OfficeInvoicePage,
} from '@/lib/contracts/billing/office';
import { isCalendarDate, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { toInvoiceNumber } from '@/lib/core/billing/invoice/kid';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import { toSearchWords } from '@/lib/core/classes/search-words';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, invoiceDeliveries, invoices } from '@/lib/db/schema/tables';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import { readCreditsLeft } from '../receivables/open-invoices';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { isRefused, readLosses, toSettlement } from './office-rows';

interface Wanted {
  search: string;
  filter: InvoiceFilter;
  after: PageCursor | undefined;
}

/** Reads a page of invoices: open ones by their due date, others with the newest first, and credit notes among all. */
export async function listInvoices(
  db: Queryable,
  _clerk: OfficeClerk,
  { search, filter, after }: Wanted,
  nowMs: number,
): Promise<OfficeInvoicePage> {
  const today = toCalendarDate(nowMs);
  const isByDay = filter === 'due' || filter === 'overdue';
  const { dueOn, number, invoiceId } = invoiceBalances;
  const balances = await db
    .select()
    .from(invoiceBalances)
    .where(and(hasState(filter, today), matches(search), comesAfter(isByDay, after)))
    .orderBy(...(isByDay ? [asc(dueOn), asc(invoiceId)] : [desc(number)]))
    .limit(officePageSize + 1);
  const notes = filter === 'all' ? await findCreditNotes(db, search, after) : [];
  const found = [...balances, ...notes];
  if (notes.length > 0) found.sort((a, b) => b.number - a.number);
  const { rows, next } = toPage(found.slice(0, officePageSize + 1), officePageSize, (row) => ({
    key: isByDay && 'dueOn' in row ? row.dueOn : String(row.number),
    id: row.invoiceId,
  }));
  const ids = rows.map(({ invoiceId: id }) => id);
  const facts = await readFacts(db, ids);
  const credits = await readCreditsLeft(db, ids);
  const losses = await readLosses(db, ids);
  return {
    invoices: rows.map((balance) => {
      const { creditedOre, ...row } = facts.get(balance.invoiceId)!;
      const { number: shown } = balance;
      if ('credits' in balance) {
        return { ...row, type: 'creditNote', number: shown, invoiceNumber: balance.credits };
      }
      const { dueOn: due, leftOre } = balance;
      return {
        ...row,
        type: 'invoice',
        number: shown,
        dueOn: due,
        isOverdue: leftOre > 0 && due < today,
        settlement: toSettlement({
          ...{ totalOre: row.totalOre, creditedOre },
          leftOre: leftOre - (credits.get(row.id) ?? 0),
          lostOre: losses.get(row.id) ?? 0,
        }),
      };
    }),
    next,
  };
}

/** As the invoices: those that a search finds have their credit notes with them. */
function findCreditNotes(db: Queryable, search: string, after: PageCursor | undefined) {
  const { id: invoiceId, number, type } = invoices;
  return db
    .select({ invoiceId, number, credits: invoiceBalances.number })
    .from(invoices)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.creditsId))
    .where(
      and(
        eq(type, 'creditNote'),
        matches(search),
        after ? lt(number, Number(after.key)) : undefined,
      ),
    )
    .orderBy(desc(number))
    .limit(officePageSize + 1);
}

/** The facts of a row beside its balance, by the invoice's id. */
async function readFacts(db: Queryable, ids: string[]) {
  const rows = await db.select().from(invoices).where(inArray(invoices.id, ids));
  const credits = await db
    .select({ id: invoices.creditsId, ore: sql<number>`sum(${invoices.totalOre})::int` })
    .from(invoices)
    .where(inArray(invoices.creditsId, ids))
    .groupBy(invoices.creditsId);
  const { invoiceId } = invoiceDeliveries;
  const refused = await db
    .select({ id: invoiceId })
    .from(invoiceDeliveries)
    .where(and(inArray(invoiceId, ids), isRefused));
  return new Map(
    rows.map(({ id, buyer, issuedOn, totalOre }) => [
      id,
      {
        ...{ id, issuedOn, totalOre },
        buyerName: buyer.name,
        creditedOre: credits.find((credit) => credit.id === id)?.ore ?? 0,
        isDeliveryRefused: refused.some((delivery) => delivery.id === id),
      },
    ]),
  );
}

function hasState(filter: InvoiceFilter, today: string): SQL | undefined {
  const { leftOre, dueOn } = invoiceBalances;
  const isOpen = sql`${leftOre} > 0`;
  if (filter === 'due') return and(isOpen, gte(dueOn, today));
  if (filter === 'overdue') return and(isOpen, lt(dueOn, today));
  return filter === 'settled' ? sql`${leftOre} <= 0` : undefined;
}

function comesAfter(isByDay: boolean, after: PageCursor | undefined): SQL | undefined {
  if (!after) return undefined;
  const { dueOn, number, invoiceId } = invoiceBalances;
  const isKey = isByDay ? isCalendarDate(after.key) : /^\d{1,9}$/.test(after.key);
  if (!isKey) throw new AppError('invalidRequest');
  return isByDay
    ? sql`(${dueOn}, ${invoiceId}) > (${after.key}::date, ${after.id}::uuid)`
    : lt(number, Number(after.key));
}

/** PostgreSQL's spelling of a query for the words that begin with this one. */
const beginning = (word: string) => `'${word.replace(/['\\]/g, (each) => each + each)}':*`;

/** Digits are a number of an invoice or credit note, a KID or an organization number; else words of the names. */
function matches(search: string): SQL | undefined {
  const { number, organizationNumber, invoiceId, searchWords } = invoiceBalances;
  const digits = search.replace(/\s/gu, '');
  if (!/^\d+$/.test(digits)) {
    return and(
      ...toSearchWords(search).map((word) => sql`${searchWords} @@ ${beginning(word)}::tsquery`),
    );
  }
  const typed = digits.length <= 8 ? Number(digits) : undefined;
  const ofKid = toInvoiceNumber(digits);
  const organization = parseOrganizationNumber(digits);
  return or(
    typed === undefined ? sql`false` : eq(number, typed),
    // One row at most, so that the invoice is found by its key.
    typed === undefined
      ? undefined
      : eq(invoiceId, sql`(select credits_id from invoices where number = ${typed})`),
    ofKid === null ? undefined : eq(number, ofKid),
    organization === null ? undefined : eq(organizationNumber, organization),
  );
}

/** How many invoices are open at a day, and what is left of them. */
export async function sumOpen(db: Queryable, today: string) {
  const { dueOn, leftOre } = invoiceBalances;
  const isOverdue = lt(dueOn, today);
  const sums = await db
    .select({
      isOverdue: sql<boolean>`${isOverdue}`,
      count: sql<number>`count(*)::int`,
      leftOre: sql<number>`sum(${leftOre})::float8`,
    })
    .from(invoiceBalances)
    .where(sql`${leftOre} > 0`)
    .groupBy(sql`1`);
  const pick = (wanted: boolean) => {
    const { count = 0, leftOre: left = 0 } = sums.find((sum) => sum.isOverdue === wanted) ?? {};
    return { count, leftOre: left };
  };
  return { due: pick(false), overdue: pick(true) };
}
