import 'server-only';
import { eq } from 'drizzle-orm';
import type { CreditFacts, CreditNote } from '@/lib/core/billing/invoice/invoice';
import type { Database } from '@/lib/db/client';
import { invoices } from '@/lib/db/schema/tables';
import { countWhatIsOwed, lockSubscriptionOfInvoice } from '../subscriptions/invoice-paid';
import { creditInvoice } from './credit-invoice';

/**
 * Issues a credit note for an invoice or a part of it, as the office asks for it. Throws an error if more would be
 * credited than is left of the invoice, counting its earlier credit notes, also when two ask at once.
 */
export async function issueCreditNote(
  db: Database,
  invoiceId: string,
  facts: Omit<CreditFacts, 'issuedOn'>,
  nowMs: number,
): Promise<CreditNote> {
  return db.transaction(async (tx) => {
    const subscription = await lockSubscriptionOfInvoice(tx, invoiceId, nowMs);
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, invoiceId));
    const made = await creditInvoice(tx, row!, facts, nowMs);
    await countWhatIsOwed(tx, subscription, nowMs);
    return made;
  });
}
