import 'server-only';
import { eq } from 'drizzle-orm';
import type { CreateOrder, Order } from '@/lib/contracts/orders';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { addDays, toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { checkoutBlocks } from '@/lib/core/billing/checkout';
import { periodLength, periodMonths, periodNetOre } from '@/lib/core/billing/invoice/terms';
import { tiers, type PricingTier } from '@/lib/core/billing/tiers';
import type { Database, Queryable } from '@/lib/db/client';
import { schoolOrders, teachers } from '@/lib/db/schema/tables';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import type { Locale } from '@/lib/i18n/locales';
import { checkoutFacts } from '../card/checkout-facts';
import {
  catchUpBeforeAct,
  changeSubscription,
  type SubscriptionEvent,
} from '../subscriptions/apply-event';
import {
  lockSubscription,
  storeSubscription,
  type SubscriptionRow,
} from '../subscriptions/subscription-row';
import { confirmOrder } from './confirm-order';
import { storeOrder, toOrder, type OrderRow } from './store-order';

/**
 * Orders a plan for the teacher's school: from the end of its trial, from today, or in place of a smaller plan that runs.
 * Throws an AppError with the first code of `checkoutBlocks` if the plan cannot be bought. A repeat with the same key
 * returns the order of the first request.
 */
export async function orderPlan(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  input: CreateOrder,
  nowMs: number,
  language: Locale = 'no',
): Promise<Order> {
  const { id } = await findOwnSchool(db, teacher, schoolId);
  const tier = tiers.find(
    ({ owner, lookupKey }) => owner === 'school' && lookupKey.yearly === input.lookup_key,
  );
  if (!tier) throw new AppError('planNotFound');
  return db.transaction(async (tx) => {
    // Concurrent orders of the school wait here for each other.
    const locked = await lockSubscription(tx, id, nowMs);
    const [orderer] = await tx.select().from(teachers).where(eq(teachers.id, teacher.id));
    if (orderer?.schoolId !== id) throw new AppError('notFound');
    const facts = await checkoutFacts(tx, orderer, nowMs);
    if (!facts.isAdmin) throw new AppError('contactSchoolAdmin');

    const earlier = await findEarlierOrder(tx, id, input);
    if (earlier) return toOrder(earlier);
    const [block] = checkoutBlocks(tier, facts);
    if (block) throw new AppError(block);

    const row = await catchUpBeforeAct(tx, locked, nowMs);
    const { start, end, length, toEvent } = planOrder(row, tier, nowMs);
    const order = await storeOrder(tx, {
      ...{ tier, schoolId: id, orderedBy: orderer.id, input },
      ...{ netOre: periodNetOre(tier.priceOre.yearly, length), start, end },
    });
    const changed = await changeSubscription(tx, row, toEvent(order), nowMs);
    if (!changed) throw new AppError('paymentOverdue');
    await storeSubscription(tx, changed);
    await recordActivity(tx, { schoolId: id, kind: 'planOrdered', actor: orderer });
    const reader = { to: orderer.email, teacherId: orderer.id };
    await confirmOrder(tx, reader, { order, tier, starts: start }, language, nowMs);
    return toOrder(order);
  });
}

/** The days that an order is for, and what it does to the subscription. Throws an AppError if it cannot be ordered now. */
function planOrder(row: SubscriptionRow, tier: PricingTier, nowMs: number) {
  const today = toCalendarDate(nowMs);
  const months = periodMonths.year;
  if (row.state === 'active' || row.state === 'cancelled') {
    const current = tiers.findIndex(({ id }) => id === row.tierId);
    if (tiers.indexOf(tier) < current) throw new AppError('smallerPlan');
    const toEvent = (order: OrderRow): SubscriptionEvent => ({ on: 'changesPlan', order });
    const length = periodLength(row.periodMonths);
    return { start: today, end: row.lastPeriodDay!, length, toEvent } as const;
  }
  const isOwing = row.unpaidSince !== null && row.unpaidSince < today;
  if (isOwing) throw new AppError('paymentOverdue');
  const isTrial = row.state !== 'stopped';
  const anchor = isTrial ? addDays(row.lastTrialDay!, 1) : today;
  const toEvent = (order: OrderRow): SubscriptionEvent => ({ on: 'orders', order, anchor, months });
  return { ...billingPeriod(anchor, months), length: 'year', toEvent } as const;
}

/** Returns the order of an earlier request with this key. Throws `idTaken` if that order differs. */
async function findEarlierOrder(
  tx: Queryable,
  schoolId: string,
  input: CreateOrder,
): Promise<OrderRow | undefined> {
  const [row] = await tx
    .select()
    .from(schoolOrders)
    .where(eq(schoolOrders.clientKey, input.client_key));
  if (!row) return undefined;
  const isSame =
    row.schoolId === schoolId &&
    row.lookupKey === input.lookup_key &&
    row.organizationName === input.organization_name &&
    row.organizationNumber === input.organization_number &&
    row.invoiceType === input.invoice_type &&
    row.invoiceEmail === input.invoice_email &&
    row.attachesEhf === (input.attach_ehf ?? false) &&
    row.customerReference === input.customer_reference;
  if (!isSame) throw new AppError('idTaken');
  return row;
}
