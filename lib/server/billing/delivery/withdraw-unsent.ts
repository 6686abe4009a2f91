import 'server-only';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { invoiceDeliveries, invoices, officeLog, schoolOrders } from '@/lib/db/schema/tables';

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
  const taken = await tx
    .update(invoiceDeliveries)
    .set(withdrawn)
    .where(
      and(inArray(invoiceDeliveries.invoiceId, needless), isNull(invoiceDeliveries.deliveredAt)),
    )
    .returning();
  // Each try is counted before anything is sent, but a new address or a retry by the office starts the count again.
  const byOffice = await tx
    .select({ id: officeLog.invoiceId })
    .from(officeLog)
    .where(
      and(
        inArray(officeLog.invoiceId, needless),
        inArray(officeLog.kind, ['deliveryByEmail', 'deliveryRetried']),
      ),
    );
  const untried = taken
    .filter(({ attempts, insteadOf }) => attempts === 0 && insteadOf === null)
    .map(({ invoiceId }) => invoiceId)
    .filter((id) => byOffice.every((each) => each.id !== id));
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
