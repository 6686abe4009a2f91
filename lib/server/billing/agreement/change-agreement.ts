import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { nextDueDay, stoppedPeriodEnd } from '@/lib/core/billing/agreement/access';
import { agreementState, periodAt, questionDay } from '@/lib/core/billing/agreement/agreement';
import { changeOfAgreement, type AgreementEvent } from '@/lib/core/billing/agreement/events';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import { agreements, schoolBilling } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { askWhetherToContinue } from '../trial/trial-question';
import { bill } from './bill';
import { readStandings, type SchoolStanding } from '@/lib/server/access/standing';

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

export async function finish(
  tx: Queryable,
  schoolIds: string[],
  nowMs: number,
  { isAct }: { isAct: boolean },
): Promise<SchoolStanding[]> {
  const before = await readStandings(tx, schoolIds);
  const isBilled = await bill(tx, before, nowMs, { isAct });
  const standings = isBilled ? await readStandings(tx, schoolIds) : before;
  await store(tx, standings, nowMs);
  return standings;
}

export async function finishAct(
  tx: Queryable,
  schoolId: string,
  nowMs: number,
): Promise<SchoolStanding> {
  const [standing] = await finish(tx, [schoolId], nowMs, { isAct: true });
  return standing!;
}

async function store(tx: Queryable, standings: SchoolStanding[], nowMs: number): Promise<void> {
  const today = toCalendarDate(nowMs);
  const next = standings.map((standing) => ({
    id: standing.schoolId,
    due: nextDueDay(standing, today),
  }));
  await tx.execute(sql`
    update ${schoolBilling} set next_due_on = next.due
    from jsonb_to_recordset(${JSON.stringify(next)}::jsonb) as next(id uuid, due date)
    where ${schoolBilling.schoolId} = next.id`);
}
