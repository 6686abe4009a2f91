import 'server-only';
import Stripe from 'stripe';
import { callStripe, isMissing } from './stripe';

const options = { timeout: 3000, maxNetworkRetries: 0 };

export async function expireSession(id: string): Promise<'completed' | 'expired'> {
  return callStripe(async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(id, {}, options);
      return 'expired';
    } catch (error) {
      if (isMissing(error)) return 'expired';
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      const { status } = await stripe.checkout.sessions.retrieve(id, {}, options);
      return status === 'complete' ? 'completed' : 'expired';
    }
  });
}
