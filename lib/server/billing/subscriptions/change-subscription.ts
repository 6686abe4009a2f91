import 'server-only';
import type { Subscription } from '@/lib/contracts/subscription';
import type { Database, Queryable } from '@/lib/db/client';
import { lockSchoolOfAdmin } from '@/lib/server/access/find-school';
import { lockTeacher, type TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { catchUpBeforeAct, changeSubscription } from './apply-event';
import { tellCancelled } from './tell-school';
import { lockSubscription, storeSubscription, type SubscriptionRow } from './subscription-row';

/**
 * Cancels a school's subscription: it ends with the period that runs, or with the trial. Throws `noSubscription` if there
 * is nothing to cancel. A repeat changes nothing.
 */
export function cancelSubscription(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<Subscription> {
  return actAsAdmin(db, teacher, schoolId, nowMs, async (tx, row, actor) => {
    if (!row.isRenewing) return row;
    const changed = await changeSubscription(tx, row, { on: 'cancels' }, nowMs);
    if (!changed) throw new AppError('noSubscription');
    await tellCancelled(tx, changed, nowMs);
    await recordActivity(tx, { schoolId, kind: 'subscriptionCancelled', actor });
    return changed;
  });
}

/**
 * Takes back a cancellation before the period has ended. Throws `noSubscription` if it has. A repeat changes nothing.
 */
export function resumeSubscription(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<Subscription> {
  return actAsAdmin(db, teacher, schoolId, nowMs, async (tx, row, actor) => {
    const changed = await changeSubscription(tx, row, { on: 'resumes' }, nowMs);
    if (changed) {
      await recordActivity(tx, { schoolId, kind: 'subscriptionResumed', actor });
      return changed;
    }
    if (row.isRenewing && row.firstPeriodDay !== null) return row;
    throw new AppError('noSubscription');
  });
}

/**
 * Lets an admin act on their school's subscription as it stands today, with the teacher, the school and the subscription
 * locked.
 */
export function actAsAdmin(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
  act: (tx: Queryable, row: SubscriptionRow, admin: TeacherRow) => Promise<SubscriptionRow>,
): Promise<Subscription> {
  return db.transaction(async (tx) => {
    const admin = await lockTeacher(tx, teacher);
    const { id } = await lockSchoolOfAdmin(tx, admin, schoolId);
    const row = await catchUpBeforeAct(tx, await lockSubscription(tx, id, nowMs), nowMs);
    const changed = await act(tx, row, admin);
    await storeSubscription(tx, changed);
    return toSubscription(changed);
  });
}

export function toSubscription(row: SubscriptionRow): Subscription {
  return {
    state: row.state,
    is_renewing: row.isRenewing,
    tier_id: row.tierId,
    period_months: row.periodMonths,
    last_trial_day: row.lastTrialDay,
    first_period_day: row.firstPeriodDay,
    last_period_day: row.lastPeriodDay,
    stops_on: row.stopsOn,
  };
}
