import { eq } from 'drizzle-orm';
import type { CreditNote } from '@/lib/core/billing/invoice/invoice';
import type { Database } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { lockBillingState } from '@/lib/server/access/billing-state';
import { creditInvoice, type Crediting } from '../invoices/credit-invoice';

export function issueCreditNote(
  db: Database,
  invoiceId: string,
  facts: Crediting,
  nowMs: number,
): Promise<CreditNote> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ invoice: invoices, schoolId: schoolOrders.schoolId })
      .from(invoices)
      .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
      .where(eq(invoices.id, invoiceId));
    const { invoice, schoolId } = found!;
    await lockBillingState(tx, schoolId);
    return creditInvoice(tx, invoice, facts, nowMs);
  });
}
