import 'server-only';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import {
  agreementState,
  periodAt,
  type Agreement,
  type Standing,
} from '@/lib/core/billing/agreement/agreement';
import type { Billed } from '@/lib/core/billing/agreement/to-bill';
import {
  addDays,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import { trialDays } from '@/lib/core/billing/trial';
import type { Queryable } from '@/lib/db/client';
import {
  agreements,
  dunning,
  invoiceBalances,
  invoiceLines,
  invoices,
  schoolAccounts,
  schoolOrders,
  schools,
} from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

type OrderRow = typeof schoolOrders.$inferSelect;

/** All that decides what a school may do, what is billed, and whether it has access. */
export interface SchoolStanding extends Standing {
  schoolId: string;
  schoolName: string;
  /** From which the trial is counted; null if there was none. */
  firstTrialDay: CalendarDate | null;
  /** In the order in which they were made. */
  agreements: readonly Agreement[];
  /** Those of the agreements. */
  orders: ReadonlyMap<string, OrderRow>;
  billed: readonly Billed[];
  /** The day on which the plan stopped for an invoice that is still open; null if none is. */
  stoppedOn: CalendarDate | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Begins the account of a new school: its trial, if it has one. A school that has an account keeps it. */
export async function openAccount(
  tx: Queryable,
  school: Pick<typeof schools.$inferSelect, 'id' | 'trialExpiresAt'> & { createdAt?: Date },
  nowMs: number,
): Promise<void> {
  const trialEnd = school.trialExpiresAt;
  const countedFrom = trialEnd && toCalendarDate(trialEnd.getTime() - trialDays.school * dayMs);
  const lastTrialDay =
    countedFrom !== null && trialEnd!.getTime() > nowMs
      ? addDays(countedFrom, trialDays.school - 1)
      : null;
  // The 90 days of a creator's later school began before it.
  const createdOn = school.createdAt ? toCalendarDate(school.createdAt.getTime()) : null;
  const isLater = countedFrom !== null && createdOn !== null && createdOn > countedFrom;
  const firstTrialDay = lastTrialDay && (isLater ? createdOn : countedFrom);
  const nextDueOn = lastTrialDay && toCalendarDate(nowMs);
  await tx
    .insert(schoolAccounts)
    .values({ schoolId: school.id, firstTrialDay, lastTrialDay, nextDueOn })
    .onConflictDoNothing();
}

/**
 * Locks a school until the transaction ends, and reads how its agreement and its account stand. All changes of these wait
 * for each other here. Throws `notFound` if there is no such school.
 */
export async function lockStanding(
  tx: Queryable,
  schoolId: string,
  nowMs: number,
): Promise<SchoolStanding> {
  const [school] = await tx
    .select()
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update');
  if (!school) throw new AppError('notFound');
  await openAccount(tx, school, nowMs);
  const [standing] = await readStandings(tx, [schoolId]);
  return standing!;
}

/** Reads how a school's agreement and account stand; null if it never had a trial or an order. */
export async function readStanding(
  db: Queryable,
  schoolId: string,
): Promise<SchoolStanding | null> {
  const [standing] = await readStandings(db, [schoolId]);
  return standing ?? null;
}

/** As `readStanding`, for schools in this order; those without an account are left out. */
export async function readStandings(db: Queryable, ids: string[]): Promise<SchoolStanding[]> {
  if (ids.length === 0) return [];
  const accounts = await db
    .select({ account: schoolAccounts, name: schools.name })
    .from(schoolAccounts)
    .innerJoin(schools, eq(schools.id, schoolAccounts.schoolId))
    .where(inArray(schoolAccounts.schoolId, ids));
  const made = await db
    .select()
    .from(agreements)
    .where(inArray(agreements.schoolId, ids))
    .orderBy(asc(agreements.createdAt), asc(agreements.id));
  const orders = await db
    .select()
    .from(schoolOrders)
    .where(inArray(schoolOrders.schoolId, ids))
    // Plans only grow: of two from one day the larger one is the later one.
    .orderBy(asc(schoolOrders.netOre), asc(schoolOrders.createdAt));
  const lines = await readBilled(db, ids);
  const stopped = await readStopDays(db, ids);
  return ids.flatMap((schoolId) => {
    const found = accounts.find(({ account }) => account.schoolId === schoolId);
    if (!found) return [];
    const own = made
      .filter((row) => row.schoolId === schoolId)
      .map((row) => toAgreement(row, orders));
    return {
      schoolId,
      schoolName: found.name,
      firstTrialDay: found.account.firstTrialDay,
      lastTrialDay: found.account.lastTrialDay,
      askedOn: found.account.askedOn,
      agreement: own.findLast(({ isWithdrawn }) => !isWithdrawn) ?? null,
      agreements: own,
      orders: new Map(
        orders.filter((order) => order.schoolId === schoolId).map((order) => [order.id, order]),
      ),
      billed: own.flatMap((agreement) =>
        addUpPeriods(
          agreement,
          lines.filter(({ agreementId }) => agreementId === agreement.id),
        ),
      ),
      stoppedOn: stopped.get(schoolId) ?? null,
    };
  });
}

function toAgreement(row: typeof agreements.$inferSelect, orders: OrderRow[]): Agreement {
  const { id, anchor, periodMonths: months, endsOn, isWithdrawn, settledUntil } = row;
  const plans = orders
    .filter(({ agreementId }) => agreementId === id)
    .map(({ id: orderId, periodStart, tierId, netOre }) => ({
      from: toCalendarDate(periodStart.getTime()),
      ...{ orderId, tierId, netOre },
    }))
    .sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  return { id, anchor, months, plans, endsOn, isWithdrawn, settledUntil };
}

/** Adds up the lines of each period: one that was upgraded before it was billed has lines that end within it. */
function addUpPeriods(agreement: Agreement, lines: readonly Billed[]): Billed[] {
  const sums = new Map<CalendarDate, Billed>();
  for (const line of lines) {
    const { end: periodEnd } = periodAt(agreement, line.periodEnd);
    const sum = sums.get(periodEnd) ?? { ...line, netOre: 0, loweredOre: 0 };
    sums.set(periodEnd, {
      ...sum,
      periodEnd,
      periodStart: line.periodStart < sum.periodStart ? line.periodStart : sum.periodStart,
      netOre: sum.netOre + line.netOre,
      loweredOre: sum.loweredOre + line.loweredOre,
    });
  }
  return [...sums.values()];
}

/** Reads the sums of the documents' lines by their last days. A credit note that lowers the price leaves them billed. */
async function readBilled(db: Queryable, ids: string[]) {
  const signed = sql<number>`sum(case
    when ${invoices.type} = 'invoice' then ${invoiceLines.netOre}
    when ${invoices.lowersPrice} then 0
    else -${invoiceLines.netOre} end)::int`;
  const lowered = sql<number>`coalesce(sum(${invoiceLines.netOre}) filter (where ${invoices.lowersPrice}), 0)::int`;
  return db
    .select({
      agreementId: schoolOrders.agreementId,
      periodEnd: invoiceLines.periodEnd,
      periodStart: sql<CalendarDate>`min(${invoiceLines.periodStart})`,
      netOre: signed,
      loweredOre: lowered,
    })
    .from(schoolOrders)
    .innerJoin(invoices, eq(invoices.orderId, schoolOrders.id))
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .where(inArray(schoolOrders.schoolId, ids))
    .groupBy(schoolOrders.agreementId, invoiceLines.periodEnd);
}

/** The day on which the plan of each school first stopped for an invoice that is still open. */
async function readStopDays(db: Queryable, ids: string[]): Promise<Map<string, CalendarDate>> {
  const rows = await db
    .select({
      schoolId: schoolOrders.schoolId,
      on: sql<CalendarDate>`min(${dunning.takenOn})::text`,
    })
    .from(dunning)
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, dunning.invoiceId))
    .innerJoin(invoices, eq(invoices.id, dunning.invoiceId))
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(
      and(
        inArray(schoolOrders.schoolId, ids),
        eq(dunning.step, 'stopped'),
        eq(dunning.isOver, false),
        sql`${invoiceBalances.leftOre} > 0`,
      ),
    )
    .groupBy(schoolOrders.schoolId);
  return new Map(rows.map(({ schoolId, on }) => [schoolId, on]));
}

/** The state of the school's agreement today. */
export const stateToday = (standing: Standing, nowMs: number) =>
  agreementState(standing, toCalendarDate(nowMs));

/** The last day of the trial that runs today; null if none does. */
export const trialToday = ({ lastTrialDay }: Standing, nowMs: number): CalendarDate | null =>
  lastTrialDay !== null && lastTrialDay >= toCalendarDate(nowMs) ? lastTrialDay : null;
