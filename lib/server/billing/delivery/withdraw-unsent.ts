import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { invoiceDeliveries, invoices, schoolOrders } from '@/lib/db/schema/tables';

/**
 * Withdraws a school's undelivered invoices that are fully credited. The credit note is also withdrawn if no try to
 * send the invoice has begun; after a try, the invoice may have arrived.
 */
export async function withdrawUnsent(
  tx: Queryable,
  schoolId: string,
  nowMs: number,
): Promise<void> {
  const withdrawn = { withdrawnAt: new Date(nowMs), refusedAt: null };
  const credited = sql`(select sum(notes.net_ore) from invoices notes where notes.credits_id = "invoices"."id")`;
  const needless = tx
    .select({ id: invoices.id })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(and(eq(schoolOrders.schoolId, schoolId), sql`${invoices.netOre} = ${credited}`));
  // Each try to deliver an invoice is counted in `attempts` before anything is sent. A new address and a new try by the
  // billing office set `attempts` back to 0.
  const taken = await tx
    .update(invoiceDeliveries)
    .set(withdrawn)
    .where(
      and(inArray(invoiceDeliveries.invoiceId, needless), isNull(invoiceDeliveries.deliveredAt)),
    )
    .returning({ id: invoiceDeliveries.invoiceId, attempts: invoiceDeliveries.attempts });
  const untried = taken.filter(({ attempts }) => attempts === 0).map(({ id }) => id);
  if (untried.length === 0) return;
  const notes = tx
    .select({ id: invoices.id })
    .from(invoices)
    .where(inArray(invoices.creditsId, untried));
  await tx
    .update(invoiceDeliveries)
    .set(withdrawn)
    .where(and(inArray(invoiceDeliveries.invoiceId, notes), isNull(invoiceDeliveries.deliveredAt)));
}
