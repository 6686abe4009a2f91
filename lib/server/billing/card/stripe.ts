import 'server-only';
import Stripe from 'stripe';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '@/lib/server/errors/app-error';
import { outsideWork } from '@/lib/server/http/work-limit';
import { logger } from '@/lib/server/http/logger';

const apiVersion = '2026-10-28.endive';

const holder = globalThis as typeof globalThis & {
  seatmapStripe?: { key: string; stripe: Stripe };
};

export function stripe(): Stripe {
  const { STRIPE_SECRET_KEY: secretKey, TEST_CHECKOUT_HOST: testHost } = serverEnv();
  if (!secretKey) {
    throw new AppError('unavailable', { details: { missing: 'STRIPE_SECRET_KEY' } });
  }
  const key = `${secretKey} ${testHost ?? ''}`;
  if (holder.seatmapStripe?.key !== key) {
    const [host, port] = testHost?.split(':') ?? [];
    const client = new Stripe(secretKey, {
      apiVersion,
      timeout: 8000,
      maxNetworkRetries: 2,
      telemetry: false,
      ...(testHost && { host, port, protocol: 'http' as const }),
    });
    holder.seatmapStripe = { key, stripe: client };
  }
  return holder.seatmapStripe.stripe;
}

export function isMissing(error: unknown, param?: string): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    error.code === 'resource_missing' &&
    (param === undefined || error.param === param)
  );
}

export function isOtherRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError;
}

export async function callStripe<T>(call: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await outsideWork(() => call(stripe()));
  } catch (error) {
    if (
      !(error instanceof Stripe.errors.StripeError) ||
      isMissing(error) ||
      isOtherRequest(error)
    ) {
      throw error;
    }
    const { type, code, param, statusCode, requestId } = error;
    logger().error({ stripe: { type, code, param, statusCode, requestId } });
    throw new AppError('unavailable');
  }
}
