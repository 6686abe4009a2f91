import 'server-only';
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { addDays, startOfDayMs, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { nextDue } from '@/lib/core/billing/lifecycle/next-due';
import type { SubscriptionState } from '@/lib/core/billing/lifecycle/transitions';
import { trialDays } from '@/lib/core/billing/plan';
import { tiers } from '@/lib/core/billing/tiers';
import type { Queryable } from '@/lib/db/client';
import { schools, schoolSubscriptions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

export type SubscriptionRow = typeof schoolSubscriptions.$inferSelect;

const dayMs = 24 * 60 * 60 * 1000;

/** The day from which a school's trial is counted: that of its admin's registration. */
export function registrationDay(trialExpiresAt: Date) {
  return toCalendarDate(trialExpiresAt.getTime() - trialDays.school * dayMs);
}

/**
 * Begins the subscription of a new school: its trial, if it has one. A school that has a subscription keeps it.
 */
export async function beginSubscription(
  tx: Queryable,
  school: Pick<typeof schools.$inferSelect, 'id' | 'trialExpiresAt'>,
  nowMs: number,
): Promise<void> {
  const trialEnd = school.trialExpiresAt;
  const isTrial = trialEnd !== null && trialEnd.getTime() > nowMs;
  const facts = {
    state: isTrial ? ('trial' as const) : ('stopped' as const),
    isRenewing: true,
    lastTrialDay: isTrial ? addDays(registrationDay(trialEnd), trialDays.school - 1) : null,
    ...{ firstPeriodDay: null, lastPeriodDay: null, lastInvoicedDay: null },
    ...{ unpaidSince: null, stopsOn: null },
  };
  await tx
    .insert(schoolSubscriptions)
    .values({ schoolId: school.id, ...facts, nextDueOn: nextDue(facts)?.on ?? null })
    .onConflictDoNothing();
}

/**
 * Locks a school, then its subscription, until the transaction ends. All changes of a subscription wait for each other
 * here. Throws `notFound` if there is no such school.
 */
export async function lockSubscription(
  tx: Queryable,
  schoolId: string,
  nowMs: number,
): Promise<SubscriptionRow> {
  const [school] = await tx
    .select()
    .from(schools)
    .where(eq(schools.id, schoolId))
    .for('no key update');
  if (!school) throw new AppError('notFound');
  const find = () =>
    tx
      .select()
      .from(schoolSubscriptions)
      .where(eq(schoolSubscriptions.schoolId, schoolId))
      .for('no key update');
  const [row] = await find();
  if (row) return row;
  await beginSubscription(tx, school, nowMs);
  const [begun] = await find();
  return begun!;
}

const statesWithAccess: readonly SubscriptionState[] = [
  'continued',
  'active',
  'cancelled',
  'overdue',
  'grace',
];

/** Whether the school has a plan in this state, its trial aside. */
export function hasPlan(state: SubscriptionState): boolean {
  return statesWithAccess.includes(state);
}

/**
 * Last day on which the school has its plan: of the period that runs, and of the next one once that is invoiced, so that
 * a daily run that comes late takes no access. Null without a plan.
 */
export function lastDayOfAccess({
  state,
  isRenewing,
  lastPeriodDay,
  lastInvoicedDay,
}: SubscriptionRow): string | null {
  if (!hasPlan(state) || lastPeriodDay === null) return null;
  const isNextInvoiced = isRenewing && lastInvoicedDay !== null && lastInvoicedDay > lastPeriodDay;
  return isNextInvoiced ? lastInvoicedDay : lastPeriodDay;
}

/** As `storeSubscriptions`, for one. */
export function storeSubscription(tx: Queryable, row: SubscriptionRow): Promise<void> {
  return storeSubscriptions(tx, [row]);
}

/** Every column but the key, as the row has it that an insert could not add. */
const asInserted = Object.fromEntries(
  Object.entries(getTableColumns(schoolSubscriptions))
    .filter(([key]) => key !== 'schoolId')
    .map(([key, { name }]) => [key, sql.raw(`excluded."${name}"`)]),
);

/** Stores changed subscriptions, and in the schools' rows what the API shows of them. */
export async function storeSubscriptions(tx: Queryable, rows: SubscriptionRow[]): Promise<void> {
  const updatedAt = new Date();
  await tx
    .insert(schoolSubscriptions)
    .values(rows.map((row) => ({ ...row, nextDueOn: nextDue(row)?.on ?? null, updatedAt })))
    .onConflictDoUpdate({ target: schoolSubscriptions.schoolId, set: asInserted });
  const shown = rows.map((row) => {
    const lastDay = lastDayOfAccess(row);
    const tier = lastDay === null ? undefined : tiers.find(({ id }) => id === row.tierId);
    return {
      id: row.schoolId,
      // A school keeps what it had last, to be told since when it has no plan.
      ends: lastDay === null ? null : new Date(startOfDayMs(addDays(lastDay, 1))).toISOString(),
      seats: tier?.seatLimit ?? null,
    };
  });
  await tx.execute(sql`
    update ${schools} set
      has_active_subscription = shown.ends is not null,
      subscription_current_period_end = coalesce(shown.ends, subscription_current_period_end),
      seat_limit = coalesce(shown.seats, seat_limit)
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as shown(id uuid, ends timestamptz, seats int)
    where ${schools.id} = shown.id`);
}
