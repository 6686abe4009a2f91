import 'server-only';
import type { Subscription } from '@/lib/contracts/billing/subscription';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { lockSchoolOfAdmin } from '@/lib/server/access/find-school';
import { lockTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { tellCancelled, tellResumed } from '../tell-school';
import { askWhetherToContinue, readAnswer } from '../trial/trial-question';
import { applyDay, changeBy, endWithPeriod, finish, withdraw } from './change-agreement';
import {
  readBillingState,
  stateToday,
  type SchoolBillingState,
} from '@/lib/server/access/billing-state';
import { toSubscription } from './to-subscription';

export function cancelSubscription(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<Subscription> {
  return actAsAdmin(db, teacher, schoolId, nowMs, async (tx, billingState, actor) => {
    const changes = await cancel(tx, billingState, 'cancels', nowMs);
    if (!changes) return;
    const isAsked = billingState.askedOn !== null && (await readAnswer(tx, schoolId)) !== 'no';
    await tellCancelled(tx, billingState, isAsked, nowMs);
    const opensAgain = isAsked && stateToday(billingState, nowMs) === 'agreed';
    // The question whether a school wants a plan is sent only to admins who have not received it yet.
    if (opensAgain) await askWhetherToContinue(tx, billingState, nowMs);
    await recordActivity(tx, { schoolId, kind: 'subscriptionCancelled', actor });
  });
}

export async function cancel(
  tx: Queryable,
  billingState: SchoolBillingState,
  event: 'cancels' | 'closes',
  nowMs: number,
): Promise<boolean> {
  const change = changeBy(billingState, event, nowMs);
  if (change === 'withdraw') await withdraw(tx, billingState.agreement!.id);
  if (change === 'end') await endWithPeriod(tx, billingState, toCalendarDate(nowMs));
  return change !== null;
}

export function resumeSubscription(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<Subscription> {
  return actAsAdmin(db, teacher, schoolId, nowMs, async (tx, billingState, actor) => {
    if (changeBy(billingState, 'resumes', nowMs) !== 'renew') return;
    await endWithPeriod(tx, billingState, null);
    await tellResumed(tx, billingState, nowMs);
    await recordActivity(tx, { schoolId, kind: 'subscriptionResumed', actor });
  });
}

export function actAsAdmin(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
  act: (tx: Queryable, billingState: SchoolBillingState, admin: TeacherRow) => Promise<void>,
): Promise<Subscription> {
  return db.transaction(async (tx) => {
    const admin = await lockTeacher(tx, teacher);
    const school = await lockSchoolOfAdmin(tx, admin, schoolId);
    await act(tx, await applyDay(tx, await readBillingState(tx, school.id), nowMs), admin);
    return toSubscription(tx, await finish(tx, school.id, nowMs), nowMs);
  });
}
