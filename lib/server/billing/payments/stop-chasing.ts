import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import type { ActOf } from '@/lib/contracts/billing/office';
import { addDays, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { agreements, dunning, invoices, schoolOrders, writeOffs } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { AppError } from '@/lib/server/errors/app-error';
import { applyDay, changeBy, finish } from '../agreement/change-agreement';
import { lockBillingState } from '@/lib/server/access/billing-state';
import { recordAction } from '../office/record-action';
import { lockInvoice, type LockedInvoice } from './lock-invoice';

export async function stopChasing(
  db: Database,
  clerk: OfficeClerk,
  invoiceId: string,
  { seenLeftOre }: ActOf<'stopChasing'>,
  nowMs: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, invoiceId);
    const { schoolId, leftOre: amountOre } = invoice;
    const given = eq(writeOffs.invoiceId, invoiceId);
    if (amountOre === 0 && (await tx.$count(writeOffs, given)) > 0) return;
    if (amountOre !== seenLeftOre || amountOre === 0) throw new AppError('changedMeanwhile');
    const billingState = await applyDay(tx, await lockBillingState(tx, schoolId), nowMs);
    const { agreement } = billingState;
    const isEnding = agreement !== null && (await hasStoppedUnpaid(tx, invoice, agreement.id));
    const day = toCalendarDate(nowMs);
    const row = { invoiceId, amountOre, day };
    const [made] = await tx.insert(writeOffs).values(row).onConflictDoNothing().returning();
    // An earlier write-off already covers a part of the invoice.
    if (!made) throw new AppError('changedMeanwhile');
    if (isEnding && changeBy(billingState, 'givenUp', nowMs) === 'endAtOnce') {
      const yesterday = addDays(day, -1);
      const endsOn = yesterday > agreement.anchor ? yesterday : agreement.anchor;
      await tx.update(agreements).set({ endsOn }).where(eq(agreements.id, agreement.id));
    }
    await recordAction(tx, clerk, 'chasingStopped', { invoice, detail: { amountOre } });
    await finish(tx, schoolId, nowMs);
  });
}

export async function hasStoppedUnpaid(
  db: Queryable,
  { id, leftOre }: Pick<LockedInvoice, 'id' | 'leftOre'>,
  agreementId: string,
): Promise<boolean> {
  const askedOre = sql<number>`(${invoices.totalOre} - coalesce(
    (select sum(n.total_ore) from invoices n where n.credits_id = ${id}), 0))::int`;
  const [found] = await db
    .select({ askedOre })
    .from(invoices)
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .innerJoin(dunning, eq(dunning.invoiceId, invoices.id))
    .where(
      and(
        eq(invoices.id, id),
        eq(schoolOrders.agreementId, agreementId),
        eq(dunning.step, 'stopped'),
      ),
    );
  return found?.askedOre === leftOre;
}
