import 'server-only';
import { eq } from 'drizzle-orm';
import type { Refund } from '@/lib/contracts/billing/office';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { ledgerEntries } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { enterMoney } from '../receivables/enter';
import { readOpenEntries, settle } from '../receivables/settle';
import { applyDay, finishAct } from '../agreement/change-agreement';
import { lockStanding } from '../agreement/standing';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { recordAction } from '../office/record-action';

/**
 * Enters that a school got back some of what it had to its credit. A second request with the same id changes nothing.
 * Throws `notFound`, `invalidRequest` for a day in the future or more than the credit, and `changedMeanwhile` if the
 * credit is not what the clerk saw.
 */
export async function refund(
  db: Database,
  clerk: OfficeClerk,
  schoolId: string,
  { id, amountOre, paidOn: day, seenCreditOre }: Refund,
  nowMs: number,
): Promise<void> {
  if (day > toCalendarDate(nowMs)) throw new AppError('invalidRequest');
  await db.transaction(async (tx) => {
    const standing = await lockStanding(tx, schoolId, nowMs);
    const [earlier] = await tx.select().from(ledgerEntries).where(eq(ledgerEntries.id, id));
    if (earlier) {
      if (earlier.kind === 'refund' && earlier.schoolId === schoolId) return;
      throw new AppError('changedMeanwhile');
    }
    await applyDay(tx, standing, nowMs);
    const { credits } = await readOpenEntries(tx, schoolId);
    const creditOre = credits.reduce((sum, { leftOre }) => sum + leftOre, 0);
    if (creditOre !== seenCreditOre) throw new AppError('changedMeanwhile');
    if (amountOre > creditOre) throw new AppError('invalidRequest');
    await enterMoney(tx, {
      ...{ id, schoolId, kind: 'refund', amountOre, day, forId: null },
      ...{ source: 'byHand', enteredBy: clerk.email },
    });
    await recordAction(tx, clerk, 'refunded', { schoolId, detail: { amountOre } });
    // Nothing else is open beside a credit, so that it goes to the refund.
    await settle(tx, schoolId, clerk.email);
    await finishAct(tx, schoolId, nowMs);
  });
}
