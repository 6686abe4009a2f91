import 'server-only';
import { and, asc, eq, gt, inArray, isNotNull, lte, or, sql } from 'drizzle-orm';
import { questionDay, questionDaysBefore } from '@/lib/core/billing/agreement/agreement';
import {
  addDays,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import type { Database } from '@/lib/db/client';
import { schoolBilling, schools } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';
import { applyDay, finish } from './change-agreement';
import { readStandings, type SchoolStanding } from '@/lib/server/access/standing';

export interface DueCounts {
  changed: number;
  blocked: number;
}

const batchSize = 200;

type BillingRow = typeof schoolBilling.$inferSelect;

interface Place {
  on: CalendarDate;
  schoolId: string;
}

export async function applyDueEvents(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<DueCounts> {
  const counts: DueCounts = { changed: 0, blocked: 0 };
  let after: Place | null = null;
  while (!isTimeUp()) {
    const batch = await applyBatch(db, after, nowMs, counts);
    if (batch.length === 0) break;
    const { nextDueOn, schoolId } = batch.at(-1)!;
    after = { on: nextDueOn!, schoolId };
  }
  return counts;
}

async function applyBatch(
  db: Database,
  after: Place | null,
  nowMs: number,
  counts: DueCounts,
): Promise<BillingRow[]> {
  let batch: BillingRow[] = [];
  try {
    await db.transaction(async (tx) => {
      batch = await lockDue(tx, after, nowMs, batchSize);
      await bringUp(tx, batch, nowMs);
    });
    counts.changed += batch.length;
    return batch;
  } catch (error) {
    if (batch.length === 0) throw error;
  }
  for (const { schoolId } of batch) {
    const outcome = await applyToOne(db, schoolId, nowMs);
    if (outcome) counts[outcome] += 1;
  }
  return batch;
}

async function bringUp(tx: Transaction, rows: BillingRow[], nowMs: number) {
  if (rows.length === 0) return;
  const ids = rows.map(({ schoolId }) => schoolId);
  for (const standing of await readStandings(tx, ids)) {
    await applyDay(tx, await openMissedQuestion(tx, standing, nowMs), nowMs);
  }
  await finish(tx, ids, nowMs, { isAct: false });
  await tx
    .update(schoolBilling)
    .set({ problem: null, problemSince: null })
    .where(and(inArray(schoolBilling.schoolId, ids), isNotNull(schoolBilling.problem)));
}

/** Extends a trial whose question was not sent in time because no daily run took place. */
async function openMissedQuestion(
  tx: Transaction,
  standing: SchoolStanding,
  nowMs: number,
): Promise<SchoolStanding> {
  const { schoolId, agreement, askedOn, firstTrialDay, lastTrialDay: last } = standing;
  if (firstTrialDay === null || last === null || askedOn !== null || agreement) return standing;
  const today = toCalendarDate(nowMs);
  const due = last < today ? last : questionDay(last);
  if (due >= today || (due !== last && firstTrialDay > due)) return standing;
  const lastTrialDay = addDays(today, questionDaysBefore);
  await tx.update(schoolBilling).set({ lastTrialDay }).where(eq(schoolBilling.schoolId, schoolId));
  return { ...standing, lastTrialDay };
}

type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

async function lockDue(
  tx: Transaction,
  after: Place | null,
  nowMs: number,
  limit: number,
  schoolId?: string,
): Promise<BillingRow[]> {
  const rows = await tx
    .select({ row: schoolBilling })
    .from(schools)
    .innerJoin(schoolBilling, eq(schoolBilling.schoolId, schools.id))
    .where(
      and(
        lte(schoolBilling.nextDueOn, toCalendarDate(nowMs)),
        schoolId ? eq(schools.id, schoolId) : undefined,
        after
          ? or(
              gt(schoolBilling.nextDueOn, after.on),
              and(
                eq(schoolBilling.nextDueOn, after.on),
                gt(schoolBilling.schoolId, after.schoolId),
              ),
            )
          : undefined,
      ),
    )
    .orderBy(asc(schoolBilling.nextDueOn), asc(schoolBilling.schoolId))
    .limit(limit)
    .for('no key update', { skipLocked: true });
  return rows.map(({ row }) => row);
}

async function applyToOne(
  db: Database,
  schoolId: string,
  nowMs: number,
): Promise<keyof DueCounts | null> {
  try {
    return await db.transaction(async (tx) => {
      const [row] = await lockDue(tx, null, nowMs, 1, schoolId);
      if (!row) return null;
      await bringUp(tx, [row], nowMs);
      return 'changed';
    });
  } catch (error) {
    const problem = toProblem(error);
    logger().error({ code: 'agreementBlocked', schoolId, problem });
    await db
      .update(schoolBilling)
      .set({
        problem,
        problemSince: sql`coalesce(${schoolBilling.problemSince}, ${new Date(nowMs).toISOString()})`,
      })
      .where(eq(schoolBilling.schoolId, schoolId));
    return 'blocked';
  }
}

function toProblem(error: unknown): string {
  if (error instanceof AppError) return error.options.details?.noSeller ? 'noSeller' : error.code;
  if (!(error instanceof Error)) return 'unknown';
  return error.cause === undefined ? error.message : error.name;
}
