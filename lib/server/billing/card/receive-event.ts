import 'server-only';
import { and, eq, inArray, or } from 'drizzle-orm';
import type Stripe from 'stripe';
import { z } from 'zod';
import type { Database, Queryable } from '@/lib/db/client';
import { checkoutAttempts, stripeEvents, teachers } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';
import { unfinished } from './checkout-attempts';
import { expireAbandonedCheckouts } from './expire-abandoned-checkouts';
import { syncSubscription, type SyncOutcome } from './sync-subscription';
import { stripeIdSchema } from './verify-event';

export type EventOutcome = SyncOutcome | 'noted' | 'ignored';

/**
 * Handles an event of Stripe. The event's content may be outdated, so only the ids are used and the current state is
 * fetched.
 */
export async function receiveEvent(db: Database, event: Stripe.Event): Promise<EventOutcome> {
  const outcome = await handleEvent(db, event);
  const isOdd = outcome.startsWith('unknown');
  logger()[isOdd ? 'warn' : 'info']({ event: event.id, type: event.type, outcome });
  await expireAbandonedCheckouts(db);
  return outcome;
}

async function handleEvent(db: Database, event: Stripe.Event): Promise<EventOutcome> {
  const subject = findSubject(event);
  if (!subject) return 'ignored';
  const [known] = await db.select().from(stripeEvents).where(eq(stripeEvents.id, event.id));
  if (known) return 'duplicate';

  const created = new Date(event.created * 1000);
  const note = async (tx: Queryable) => {
    const noted = await tx
      .insert(stripeEvents)
      .values({ id: event.id, type: event.type, created })
      .onConflictDoNothing()
      .returning();
    if (noted.length === 0) return false;
    await subject.effect?.(tx);
    return true;
  };
  if (subject.subscription) {
    return syncSubscription(db, subject.subscription, { created, note });
  }
  return (await db.transaction(note)) ? 'noted' : 'duplicate';
}

interface Subject {
  subscription?: string;
  effect?: (tx: Queryable) => Promise<unknown>;
}

const idSchema = z.object({ id: stripeIdSchema });
const reference = z.union([stripeIdSchema, idSchema.transform(({ id }) => id)]);
const sessionSchema = z.object({
  id: stripeIdSchema,
  subscription: reference.nullish(),
  metadata: z.object({ attempt_id: z.uuid().optional().catch(undefined) }).nullish(),
});
const invoiceSchema = z.object({
  parent: z
    .object({ subscription_details: z.object({ subscription: reference }).nullish() })
    .nullish(),
});

function readObject<T extends z.ZodType>(schema: T, object: unknown): z.infer<T> {
  const { success, data } = schema.safeParse(object);
  if (!success) throw new AppError('invalidRequest');
  return data;
}

function findSubject(event: Stripe.Event): Subject | undefined {
  const object: unknown = event.data.object;
  if (event.type.startsWith('customer.subscription.')) {
    return { subscription: readObject(idSchema, object).id };
  }
  if (event.type.startsWith('checkout.session.')) {
    const session = readObject(sessionSchema, object);
    const status = event.type === 'checkout.session.expired' ? 'expired' : 'completed';
    return {
      subscription: session.subscription ?? undefined,
      effect: (tx) => endAttempt(tx, session, status),
    };
  }
  if (event.type.startsWith('invoice.')) {
    const { parent } = readObject(invoiceSchema, object);
    const subscription = parent?.subscription_details?.subscription;
    return subscription ? { subscription } : undefined;
  }
  if (event.type === 'customer.deleted') {
    const { id } = readObject(idSchema, object);
    const forget = { stripeCustomerId: null };
    return {
      effect: (tx) => tx.update(teachers).set(forget).where(eq(teachers.stripeCustomerId, id)),
    };
  }
  return undefined;
}

function endAttempt(
  tx: Queryable,
  session: z.infer<typeof sessionSchema>,
  status: 'completed' | 'expired',
) {
  const attemptId = session.metadata?.attempt_id;
  const isItsAttempt = or(
    eq(checkoutAttempts.stripeSessionId, session.id),
    attemptId ? eq(checkoutAttempts.id, attemptId) : undefined,
  );
  return tx
    .update(checkoutAttempts)
    .set({ status })
    .where(and(isItsAttempt, inArray(checkoutAttempts.status, unfinished)));
}
