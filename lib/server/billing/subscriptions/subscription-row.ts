import 'server-only';
import { eq } from 'drizzle-orm';
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

/** Stores a changed subscription, and in the school's row what the API shows of it. */
export async function storeSubscription(tx: Queryable, row: SubscriptionRow): Promise<void> {
  const { schoolId, ...values } = row;
  await tx
    .update(schoolSubscriptions)
    .set({ ...values, nextDueOn: nextDue(row)?.on ?? null, updatedAt: new Date() })
    .where(eq(schoolSubscriptions.schoolId, schoolId));
  const lastDay = lastDayOfAccess(row);
  const tier = tiers.find(({ id }) => id === row.tierId);
  await tx
    .update(schools)
    .set({
      hasActiveSubscription: lastDay !== null,
      ...(lastDay !== null && {
        subscriptionCurrentPeriodEnd: new Date(startOfDayMs(addDays(lastDay, 1))),
        ...(tier && { seatLimit: tier.seatLimit }),
      }),
    })
    .where(eq(schools.id, schoolId));
}
