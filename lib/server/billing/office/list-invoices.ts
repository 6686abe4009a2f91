import 'server-only';
import { and, asc, desc, eq, gte, inArray, lt, not, or, sql, type SQL } from 'drizzle-orm';
import {
  officePageSize,
  type InvoiceFilter,
  type OfficeInvoicePage,
} from '@/lib/contracts/billing/office';
import {
  isCalendarDate,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import { toInvoiceNumber } from '@/lib/core/billing/invoice/kid';
import { parseOrganizationNumber } from '@/lib/core/billing/organization-number';
import { toSearchWords } from '@/lib/core/classes/search-words';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  invoiceSearch,
  schoolOrders,
} from '@/lib/db/schema/tables';
import { toPage, type PageCursor } from '@/lib/server/database/page-cursor';
import { AppError } from '@/lib/server/errors/app-error';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { isRefused, readGivenUp, toSettlement } from './office-rows';

interface Wanted {
  search: string;
  filter: InvoiceFilter;
  after: PageCursor | undefined;
}

export async function listInvoices(
  db: Queryable,
  _clerk: OfficeClerk,
  { search, filter, after }: Wanted,
  nowMs: number,
): Promise<OfficeInvoicePage> {
  const today = toCalendarDate(nowMs);
  const isByDay = filter === 'due' || filter === 'overdue';
  const found: Found[] =
    filter === 'all'
      ? [...(await findAll(db, search, after)), ...(await findCreditNotes(db, search, after))]
      : await findByState(db, { search, filter, after }, today);
  if (filter === 'all') found.sort((a, b) => b.number - a.number);
  const { rows, next } = toPage(found.slice(0, officePageSize + 1), officePageSize, (row) => ({
    key: isByDay && row.dueOn ? row.dueOn : String(row.number),
    id: row.invoiceId,
  }));
  const ids = rows.map(({ invoiceId }) => invoiceId);
  const facts = await readFacts(db, ids);
  const balances = await readBalances(db, ids);
  const givenUp = await readGivenUp(db, ids);
  return {
    invoices: rows.map(({ invoiceId, number, dueOn, invoiceNumber }) => {
      const { creditedOre, ...row } = facts.get(invoiceId)!;
      if (dueOn === null) return { ...row, type: 'creditNote', number, invoiceNumber };
      const { leftOre, excessOre, isOpen } = balances.get(invoiceId)!;
      return {
        ...{ ...row, type: 'invoice', number, dueOn },
        isOverdue: isOpen && dueOn < today,
        settlement: toSettlement({
          ...{ totalOre: row.totalOre, creditedOre, leftOre, excessOre },
          givenUpOre: givenUp.get(invoiceId) ?? 0,
        }),
      };
    }),
    next,
  };
}

type Found = { invoiceId: string; number: number } & (
  | { dueOn: CalendarDate; invoiceNumber: null }
  | { dueOn: null; invoiceNumber: number }
);

async function findAll(
  db: Queryable,
  search: string,
  after: PageCursor | undefined,
): Promise<Found[]> {
  const { invoiceId, number, dueOn } = invoiceSearch;
  const rows = await db
    .select({ invoiceId, number, dueOn })
    .from(invoiceSearch)
    .where(and(matches(search), after && lt(number, toNumber(after))))
    .orderBy(desc(number))
    .limit(officePageSize + 1);
  return rows.map((row) => ({ ...row, invoiceNumber: null }));
}

async function findByState(
  db: Queryable,
  { search, filter, after }: Wanted,
  today: CalendarDate,
): Promise<Found[]> {
  const { invoiceId, number, dueOn, isOpen } = invoiceBalances;
  const isByDay = filter !== 'settled';
  const hasState = isByDay
    ? and(isOpen, filter === 'due' ? gte(dueOn, today) : lt(dueOn, today))
    : not(isOpen);
  const rows = await db
    .select({ invoiceId, number, dueOn })
    .from(invoiceBalances)
    .where(
      and(
        hasState,
        search
          ? inArray(
              invoiceId,
              db.select({ id: invoiceSearch.invoiceId }).from(invoiceSearch).where(matches(search)),
            )
          : undefined,
        after && (isByDay ? isDueAfter(after) : lt(number, toNumber(after))),
      ),
    )
    .orderBy(...(isByDay ? [asc(dueOn), asc(invoiceId)] : [desc(number)]))
    .limit(officePageSize + 1);
  return rows.map((row) => ({ ...row, invoiceNumber: null }));
}

async function readBalances(db: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const schools = await db
    .select({ id: schoolOrders.schoolId })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(inArray(invoices.id, ids));
  const rows = await db
    .select()
    .from(invoiceBalances)
    .where(
      and(
        inArray(
          invoiceBalances.schoolId,
          schools.map(({ id }) => id),
        ),
        inArray(invoiceBalances.invoiceId, ids),
      ),
    );
  return new Map(rows.map((row) => [row.invoiceId, row]));
}

async function findCreditNotes(
  db: Queryable,
  search: string,
  after: PageCursor | undefined,
): Promise<Found[]> {
  const { id: invoiceId, number, type } = invoices;
  const rows = await db
    .select({ invoiceId, number, invoiceNumber: invoiceSearch.number })
    .from(invoices)
    .innerJoin(invoiceSearch, eq(invoiceSearch.invoiceId, invoices.creditsId))
    .where(and(eq(type, 'creditNote'), matches(search), after && lt(number, toNumber(after))))
    .orderBy(desc(number))
    .limit(officePageSize + 1);
  return rows.map((row) => ({ ...row, dueOn: null }));
}

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

function toNumber({ key }: PageCursor): number {
  if (!/^\d{1,9}$/.test(key)) throw new AppError('invalidRequest');
  return Number(key);
}

function isDueAfter({ key, id }: PageCursor): SQL {
  if (!isCalendarDate(key)) throw new AppError('invalidRequest');
  const { dueOn, invoiceId } = invoiceBalances;
  return sql`(${dueOn}, ${invoiceId}) > (${key}::date, ${id}::uuid)`;
}

/** A tsquery for the words that begin with this one. */
const beginning = (word: string) => `'${word.replace(/['\\]/g, (each) => each + each)}':*`;

function matches(search: string): SQL | undefined {
  const { number, organizationNumber, invoiceId, searchWords } = invoiceSearch;
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
    typed === undefined
      ? undefined
      : eq(invoiceId, sql`(select credits_id from invoices where number = ${typed})`),
    ofKid === null ? undefined : eq(number, ofKid),
    organization === null ? undefined : eq(organizationNumber, organization),
  );
}

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
    .where(sql`${invoiceBalances.isOpen}`)
    .groupBy(sql`1`);
  const pick = (wanted: boolean) => {
    const { count = 0, leftOre: left = 0 } = sums.find((sum) => sum.isOverdue === wanted) ?? {};
    return { count, leftOre: left };
  };
  return { due: pick(false), overdue: pick(true) };
}
