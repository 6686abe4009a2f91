import 'server-only';
import Stripe from 'stripe';
import { callStripe } from './stripe';

/** Makes a checkout session unpayable; one that has ended already stays as it is. */
export async function expireSession(id: string): Promise<void> {
  await callStripe(async (stripe) => {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  });
}
