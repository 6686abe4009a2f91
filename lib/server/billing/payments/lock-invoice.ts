import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, invoices, schoolOrders, schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

export interface LockedInvoice {
  id: string;
  number: number;
  /** Below zero if more was paid or credited than the total. */
  leftOre: number;
}

/**
 * Locks the school of an invoice and then what is left of the invoice, until the transaction ends: entries of an invoice
 * are made one after another. Throws `notFound` for what is no invoice.
 */
export async function lockInvoice(tx: Queryable, invoiceId: string): Promise<LockedInvoice> {
  const [order] = await tx
    .select({ schoolId: schoolOrders.schoolId })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(eq(invoices.id, invoiceId));
  if (!order) throw new AppError('notFound');
  await tx
    .select({ id: schools.id })
    .from(schools)
    .where(eq(schools.id, order.schoolId))
    .for('no key update');
  const [balance] = await tx
    .select()
    .from(invoiceBalances)
    .where(eq(invoiceBalances.invoiceId, invoiceId))
    .for('update');
  if (!balance) throw new AppError('notFound');
  return { id: balance.invoiceId, number: balance.number, leftOre: balance.leftOre };
}
