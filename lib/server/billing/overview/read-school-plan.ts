import 'server-only';
import type { SchoolBilling } from '@/lib/contracts/billing';
import { nextDue } from '@/lib/core/billing/lifecycle/next-due';
import { tiers } from '@/lib/core/billing/tiers';
import type { Queryable } from '@/lib/db/client';
import type { schools } from '@/lib/db/schema/tables';
import { readSubscription } from '../subscriptions/read-subscription';
import { hasPlan, type SubscriptionRow } from '../subscriptions/subscription-row';
import { toSchoolPlanState } from './school-plan';

type SchoolPlan = Pick<SchoolBilling, 'state' | 'plan' | 'endsOn' | 'isRenewing' | 'next'> & {
  /** Of a period; null without a subscription. */
  months: number | null;
};

/**
 * Reads where a school's plan stands: by its subscription, or by its own row where it has none. That row also counts
 * where a day has passed that the daily run has not brought to the subscription yet.
 */
export async function readSchoolPlan(
  db: Queryable,
  school: typeof schools.$inferSelect,
  nowMs: number,
): Promise<SchoolPlan> {
  const own = toSchoolPlanState(school, nowMs);
  const row = await readSubscription(db, school.id);
  const alone = { ...own, isRenewing: false, next: null, months: null };
  if (!row) return alone;
  const isLate = own.state === 'stopped' || (own.plan !== null) !== hasPlan(row.state);
  if (isLate && row.state !== 'suspended') return alone;
  const slug = tiers.find(({ id }) => id === row.tierId)?.slug;
  const isTrial = ['trial', 'reminded', 'continued'].includes(row.state);
  return {
    state: row.state,
    plan:
      slug && slug !== 'teacher' && row.state !== 'trial' && row.state !== 'reminded' ? slug : null,
    endsOn: (isTrial ? row.lastTrialDay : row.lastPeriodDay) ?? own.endsOn,
    isRenewing: row.isRenewing,
    next: findNext(row),
    months: row.periodMonths,
  };
}

function findNext(row: SubscriptionRow): SchoolBilling['next'] {
  if (row.state === 'overdue' && row.unpaidSince) return { kind: 'payment', on: row.unpaidSince };
  if (row.state === 'grace' && row.stopsOn) return { kind: 'stop', on: row.stopsOn };
  if (!row.isRenewing || (row.state !== 'active' && row.state !== 'continued')) return null;
  // What is not paid yet stands among the invoices, with its due date.
  const due = nextDue({ ...row, unpaidSince: null });
  if (due?.event === 'invoiceDue') return { kind: 'invoice', on: due.on };
  return due?.event === 'periodEnds' ? { kind: 'period', on: due.on } : null;
}
