import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, invoices, schoolOrders, schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

export interface LockedInvoice {
  id: string;
  number: number;
  schoolId: string;
  leftOre: number;
}

/**
 * Locks the school of an invoice until the transaction ends: entries of an account are made one after another. Throws
 * `notFound` for what is no invoice.
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
    .where(eq(invoiceBalances.invoiceId, invoiceId));
  if (!balance) throw new AppError('notFound');
  const { number, leftOre } = balance;
  return { id: invoiceId, number, leftOre, schoolId: order.schoolId };
}
