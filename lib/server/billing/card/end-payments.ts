import 'server-only';
import { expireSession } from './expire-session';
import { callStripe, isMissing } from './stripe';

const options = { timeout: 5000, maxNetworkRetries: 0 };

export async function endPayments(payments: {
  subscriptionIds: readonly string[];
  checkoutSessionIds: readonly string[];
}): Promise<void> {
  const ids = new Set(payments.subscriptionIds);
  for (const id of payments.checkoutSessionIds) {
    if ((await expireSession(id)) === 'expired') continue;
    const { subscription } = await callStripe((stripe) =>
      stripe.checkout.sessions.retrieve(id, {}, options),
    );
    if (subscription) ids.add(typeof subscription === 'string' ? subscription : subscription.id);
  }
  for (const id of ids) await cancelSubscription(id);
}

async function cancelSubscription(id: string): Promise<void> {
  try {
    await callStripe(async (stripe) => {
      const { status } = await stripe.subscriptions.retrieve(id, {}, options);
      if (status !== 'canceled') await stripe.subscriptions.cancel(id, {}, options);
    });
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
