import 'server-only';
import { and, eq, ne, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { z } from 'zod';
import { personalSubscription } from '@/lib/core/billing/card-subscription';
import { tiers } from '@/lib/core/billing/plans';
import type { Database, Queryable } from '@/lib/db/client';
import { cardSubscriptions, teachers } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { readerLanguage } from '@/lib/server/mail/reader-language';
import { confirmPurchase } from './confirm-purchase';
import { callStripe, isMissing } from './stripe';

const maxRounds = 20;

export type SyncOutcome =
  | 'stored'
  | 'duplicate'
  | 'older'
  | 'unknownSubscription'
  | 'unknownTeacher'
  | 'unknownPlan';

export interface TriggeringEvent {
  created: Date;
  note: (tx: Queryable) => Promise<boolean>;
}

/**
 * Stores a card subscription as fetched from Stripe. If another process has stored the subscription meanwhile, the
 * subscription is fetched again, because the fetched state may be older.
 */
export async function syncSubscription(
  db: Database,
  subscriptionId: string,
  cause?: TriggeringEvent,
): Promise<SyncOutcome> {
  for (let round = 0; round < maxRounds; round += 1) {
    const before = await readStored(db, subscriptionId);
    const newestMs = before?.lastEventCreated?.getTime() ?? 0;
    if (cause && newestMs > cause.created.getTime()) {
      return (await db.transaction(cause.note)) ? 'older' : 'duplicate';
    }
    const state = await fetchState(subscriptionId);
    const outcome = await db.transaction((tx) => store(tx, before, state, cause));
    if (outcome !== 'overtaken') return outcome;
  }
  throw new AppError('unavailable', { details: { subscriptionId, rounds: maxRounds } });
}

async function readStored(db: Queryable, id: string) {
  const [row] = await db
    .select({
      teacherId: cardSubscriptions.teacherId,
      lookupKey: cardSubscriptions.lookupKey,
      status: cardSubscriptions.status,
      cancelAtPeriodEnd: cardSubscriptions.cancelAtPeriodEnd,
      lastEventCreated: cardSubscriptions.lastEventCreated,
      version: sql<string>`${cardSubscriptions}.xmin::text`,
    })
    .from(cardSubscriptions)
    .where(eq(cardSubscriptions.id, id));
  return row;
}

async function fetchState(id: string): Promise<Stripe.Subscription | undefined> {
  try {
    return await callStripe((stripe) => stripe.subscriptions.retrieve(id));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function store(
  tx: Queryable,
  before: Awaited<ReturnType<typeof readStored>>,
  state: Stripe.Subscription | undefined,
  cause: TriggeringEvent | undefined,
): Promise<SyncOutcome | 'overtaken'> {
  const withoutEffect = async (outcome: SyncOutcome) =>
    !cause || (await cause.note(tx)) ? outcome : 'duplicate';
  if (!state) return withoutEffect('unknownSubscription');

  const teacherId = before?.teacherId ?? z.uuid().safeParse(state.metadata.teacher_id).data;
  // Concurrent writers of the same teacher's card subscription wait for each other at this lock.
  const [teacher] = teacherId
    ? await tx
        .select({ id: teachers.id, email: teachers.email, customer: teachers.stripeCustomerId })
        .from(teachers)
        .where(eq(teachers.id, teacherId))
        .for('update')
    : [];
  if (!teacher) return withoutEffect('unknownTeacher');

  const [item] = state.items.data;
  const lookupKey = before?.lookupKey ?? state.metadata.lookup_key ?? item?.price.lookup_key;
  const tier = tiers.find((one) => one.owner === 'teacher' && one.lookupKey.yearly === lookupKey);
  if (!tier) return withoutEffect('unknownPlan');

  const now = await readStored(tx, state.id);
  if (now?.version !== before?.version) return 'overtaken';
  if (cause && !(await cause.note(tx))) return 'duplicate';

  const values = {
    status: state.status,
    currentPeriodEnd: item ? new Date(item.current_period_end * 1000) : null,
    cancelAtPeriodEnd: state.cancel_at_period_end,
    lastEventCreated: cause?.created ?? before?.lastEventCreated ?? null,
    updatedAt: sql`now()`,
  };
  await tx
    .insert(cardSubscriptions)
    .values({
      id: state.id,
      teacherId: teacher.id,
      lookupKey: tier.lookupKey.yearly,
      ...values,
    })
    .onConflictDoUpdate({ target: cardSubscriptions.id, set: values });
  await updateTeacher(tx, teacher, customerId(state));
  await confirmPurchase(tx, teacher, tier, before, state);
  if (state.status === 'past_due' && before?.status !== 'past_due') {
    await tellPaymentFailed(tx, teacher, {
      subscriptionId: state.id,
      periodEnd: item?.current_period_end ?? 0,
      amount: item?.price.unit_amount ?? tier.priceOre.yearly,
    });
  }
  return 'stored';
}

async function tellPaymentFailed(
  tx: Queryable,
  teacher: { id: string; email: string },
  renewal: { subscriptionId: string; periodEnd: number; amount: number },
): Promise<void> {
  const language = await readerLanguage(tx, teacher.id);
  await queueMail(tx, {
    kind: 'paymentFailed',
    to: teacher.email,
    language,
    facts: { amount: renewal.amount, cardUrl: `${mailAddresses(language).app}/billing` },
    cause: `paymentFailed:${renewal.subscriptionId}:${renewal.periodEnd}`,
    teacherId: teacher.id,
    nowMs: Date.now(),
  });
}

const customerId = ({ customer }: Stripe.Subscription) =>
  typeof customer === 'string' ? customer : customer.id;

async function updateTeacher(
  tx: Queryable,
  teacher: { id: string; customer: string | null },
  customer: string,
): Promise<void> {
  const all = await tx
    .select()
    .from(cardSubscriptions)
    .where(eq(cardSubscriptions.teacherId, teacher.id));
  const { isActive, periodEndMs } = personalSubscription(
    all.map(({ status, currentPeriodEnd }) => ({
      status,
      periodEndMs: currentPeriodEnd?.getTime() ?? null,
    })),
  );
  if (!teacher.customer) {
    await tx
      .update(teachers)
      .set({ stripeCustomerId: null })
      .where(and(eq(teachers.stripeCustomerId, customer), ne(teachers.id, teacher.id)));
  }
  await tx
    .update(teachers)
    .set({
      hasActivePersonalSubscription: isActive,
      personalSubscriptionCurrentPeriodEnd: periodEndMs === null ? null : new Date(periodEndMs),
      stripeCustomerId: teacher.customer ?? customer,
    })
    .where(eq(teachers.id, teacher.id));
}
