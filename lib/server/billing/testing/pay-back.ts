import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { invoiceBalances, payments } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { registerPayment } from '../payments/register-payment';

export async function payBack(
  db: Database,
  clerk: OfficeClerk,
  reference: string,
  nowMs: number,
): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  const invoiceId = payment!.invoiceId!;
  const ofInvoice = eq(invoiceBalances.invoiceId, invoiceId);
  const [balance] = await db.select().from(invoiceBalances).where(ofInvoice);
  const back = {
    ...{ reference: randomUUID(), amountOre: -payment!.amountOre },
    paidOn: toCalendarDate(nowMs),
    seenLeftOre: balance!.leftOre - balance!.excessOre,
  };
  await registerPayment(db, clerk, invoiceId, back, nowMs);
}
