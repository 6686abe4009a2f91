import 'server-only';
import { eq } from 'drizzle-orm';
import { nextDueDay, stoppedPeriodEnd } from '@/lib/core/billing/agreement/access';
import { agreementState, periodAt, questionDay } from '@/lib/core/billing/agreement/agreement';
import { changeOfAgreement, type AgreementEvent } from '@/lib/core/billing/agreement/events';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { agreements, schoolBilling } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { askWhetherToContinue } from '../trial/trial-question';
import { bill } from './bill';
import { readBillingState, type SchoolBillingState } from '@/lib/server/access/billing-state';

export function changeBy(billingState: SchoolBillingState, event: AgreementEvent, nowMs: number) {
  const change = changeOfAgreement(agreementState(billingState, toCalendarDate(nowMs)), event);
  if (change !== null && typeof change === 'object') throw new AppError(change.refused);
  return change;
}

export async function withdraw(tx: Queryable, agreementId: string): Promise<void> {
  await tx.update(agreements).set({ isWithdrawn: true }).where(eq(agreements.id, agreementId));
}

export async function endWithPeriod(
  tx: Queryable,
  { agreement }: SchoolBillingState,
  day: CalendarDate | null,
): Promise<void> {
  const endsOn = day === null ? null : periodAt(agreement!, day).end;
  await tx.update(agreements).set({ endsOn }).where(eq(agreements.id, agreement!.id));
}

export async function applyDay(
  tx: Queryable,
  billingState: SchoolBillingState,
  nowMs: number,
): Promise<SchoolBillingState> {
  const today = toCalendarDate(nowMs);
  const { schoolId, lastTrialDay } = billingState;
  if (
    agreementState(billingState, today) === 'trial' &&
    questionDay(lastTrialDay!) <= today &&
    changeBy(billingState, 'questionDue', nowMs) === 'ask'
  ) {
    await askWhetherToContinue(tx, billingState, nowMs);
    await tx
      .update(schoolBilling)
      .set({ askedOn: today })
      .where(eq(schoolBilling.schoolId, schoolId));
    return { ...billingState, askedOn: today };
  }
  const endedOn = stoppedPeriodEnd(billingState, today);
  if (endedOn !== null && changeBy(billingState, 'periodEndsStopped', nowMs) === 'end') {
    await endWithPeriod(tx, billingState, endedOn);
    const ended = { ...billingState.agreement!, endsOn: endedOn };
    return {
      ...billingState,
      agreement: ended,
      agreements: billingState.agreements.map((each) => (each.id === ended.id ? ended : each)),
    };
  }
  return billingState;
}

/**
 * Bills a school and stores its next due day. `isAct` is true for a user's action; the daily run (false) also bills new
 * billing periods.
 */
export async function finish(
  tx: Queryable,
  schoolId: string,
  nowMs: number,
  { isAct = true } = {},
): Promise<SchoolBillingState> {
  const before = await readBillingState(tx, schoolId);
  const isBilled = await bill(tx, before, nowMs, { isAct });
  const billingState = isBilled ? await readBillingState(tx, schoolId) : before;
  await tx
    .update(schoolBilling)
    .set({ nextDueOn: nextDueDay(billingState, toCalendarDate(nowMs)) })
    .where(eq(schoolBilling.schoolId, schoolId));
  return billingState;
}
