import 'server-only';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { invoiceDeliveries, invoices } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { OfficeClerk } from './office-clerk';
import { checkId } from './office-rows';
import { recordAction } from './record-action';

/**
 * Puts a delivery that was given up in the line again, as one that was never tried. One that is under way or done stays
 * as it is. Throws `notFound` for an id that names no invoice or credit note.
 */
export async function retryDelivery(
  db: Database,
  clerk: OfficeClerk,
  documentId: string,
  nowMs: number,
): Promise<void> {
  const id = checkId(documentId);
  await db.transaction(async (tx) => {
    const [invoice] = await tx
      .select({ id: invoices.id, number: invoices.number })
      .from(invoices)
      .where(eq(invoices.id, id));
    if (!invoice) throw new AppError('notFound');
    const retried = await tx
      .update(invoiceDeliveries)
      .set({ refusedAt: null, attempts: 0, nextTryAt: new Date(nowMs) })
      .where(
        and(
          eq(invoiceDeliveries.invoiceId, id),
          isNotNull(invoiceDeliveries.refusedAt),
          isNull(invoiceDeliveries.deliveredAt),
        ),
      )
      .returning({ id: invoiceDeliveries.invoiceId });
    if (retried.length > 0) await recordAction(tx, clerk, 'deliveryRetried', { invoice });
  });
}
