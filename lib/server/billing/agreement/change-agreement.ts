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
import { readStanding, type SchoolStanding } from '@/lib/server/access/standing';

export function changeBy(standing: SchoolStanding, event: AgreementEvent, nowMs: number) {
  const change = changeOfAgreement(agreementState(standing, toCalendarDate(nowMs)), event);
  if (change !== null && typeof change === 'object') throw new AppError(change.refused);
  return change;
}

export async function withdraw(tx: Queryable, agreementId: string): Promise<void> {
  await tx.update(agreements).set({ isWithdrawn: true }).where(eq(agreements.id, agreementId));
}

export async function endWithPeriod(
  tx: Queryable,
  { agreement }: SchoolStanding,
  day: CalendarDate | null,
): Promise<void> {
  const endsOn = day === null ? null : periodAt(agreement!, day).end;
  await tx.update(agreements).set({ endsOn }).where(eq(agreements.id, agreement!.id));
}

export async function applyDay(
  tx: Queryable,
  standing: SchoolStanding,
  nowMs: number,
): Promise<SchoolStanding> {
  const today = toCalendarDate(nowMs);
  const { schoolId, lastTrialDay } = standing;
  if (
    agreementState(standing, today) === 'trial' &&
    questionDay(lastTrialDay!) <= today &&
    changeBy(standing, 'questionDue', nowMs) === 'ask'
  ) {
    await askWhetherToContinue(tx, standing, nowMs);
    await tx
      .update(schoolBilling)
      .set({ askedOn: today })
      .where(eq(schoolBilling.schoolId, schoolId));
    return { ...standing, askedOn: today };
  }
  const endedOn = stoppedPeriodEnd(standing, today);
  if (endedOn !== null && changeBy(standing, 'periodEndsStopped', nowMs) === 'end') {
    await endWithPeriod(tx, standing, endedOn);
    const ended = { ...standing.agreement!, endsOn: endedOn };
    return {
      ...standing,
      agreement: ended,
      agreements: standing.agreements.map((each) => (each.id === ended.id ? ended : each)),
    };
  }
  return standing;
}

/** `isAct` is false for the daily run, which also bills new periods. */
export async function finish(
  tx: Queryable,
  schoolId: string,
  nowMs: number,
  { isAct = true } = {},
): Promise<SchoolStanding> {
  const before = await readStanding(tx, schoolId);
  const isBilled = await bill(tx, before, nowMs, { isAct });
  const standing = isBilled ? await readStanding(tx, schoolId) : before;
  await tx
    .update(schoolBilling)
    .set({ nextDueOn: nextDueDay(standing, toCalendarDate(nowMs)) })
    .where(eq(schoolBilling.schoolId, schoolId));
  return standing;
}
