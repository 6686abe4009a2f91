/** A subscription paid by card as the payment service tells of it. */
export interface CardSubscription {
  /** In Stripe's words (docs.stripe.com/api/subscriptions/object, `status`). */
  status: string;
  /** ms since 1970, or null where unknown. */
  periodEndMs: number | null;
}

/**
 * While a renewal has not been paid (`past_due`) the payment service still tries, and the teacher keeps the plan; when it
 * gives up the status changes. A cancelled one stays `active` to the end of the paid term.
 */
export const activeCardStatuses: readonly string[] = ['active', 'trialing', 'past_due'];

export function isCardSubscriptionActive(status: string): boolean {
  return activeCardStatuses.includes(status);
}

/** What all the subscriptions of a teacher come to: whether one is active, and the end that lies furthest ahead. */
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
