/** A subscription paid by card, as Stripe reports it. */
export interface CardSubscription {
  /** Stripe's `status` (docs.stripe.com/api/subscriptions/object). */
  status: string;
  /** ms since 1970, or null where unknown. */
  periodEndMs: number | null;
}

/**
 * Statuses that count as active. With `past_due` Stripe still retries the payment, so the teacher keeps the plan until
 * the status changes. A cancelled subscription stays `active` until the end of the paid period.
 */
export const activeCardStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

/** Whether a subscription with this Stripe status counts as active. */
export function isCardSubscriptionActive(status: string): boolean {
  return activeCardStatuses.includes(status);
}

/**
 * Shortest time until the end of a trial that Stripe accepts: 48 hours (docs.stripe.com/api/checkout/sessions/create,
 * `subscription_data.trial_end`), and a quarter of an hour for clock differences.
 */
const shortestWaitMs = (48 * 60 + 15) * 60 * 1000;

/**
 * The time of the first charge of a new card: the end of the teacher's trial, or at once (null) if the trial is over
 * or shorter than Stripe accepts. Times are ms since 1970.
 */
export function firstChargeMs(trialEndMs: number | null, nowMs: number): number | null {
  return trialEndMs !== null && trialEndMs >= nowMs + shortestWaitMs ? trialEndMs : null;
}

/**
 * Combines a teacher's subscriptions: whether one is active, and the latest period end in ms since 1970 (of the active
 * ones if there are any).
 */
export function personalSubscription(subscriptions: readonly CardSubscription[]): {
  isActive: boolean;
  periodEndMs: number | null;
} {
  const active = subscriptions.filter(({ status }) => isCardSubscriptionActive(status));
  const counting = active.length > 0 ? active : subscriptions;
  const ends = counting.flatMap(({ periodEndMs }) => periodEndMs ?? []);
  return {
    isActive: active.length > 0,
    periodEndMs: ends.length > 0 ? Math.max(...ends) : null,
  };
}
