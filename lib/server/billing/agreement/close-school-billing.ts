import 'server-only';
import { eq } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { schoolBilling } from '@/lib/db/schema/tables';
import { withdrawUnsent } from '../delivery/withdraw-unsent';
import { readOpenInvoices } from '../receivables/open-invoices';
import { creditOpen } from '../invoices/credit-invoice';
import { cancel } from './cancel-agreement';
import { applyDay, finish } from './change-agreement';
import { lockBillingState } from '@/lib/server/access/billing-state';

export async function closeSchoolBilling(
  tx: Queryable,
  schoolId: string,
  nowMs: number,
): Promise<void> {
  const billingState = await applyDay(tx, await lockBillingState(tx, schoolId), nowMs);
  await cancel(tx, billingState, 'closes', nowMs);
  await tx
    .update(schoolBilling)
    .set({ lastTrialDay: null })
    .where(eq(schoolBilling.schoolId, schoolId));
  if (billingState.stoppedOn !== null) {
    const open = await readOpenInvoices(tx, { schoolId, dueBefore: toCalendarDate(nowMs) });
    for (const { invoice, openOre, steps } of open) {
      if (steps.some(({ step }) => step === 'stopped')) {
        await creditOpen(tx, invoice, openOre, nowMs);
      }
    }
  }
  await finish(tx, schoolId, nowMs);
  await withdrawUnsent(tx, schoolId, nowMs);
}
