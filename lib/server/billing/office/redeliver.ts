import 'server-only';
import { eq } from 'drizzle-orm';
import type { OfficeActionKind } from '@/lib/core/billing/office/office-action';
import type { Database } from '@/lib/db/client';
import { invoiceDeliveries, invoices } from '@/lib/db/schema/tables';
import type { RefusedWay } from '@/lib/db/schema/billing/invoice-deliveries';
import { AppError } from '@/lib/server/errors/app-error';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { copyCreditNote } from '../delivery/copy-credit-note';
import { recordAction } from './record-action';

type Redeliver = { way: 'again' | 'elsewhere' } | { way: 'email'; emailAddress: string };

const actions: Record<Redeliver['way'], OfficeActionKind> = {
  again: 'deliveryRetried',
  email: 'deliveryByEmail',
  elsewhere: 'deliveredElsewhere',
};

/**
 * Delivers an invoice or credit note again. A new e-mail address is allowed even after a successful delivery, because a
 * buyer may refuse an EHF file (electronic invoice) late.
 */
export async function redeliver(
  db: Database,
  clerk: OfficeClerk,
  id: string,
  choice: Redeliver,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [invoice] = await tx
      .select({ id: invoices.id, number: invoices.number })
      .from(invoices)
      .where(eq(invoices.id, id));
    if (!invoice) throw new AppError('notFound');
    const [delivery] = await tx
      .select()
      .from(invoiceDeliveries)
      .where(eq(invoiceDeliveries.invoiceId, id))
      .for('update');
    const isRefused = delivery && delivery.refusedAt !== null && delivery.deliveredAt === null;
    if (!delivery || !(isRefused || choice.way === 'email')) return;
    const [changed] = await tx
      .update(invoiceDeliveries)
      .set(toDelivery(delivery, choice, new Date(nowMs)))
      .where(eq(invoiceDeliveries.invoiceId, id))
      .returning();
    if (changed!.deliveredAt) await copyCreditNote(tx, changed!, nowMs);
    await recordAction(tx, clerk, actions[choice.way], { invoice });
  });
}

type Delivery = typeof invoiceDeliveries.$inferSelect;

function toDelivery(before: Delivery, choice: Redeliver, now: Date): Partial<Delivery> {
  const queued = { refusedAt: null, attempts: 0, nextTryAt: now };
  switch (choice.way) {
    case 'again':
      return queued;
    case 'email':
      return {
        ...{ ...queued, channel: 'email', emailAddress: choice.emailAddress },
        ...{ problem: null, answer: null, insteadOf: toRefusedWay(before) },
        ...{ deliveredAt: null, withdrawnAt: null },
      };
    case 'elsewhere':
      return { channel: 'elsewhere', emailAddress: null, deliveredAt: now };
  }
}

function toRefusedWay(before: Delivery): RefusedWay | null {
  const { channel, emailAddress, insteadOf, answer, refusedAt } = before;
  if (channel === 'elsewhere' || refusedAt === null) return insteadOf;
  return {
    ...{ channel, emailAddress, to: 'office' },
    ...{ refusedAt: refusedAt.toISOString(), answer },
  };
}
