import 'server-only';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Redeliver } from '@/lib/contracts/office';
import type { OfficeActionKind } from '@/lib/core/billing/office/office-action';
import type { Database } from '@/lib/db/client';
import { invoiceDeliveries, invoices } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import type { OfficeClerk } from './office-clerk';
import { checkId } from './office-rows';
import { recordAction } from './record-action';

const actions: Record<Redeliver['way'], OfficeActionKind> = {
  again: 'deliveryRetried',
  email: 'deliveryByEmail',
  elsewhere: 'deliveredElsewhere',
};

/**
 * Puts a delivery that was given up in the line again, as one that was never tried, or notes that the clerk has delivered
 * the document. One that is under way or done stays as it is. Throws `notFound` for an id that names no invoice or credit
 * note.
 */
export async function redeliver(
  db: Database,
  clerk: OfficeClerk,
  documentId: string,
  choice: Redeliver,
  nowMs: number,
): Promise<void> {
  const id = checkId(documentId);
  await db.transaction(async (tx) => {
    const [invoice] = await tx
      .select({ id: invoices.id, number: invoices.number })
      .from(invoices)
      .where(eq(invoices.id, id));
    if (!invoice) throw new AppError('notFound');
    const changed = await tx
      .update(invoiceDeliveries)
      .set(toDelivery(choice, new Date(nowMs)))
      .where(
        and(
          eq(invoiceDeliveries.invoiceId, id),
          isNotNull(invoiceDeliveries.refusedAt),
          isNull(invoiceDeliveries.deliveredAt),
        ),
      )
      .returning({ id: invoiceDeliveries.invoiceId });
    if (changed.length > 0) await recordAction(tx, clerk, actions[choice.way], { invoice });
  });
}

function toDelivery(choice: Redeliver, now: Date): Partial<typeof invoiceDeliveries.$inferInsert> {
  const queued = { refusedAt: null, attempts: 0, nextTryAt: now };
  switch (choice.way) {
    case 'again':
      return queued;
    case 'email':
      return { ...queued, channel: 'email', emailAddress: choice.emailAddress, lastError: null };
    case 'elsewhere':
      return { channel: 'elsewhere', emailAddress: null, deliveredAt: now };
  }
}
