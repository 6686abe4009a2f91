import 'server-only';
import {
  earliestStopDay,
  isDunningDay,
  nextDunning,
  stopDay,
} from '@/lib/core/billing/receivables/dunning';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { dunning } from '@/lib/db/schema/tables';
import { logger } from '@/lib/server/http/logger';
import { applyDay, finish } from '../agreement/change-agreement';
import { lockBillingState } from '@/lib/server/access/billing-state';
import { remindOfPayment } from '../tell-school';
import { readOpenInvoices, type OpenInvoice } from './open-invoices';

const batchSize = 200;
const lanes = 4;

export async function dunInvoices(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<number> {
  const today = toCalendarDate(nowMs);
  if (!isDunningDay(today)) return 0;
  let taken = 0;
  let after: { dueOn: CalendarDate; id: string } | null = null;
  while (!isTimeUp()) {
    const wanted = { dueBefore: today, after, limit: batchSize };
    const batch: OpenInvoice[] = await readOpenInvoices(db, wanted);
    const due = batch.filter((open) => (nextDunning(open)?.from ?? '9') <= today);
    const takeNext = async (): Promise<void> => {
      for (let next = due.shift(); next && !isTimeUp(); next = due.shift()) {
        if (await takeStep(db, next.schoolId, next.invoice.id, nowMs)) taken += 1;
      }
    };
    await Promise.all(Array.from({ length: lanes }, takeNext));
    const last = batch.at(-1);
    if (!last || batch.length < batchSize) break;
    after = { dueOn: last.dueOn, id: last.invoice.id };
  }
  return taken;
}

async function takeStep(
  db: Database,
  schoolId: string,
  invoiceId: string,
  nowMs: number,
): Promise<boolean> {
  const today = toCalendarDate(nowMs);
  try {
    return await db.transaction(async (tx) => {
      await applyDay(tx, await lockBillingState(tx, schoolId), nowMs);
      // The invoice is read again under the lock, because it may be paid by now or another server may have taken
      // the dunning step.
      const open = await readOpenInvoices(tx, { schoolId });
      const owed = open.find(({ invoice }) => invoice.id === invoiceId);
      const next = owed && nextDunning(owed);
      if (!next || next.from > today) return false;
      const { step } = next;
      const stopsOn = step === 'told' ? stopDay(today) : null;
      if (step !== 'stopped') {
        const stops = stopsOn ?? earliestStopDay(today);
        if (!(await remindOfPayment(tx, owed, step, stops, nowMs))) return false;
      }
      await tx.insert(dunning).values({ invoiceId, step, takenOn: today, stopsOn });
      if (step === 'stopped') await finish(tx, schoolId, nowMs);
      return true;
    });
  } catch (error) {
    const problem = error instanceof Error ? error.name : 'unknown';
    logger().error({ code: 'dunningFailed', invoiceId, problem });
    return false;
  }
}
