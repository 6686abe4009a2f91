import 'server-only';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { SchoolAct } from '@/lib/contracts/billing/office';
import { questionDay } from '@/lib/core/billing/agreement/agreement';
import {
  addDays,
  addMonths,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import { trialDays } from '@/lib/core/billing/trial';
import type { Database, Queryable } from '@/lib/db/client';
import {
  admins,
  agreements,
  schoolBilling,
  schools,
  teachers,
  trialQuestions,
} from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { lockTeachers } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { lockBillingState, type SchoolBillingState } from '@/lib/server/access/billing-state';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { findIdentity } from '@/lib/server/auth/read-identity';
import { AppError } from '@/lib/server/errors/app-error';
import { finish } from '@/lib/server/billing/agreement/change-agreement';
import { shareTrial } from '@/lib/server/billing/trial/share-trial';
import { checkId } from '@/lib/server/billing/office/office-rows';
import { recordAction } from '@/lib/server/billing/office/record-action';
import { addToSchool } from '../add-to-school';

type ActOf<Act extends SchoolAct['act']> = Extract<SchoolAct, { act: Act }>;

const wrong = (path: string, code: string) =>
  new AppError('invalidRequest', { errors: [{ path, code }] });

export async function changeSchool(
  db: Database,
  clerk: OfficeClerk,
  id: string,
  act: SchoolAct,
  nowMs: number,
): Promise<void> {
  const schoolId = checkId(id);
  const adminUid = act.act === 'reopen' ? await findConfirmed(act.adminEmail) : '';
  await db.transaction(async (tx) => {
    switch (act.act) {
      case 'extendTrial':
        return extendTrial(tx, clerk, schoolId, act, nowMs);
      case 'correctNumber':
        return correctNumber(tx, clerk, schoolId, act, nowMs);
      case 'reopen':
        return reopen(tx, clerk, schoolId, adminUid, nowMs);
    }
  });
}

/** The address must be confirmed, because anyone can sign up with another person's address. */
async function findConfirmed(email: string): Promise<string> {
  const identity = await findIdentity(email);
  if (!identity) throw wrong('adminEmail', 'noTeacher');
  if (!identity.isEmailVerified) throw wrong('adminEmail', 'unconfirmed');
  return identity.uid;
}

async function extendTrial(
  tx: Queryable,
  clerk: OfficeClerk,
  schoolId: string,
  { lastDay }: ActOf<'extendTrial'>,
  nowMs: number,
): Promise<void> {
  const today = toCalendarDate(nowMs);
  const billingState = await lockBillingState(tx, schoolId);
  const isClosed = (await countSeatsTaken(tx, schoolId)) === 0;
  if (isClosed || billingState.agreement) throw new AppError('changedMeanwhile');
  const { firstTrialDay: first, lastTrialDay } = billingState;
  if (lastDay <= today || lastDay <= (lastTrialDay ?? '')) throw wrong('lastDay', 'tooEarly');
  if (lastDay > addDays(today, trialDays.school)) throw wrong('lastDay', 'tooLate');
  // A school can choose a half year that begins on the first day of the trial and must end after the trial. A longer
  // trial therefore gets today as its first day.
  const isWithinHalfYear = first !== null && lastDay < addDays(addMonths(first, 6), -1);
  await tx
    .update(schoolBilling)
    .set({
      firstTrialDay: isWithinHalfYear ? first : today,
      lastTrialDay: lastDay,
      shortenedFrom: null,
      askedOn: questionDay(lastDay) > today ? null : billingState.askedOn,
    })
    .where(eq(schoolBilling.schoolId, schoolId));
  await tx
    .update(trialQuestions)
    .set({ answer: null, answeredAt: null })
    .where(eq(trialQuestions.schoolId, schoolId));
  await finish(tx, schoolId, nowMs);
  await recordActivity(tx, { schoolId, kind: 'trialExtendedByOffice', actor: null });
  await recordAction(tx, clerk, 'trialExtended', { schoolId, detail: { day: lastDay } });
}

async function correctNumber(
  tx: Queryable,
  clerk: OfficeClerk,
  schoolId: string,
  { organizationNumber }: ActOf<'correctNumber'>,
  nowMs: number,
): Promise<void> {
  await lockBillingState(tx, schoolId);
  const [school] = await tx
    .update(schools)
    .set({ organizationNumber, version: sql`${schools.version} + 1` })
    .where(eq(schools.id, schoolId))
    .returning();
  await shareTrial(tx, school!, nowMs);
  await recordActivity(tx, { schoolId, kind: 'numberCorrectedByOffice', actor: null });
  await recordAction(tx, clerk, 'numberCorrected', { schoolId });
}

async function reopen(
  tx: Queryable,
  clerk: OfficeClerk,
  schoolId: string,
  adminUid: string,
  nowMs: number,
): Promise<void> {
  const [known] = await tx.select().from(teachers).where(eq(teachers.firebaseUid, adminUid));
  if (!known) throw wrong('adminEmail', 'noTeacher');
  const [teacher] = await lockTeachers(tx, [known.id]);
  if (!teacher || teacher.schoolId !== null) throw wrong('adminEmail', 'hasSchool');
  const billingState = await lockBillingState(tx, schoolId);
  if ((await countSeatsTaken(tx, schoolId)) > 0) throw new AppError('changedMeanwhile');
  const [school] = await tx.select().from(schools).where(eq(schools.id, schoolId));
  await addToSchool(tx, teacher, school!, 'admin');
  await tx.insert(admins).values({ teacherId: teacher.id, schoolId });
  const today = toCalendarDate(nowMs);
  if (billingState.agreement) await endIfCredited(tx, billingState, today);
  else await restoreTrial(tx, billingState, today);
  await shareTrial(tx, school!, nowMs);
  await finish(tx, schoolId, nowMs);
  await recordActivity(tx, { schoolId, kind: 'reopenedByOffice', actor: null });
  await recordAction(tx, clerk, 'schoolReopened', { schoolId });
}

async function restoreTrial(
  tx: Queryable,
  { schoolId, firstTrialDay }: SchoolBillingState,
  today: CalendarDate,
): Promise<void> {
  if (firstTrialDay === null) return;
  const lastTrialDay = addDays(firstTrialDay, trialDays.school - 1);
  if (lastTrialDay < today) return;
  await tx
    .update(schoolBilling)
    .set({ lastTrialDay })
    .where(and(eq(schoolBilling.schoolId, schoolId), isNull(schoolBilling.lastTrialDay)));
}

async function endIfCredited(
  tx: Queryable,
  { agreement }: SchoolBillingState,
  today: CalendarDate,
): Promise<void> {
  const { id, anchor } = agreement!;
  const yesterday = addDays(today, -1);
  const endsOn = yesterday > anchor ? yesterday : anchor;
  const isCredited = sql`exists (select 1 from invoices i
    join school_orders o on o.id = i.order_id join dunning_steps d on d.invoice_id = i.id
    join invoices n on n.credits_id = i.id and n.lowers_price
    where o.agreement_id = ${id} and d.step = 'stopped')`;
  await tx
    .update(agreements)
    .set({ endsOn })
    .where(and(eq(agreements.id, id), sql`ends_on > ${endsOn}`, isCredited));
}
