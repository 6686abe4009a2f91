import 'server-only';
import { and, asc, between, desc, eq, inArray, sql } from 'drizzle-orm';
import { planAt, type Agreement } from '@/lib/core/billing/agreement/agreement';
import { periodCost, toBill, type Difference } from '@/lib/core/billing/agreement/to-bill';
import type { BillingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { singleLine, type InvoiceLine } from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import { admins, invoiceLines, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { defaultLocale, type Locale } from '@/lib/i18n/locales';
import { readerLanguage } from '@/lib/server/mail/reader-language';
import { creditableNetOre, creditInvoice } from '../invoices/credit-invoice';
import { issueInvoice } from '../invoices/issue-invoice';
import { planLine } from '../invoices/line-texts';
import { requireSeller } from '../invoices/seller';
import type { SchoolBillingState } from '@/lib/server/access/billing-state';

/**
 * Creates the invoices and credit notes of a school. With `isAct` (a user's action) new billing periods wait for the
 * next daily run, so that a plan ordered and changed on one day is charged once.
 */
export async function bill(
  tx: Queryable,
  billingState: SchoolBillingState,
  nowMs: number,
  { isAct }: { isAct: boolean },
): Promise<boolean> {
  const today = toCalendarDate(nowMs);
  const differences = toBill(
    { ...billingState, isStopped: billingState.stoppedOn !== null },
    today,
  );
  for (const difference of differences) {
    if (difference.netOre < 0) await credit(tx, difference, nowMs);
  }
  const due = differences.filter(({ netOre, change }) => netOre > 0 && (!isAct || change));
  for (const agreement of new Set(due.map((each) => each.agreement))) {
    const own = due.filter((each) => each.agreement === agreement);
    const order = payingOrder(billingState, agreement, own[0]!.period.start, today);
    const language = await buyerLanguage(tx, order);
    const lines = own.flatMap((difference) => chargeLines(billingState, difference, language));
    const period = { start: lines[0]!.period!.start, end: own.at(-1)!.period.end };
    await issueInvoice(tx, { order, period, lines, seller: requireSeller(), language }, nowMs);
  }
  return differences.length > 0;
}

export function orderToBill(
  billingState: SchoolBillingState,
  { orderId, periodStart }: Pick<typeof invoices.$inferSelect, 'orderId' | 'periodStart'>,
  today: CalendarDate,
) {
  const { agreementId } = billingState.orders.get(orderId)!;
  const agreement = billingState.agreements.find(({ id }) => id === agreementId)!;
  return payingOrder(billingState, agreement, periodStart, today);
}

function payingOrder(
  { orders }: SchoolBillingState,
  agreement: Agreement,
  start: CalendarDate,
  today: CalendarDate,
) {
  return orders.get(planAt(agreement, today > start ? today : start).orderId)!;
}

function chargeLines(
  { schoolName }: SchoolBillingState,
  { agreement, period, netOre, change }: Difference,
  language: Locale,
): InvoiceLine[] {
  if (change) {
    const { plan, start, end, isUpgrade } = change;
    const kind = isUpgrade ? 'upgrade' : 'licence';
    return [planLine(kind, plan.tierId, schoolName, { start, end }, netOre, language)];
  }
  return periodCost(agreement, period).map(({ plan, start, end, netOre: net }) =>
    planLine('licence', plan.tierId, schoolName, { start, end }, net, language),
  );
}

async function credit(
  tx: Queryable,
  { agreement, period, netOre }: Difference,
  nowMs: number,
): Promise<void> {
  const lines = await tx
    .select({ invoice: invoices, line: invoiceLines })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .where(
      and(
        eq(schoolOrders.agreementId, agreement.id),
        between(invoiceLines.periodEnd, period.start, period.end),
        eq(invoices.type, 'invoice'),
      ),
    )
    .orderBy(desc(invoices.number), invoiceLines.position);
  const credited = await creditedOfPeriod(
    tx,
    lines.map(({ invoice }) => invoice.id),
    period,
  );
  let left = -netOre;
  for (const id of new Set(lines.map(({ invoice }) => invoice.id))) {
    const own = lines.filter(({ invoice }) => invoice.id === id);
    let earlier = credited.get(id) ?? 0;
    // A written-off amount of an invoice was never paid, so it is not credited.
    let creditable = await creditableNetOre(tx, own[0]!.invoice);
    const taken = own.flatMap(({ line }) => {
      const spent = Math.min(earlier, line.netOre);
      earlier -= spent;
      const ore = Math.max(0, Math.min(left, line.netOre - spent, creditable));
      left -= ore;
      creditable -= ore;
      const days = { start: line.periodStart, end: line.periodEnd };
      return ore > 0 ? [{ ...singleLine(line.description, ore), period: days }] : [];
    });
    if (taken.length > 0) {
      const days = { start: taken[0]!.period.start, end: period.end };
      await creditInvoice(tx, own[0]!.invoice, { period: days, lines: taken }, nowMs);
    }
  }
}

async function creditedOfPeriod(tx: Queryable, ids: string[], { start, end }: BillingPeriod) {
  if (ids.length === 0) return new Map<string, number>();
  const rows = await tx
    .select({ id: invoices.creditsId, ore: sql<number>`sum(${invoiceLines.netOre})::int` })
    .from(invoices)
    .innerJoin(invoiceLines, eq(invoiceLines.invoiceId, invoices.id))
    .where(and(inArray(invoices.creditsId, ids), between(invoiceLines.periodEnd, start, end)))
    .groupBy(invoices.creditsId);
  return new Map(rows.map(({ id, ore }) => [id!, ore]));
}

async function buyerLanguage(
  tx: Queryable,
  { orderedBy, schoolId }: Pick<typeof schoolOrders.$inferSelect, 'schoolId' | 'orderedBy'>,
): Promise<Locale> {
  if (orderedBy) return readerLanguage(tx, orderedBy);
  const [admin] = await tx
    .select({ id: admins.teacherId })
    .from(admins)
    .where(eq(admins.schoolId, schoolId))
    .orderBy(asc(admins.teacherId))
    .limit(1);
  return admin ? readerLanguage(tx, admin.id) : defaultLocale;
}
