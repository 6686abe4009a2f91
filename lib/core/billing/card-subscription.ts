export interface CardSubscription {
  status: string;
  /** End of a card subscription's period in ms since 1970; null if unknown. */
  periodEndMs: number | null;
}

/**
 * Stripe statuses of an active card subscription. With `past_due`, Stripe still retries the payment, so the teacher
 * keeps the plan. A cancelled subscription stays `active` until the end of the paid period.
 */
export const activeCardStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

/** Returns whether a card subscription with this Stripe status counts as active. */
export function isCardSubscriptionActive(status: string): boolean {
  return activeCardStatuses.includes(status);
}

/**
 * Shortest time until a trial's end that Stripe accepts: 48 hours, plus a quarter of an hour for clock differences
 * (docs.stripe.com/api/checkout/sessions/create, `subscription_data.trial_end`).
 */
const shortestWaitMs = (48 * 60 + 15) * 60 * 1000;

/**
 * Returns the time of a new card's first charge, in ms since 1970: the end of the teacher's trial. Null means at once:
 * the trial is over or shorter than Stripe accepts.
 */
export function firstChargeMs(trialEndMs: number | null, nowMs: number): number | null {
  return trialEndMs !== null && trialEndMs >= nowMs + shortestWaitMs ? trialEndMs : null;
}

/**
 * Combines a teacher's card subscriptions: whether one is active, and the latest end of a period in ms since 1970. If
 * some are active, the inactive ones are ignored.
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
