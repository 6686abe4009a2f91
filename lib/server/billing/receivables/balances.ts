import 'server-only';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { invoiceBalances, schoolBalances } from '@/lib/db/schema/tables';

export async function readBalance(db: Queryable, schoolId: string): Promise<number> {
  const [row] = await db.select().from(schoolBalances).where(eq(schoolBalances.schoolId, schoolId));
  return row?.balanceOre ?? 0;
}

export async function readInvoiceBalance(db: Queryable, schoolId: string, invoiceId: string) {
  const ofInvoice = and(
    eq(invoiceBalances.schoolId, schoolId),
    eq(invoiceBalances.invoiceId, invoiceId),
  );
  const [balance] = await db.select().from(invoiceBalances).where(ofInvoice);
  return balance;
}
