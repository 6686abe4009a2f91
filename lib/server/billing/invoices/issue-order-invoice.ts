import 'server-only';
import { and, eq } from 'drizzle-orm';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { makeInvoice, type InvoiceFacts, type Seller } from '@/lib/core/billing/invoice/invoice';
import { periodMonths } from '@/lib/core/billing/invoice/terms';
import { toSchoolPlan } from '@/lib/core/billing/plan';
import { tiers } from '@/lib/core/billing/tiers';
import type { Database } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { cleanText } from '@/lib/server/typesetting/clean-text';
import { periodLine } from './line-texts';
import { storeWithNextNumber } from './store-invoice';

type InvoiceRow = typeof invoices.$inferSelect;
type OrderRow = typeof schoolOrders.$inferSelect;

/**
 * Issues the invoice of a school's order and returns its row. An order that is invoiced already keeps its invoice, also
 * when two ask at once.
 */
export async function issueOrderInvoice(
  db: Database,
  orderId: string,
  seller: Seller,
  nowMs: number,
): Promise<InvoiceRow> {
  return db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(schoolOrders)
      .where(eq(schoolOrders.id, orderId))
      .for('update');
    if (!order) throw new Error(`There is no order ${orderId}`);
    const facts = toInvoiceFacts(order, seller, nowMs);
    const find = () =>
      tx
        .select()
        .from(invoices)
        .where(
          and(
            eq(invoices.orderId, orderId),
            eq(invoices.type, 'invoice'),
            eq(invoices.periodStart, facts.period.start),
          ),
        );
    const [earlier] = await find();
    if (earlier) return earlier;
    await storeWithNextNumber(tx, { order, creditsId: null, nowMs }, (number) =>
      makeInvoice(number, facts),
    );
    const [made] = await find();
    return made!;
  });
}

/** The order's price is that of the day on which it was made. */
function toInvoiceFacts(order: OrderRow, seller: Seller, nowMs: number): InvoiceFacts {
  const tier = tiers.find(({ id }) => id === order.tierId);
  if (!tier) throw new Error(`There is no plan ${order.tierId}`);
  const language = 'no';
  return {
    issuedOn: toCalendarDate(nowMs),
    period: billingPeriod(toCalendarDate(order.periodStart.getTime()), periodMonths.year),
    seller,
    buyer: {
      name: cleanText(order.organizationName),
      organizationNumber: order.organizationNumber,
    },
    customerReference: cleanText(order.customerReference) || null,
    language,
    lines: [periodLine(language, toSchoolPlan(tier.seatLimit), 'year', order.netOre)],
  };
}
