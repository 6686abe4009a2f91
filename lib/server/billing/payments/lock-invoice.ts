import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders, schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { readInvoiceBalance } from '../receivables/balances';

export interface LockedInvoice {
  id: string;
  number: number;
  schoolId: string;
  leftOre: number;
  excessOre: number;
}

export async function lockInvoice(tx: Queryable, invoiceId: string): Promise<LockedInvoice> {
  const [school] = await tx
    .select({ id: schools.id })
    .from(schools)
    .innerJoin(schoolOrders, eq(schoolOrders.schoolId, schools.id))
    .innerJoin(invoices, eq(invoices.orderId, schoolOrders.id))
    .where(eq(invoices.id, invoiceId))
    .for('no key update', { of: schools });
  if (!school) throw new AppError('notFound');
  const balance = await readInvoiceBalance(tx, school.id, invoiceId);
  if (!balance) throw new AppError('notFound');
  const { number, leftOre, excessOre } = balance;
  return { id: invoiceId, schoolId: school.id, number, leftOre, excessOre };
}
