import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { firstChargeMs } from '@/lib/core/billing/card-subscription';
import type { PricingTier } from '@/lib/core/billing/plans';
import type { Database } from '@/lib/db/client';
import { checkoutAttempts, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readTrialEnd } from '@/lib/server/access/plan-facts';
import type { Addresses } from '@/lib/server/http/addresses';
import { AppError } from '@/lib/server/errors/app-error';
import { closeAttempt, openAttempt, type CheckoutAttempt } from './checkout-attempts';
import { expireAbandonedCheckouts } from './expire-abandoned-checkouts';
import { callStripe, isMissing, isOtherRequest } from './stripe';
import { syncSubscription } from './sync-subscription';

const maxTries = 4;
const minLifetimeMs = 35 * 60 * 1000;
const storeDelayMs = 500;

export async function cardCheckoutUrl(
  db: Database,
  teacher: TeacherRow,
  tier: PricingTier,
  addresses: Addresses,
  nowMs: number,
): Promise<string> {
  const lookupKey = tier.lookupKey.yearly;
  let customer = teacher.stripeCustomerId;
  const firstCharge = firstChargeMs(await readTrialEnd(db, teacher), nowMs);
  for (let tries = 0; tries < maxTries; tries += 1) {
    const attempt = await openAttempt(db, teacher.id, lookupKey, nowMs);
    if (!attempt) continue;
    if (attempt.stripeSessionId) {
      const url = await resumeAttempt(db, attempt, attempt.stripeSessionId);
      if (url) return url;
      continue;
    }
    if (attempt.expiresAt.getTime() < nowMs + minLifetimeMs) {
      await closeAttempt(db, attempt.id, 'expired');
      continue;
    }
    try {
      const price = await findPrice(tier);
      const buyer = customer ? { customer } : { customer_email: teacher.email };
      return await createSession(db, attempt, {
        ...toSessionParams(attempt, price, addresses, firstCharge),
        ...buyer,
      });
    } catch (error) {
      if (isMissing(error, 'customer')) {
        customer = null;
        await db
          .update(teachers)
          .set({ stripeCustomerId: null })
          .where(eq(teachers.id, teacher.id));
      } else if (!isOtherRequest(error)) {
        throw error;
      } else if (await hasSession(db, attempt)) {
        // A concurrent request has created the Stripe session with different parameters.
        continue;
      }
      await closeAttempt(db, attempt.id, 'expired');
    }
  }
  throw new AppError('unavailable', { details: { checkoutTries: maxTries } });
}

async function resumeAttempt(db: Database, attempt: CheckoutAttempt, sessionId: string) {
  const session = await callStripe((stripe) => stripe.checkout.sessions.retrieve(sessionId)).catch(
    (error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    },
  );
  if (session?.status === 'open' && session.url) return session.url;
  if (session?.status !== 'complete') {
    await closeAttempt(db, attempt.id, 'expired');
    return undefined;
  }
  // The subscription is stored before a new payment page opens, so that the teacher does not pay twice.
  if (typeof session.subscription === 'string') await syncSubscription(db, session.subscription);
  await closeAttempt(db, attempt.id, 'completed');
  if (session.payment_status !== 'unpaid') throw new AppError('currentPlan');
  return undefined;
}

async function hasSession(db: Database, { id }: CheckoutAttempt): Promise<boolean> {
  await sleep(storeDelayMs);
  const [attempt] = await db.select().from(checkoutAttempts).where(eq(checkoutAttempts.id, id));
  return attempt?.stripeSessionId !== null;
}

async function findPrice(tier: PricingTier): Promise<Stripe.Price> {
  const lookupKey = tier.lookupKey.yearly;
  const { data } = await callStripe((stripe) =>
    stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  );
  const [price] = data;
  const isAsShown =
    price?.unit_amount === tier.priceOre.yearly &&
    price.currency === 'nok' &&
    price.recurring?.interval === 'year' &&
    price.recurring.interval_count === 1;
  if (price && isAsShown) return price;
  throw new AppError('unavailable', {
    details: {
      lookupKey,
      wantedOre: tier.priceOre.yearly,
      found: price ? `${price.unit_amount} ${price.currency}` : 'no active price',
    },
  });
}

function toSessionParams(
  attempt: CheckoutAttempt,
  price: Stripe.Price,
  { api, site, locale }: Addresses,
  firstCharge: number | null,
): Stripe.Checkout.SessionCreateParams {
  const metadata = {
    ...{ teacher_id: attempt.teacherId, lookup_key: attempt.lookupKey },
    language: locale,
  };
  return {
    mode: 'subscription',
    line_items: [{ price: price.id, quantity: 1 }],
    allowed_payment_method_types: ['card'],
    locale: locale === 'en' ? 'en-GB' : 'nb',
    expires_at: Math.floor(attempt.expiresAt.getTime() / 1000),
    client_reference_id: attempt.teacherId,
    metadata: { ...metadata, attempt_id: attempt.id, site },
    subscription_data: {
      metadata,
      ...(firstCharge !== null && { trial_end: Math.floor(firstCharge / 1000) }),
    },
    success_url: `${api}/stripe/return?session_id={CHECKOUT_SESSION_ID}`,
    cancel_url: `${site}?canceled=true`,
  };
}

async function createSession(
  db: Database,
  attempt: CheckoutAttempt,
  params: Stripe.Checkout.SessionCreateParams,
): Promise<string> {
  const { id, url } = await callStripe((stripe) =>
    stripe.checkout.sessions.create(params, { idempotencyKey: attempt.id }),
  );
  const stored = await db
    .update(checkoutAttempts)
    .set({ stripeSessionId: id, url })
    .where(and(eq(checkoutAttempts.id, attempt.id), eq(checkoutAttempts.status, 'open')))
    .returning();
  // The checkout was abandoned during the call to Stripe. Another checkout may have replaced it, so the new Stripe
  // session must not be paid.
  if (stored.length === 0) {
    await db
      .update(checkoutAttempts)
      .set({ stripeSessionId: id, url, status: 'abandoned' })
      .where(eq(checkoutAttempts.id, attempt.id));
    await expireAbandonedCheckouts(db);
    throw new AppError('unavailable', { details: { checkoutGivenUp: true } });
  }
  if (!url) throw new AppError('unavailable', { details: { checkoutWithoutUrl: true } });
  return url;
}
