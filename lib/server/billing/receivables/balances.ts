import 'server-only';
import { and, eq, inArray, lt } from 'drizzle-orm';
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

export async function readCredits(
  db: Queryable,
  schoolIds: string[],
): Promise<Map<string, number>> {
  if (schoolIds.length === 0) return new Map();
  const { schoolId, balanceOre } = schoolBalances;
  const rows = await db
    .select()
    .from(schoolBalances)
    .where(and(inArray(schoolId, schoolIds), lt(balanceOre, 0)));
  return new Map(rows.map((row) => [row.schoolId, -row.balanceOre]));
}
