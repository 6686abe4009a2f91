import 'server-only';
import { and, asc, eq, lte, sql } from 'drizzle-orm';
import { questionDay, questionDaysBefore } from '@/lib/core/billing/agreement/agreement';
import { addDays, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Database, Queryable } from '@/lib/db/client';
import { schoolBilling, schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';
import { readBillingState, type SchoolBillingState } from '@/lib/server/access/billing-state';
import { applyDay, finish } from './change-agreement';

interface DueCounts {
  changed: number;
  blocked: number;
}

export async function applyDueEvents(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<DueCounts> {
  const counts: DueCounts = { changed: 0, blocked: 0 };
  const { schoolId, nextDueOn } = schoolBilling;
  const due = await db
    .select({ schoolId })
    .from(schoolBilling)
    .where(lte(nextDueOn, toCalendarDate(nowMs)))
    .orderBy(asc(nextDueOn), asc(schoolId));
  for (const each of due) {
    if (isTimeUp()) break;
    const outcome = await applyToSchool(db, each.schoolId, nowMs);
    if (outcome) counts[outcome] += 1;
  }
  return counts;
}

async function applyToSchool(
  db: Database,
  schoolId: string,
  nowMs: number,
): Promise<keyof DueCounts | null> {
  const isThis = eq(schoolBilling.schoolId, schoolId);
  try {
    return await db.transaction(async (tx) => {
      if (!(await lockDue(tx, schoolId, nowMs))) return null;
      const billingState = await readBillingState(tx, schoolId);
      await applyDay(tx, await openMissedQuestion(tx, billingState, nowMs), nowMs);
      await finish(tx, schoolId, nowMs, { isAct: false });
      await tx.update(schoolBilling).set({ problem: null, problemSince: null }).where(isThis);
      return 'changed';
    });
  } catch (error) {
    const problem = toProblem(error);
    logger().error({ code: 'agreementBlocked', schoolId, problem });
    const since = sql`coalesce(${schoolBilling.problemSince}, ${new Date(nowMs).toISOString()})`;
    await db.update(schoolBilling).set({ problem, problemSince: since }).where(isThis);
    return 'blocked';
  }
}

/**
 * Locks a school with due billing events. A locked school is skipped, because another server or a request is already
 * changing it.
 */
async function lockDue(tx: Queryable, schoolId: string, nowMs: number): Promise<boolean> {
  const locked = await tx
    .select({ id: schools.id })
    .from(schools)
    .innerJoin(schoolBilling, eq(schoolBilling.schoolId, schools.id))
    .where(and(eq(schools.id, schoolId), lte(schoolBilling.nextDueOn, toCalendarDate(nowMs))))
    .for('no key update', { skipLocked: true });
  return locked.length > 0;
}

/** Extends a school's trial if the daily job was too late to ask the school whether to continue after the trial. */
async function openMissedQuestion(
  tx: Queryable,
  billingState: SchoolBillingState,
  nowMs: number,
): Promise<SchoolBillingState> {
  const { schoolId, agreement, askedOn, firstTrialDay, lastTrialDay: last } = billingState;
  if (firstTrialDay === null || last === null || askedOn !== null || agreement) return billingState;
  const today = toCalendarDate(nowMs);
  const due = last < today ? last : questionDay(last);
  if (due >= today || (due !== last && firstTrialDay > due)) return billingState;
  const lastTrialDay = addDays(today, questionDaysBefore);
  await tx.update(schoolBilling).set({ lastTrialDay }).where(eq(schoolBilling.schoolId, schoolId));
  return { ...billingState, lastTrialDay };
}

/**
 * Returns the error for the billing office (staff). For a database error only the name is returned, because the message
 * contains users' texts.
 */
function toProblem(error: unknown): string {
  if (error instanceof AppError) return error.options.details?.noSeller ? 'noSeller' : error.code;
  if (!(error instanceof Error)) return 'unknown';
  return error.cause === undefined ? error.message : error.name;
}
