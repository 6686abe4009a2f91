export interface CardSubscription {
  status: string;
  /** End of a card subscription's current period in ms since 1970; null if unknown. */
  periodEndMs: number | null;
}

/**
 * Stripe statuses of an active card subscription. `past_due` counts as active, because Stripe still retries the
 * payment. A cancelled subscription keeps the status `active` until the end of the paid period.
 */
export const activeCardStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

/** Returns whether a card subscription with this Stripe status counts as active. */
export function isCardSubscriptionActive(status: string): boolean {
  return activeCardStatuses.includes(status);
}

/**
 * Stripe requires at least 48 hours until a trial's end (docs.stripe.com/api/checkout/sessions/create,
 * `subscription_data.trial_end`); a quarter of an hour is added for clock differences.
 */
const shortestWaitMs = (48 * 60 + 15) * 60 * 1000;

/**
 * Returns the time of the first charge to a new card, in ms since 1970: the end of the teacher's trial. Returns null
 * for a charge at once, if the trial is over or ends too soon for Stripe.
 */
export function firstChargeMs(trialEndMs: number | null, nowMs: number): number | null {
  return trialEndMs !== null && trialEndMs >= nowMs + shortestWaitMs ? trialEndMs : null;
}

/**
 * Combines a teacher's card subscriptions: whether at least one is active, and the latest end of a period in ms since
 * 1970. If at least one subscription is active, inactive subscriptions are ignored.
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
