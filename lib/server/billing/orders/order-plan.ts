import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import type { CreateOrder, Order } from '@/lib/contracts/billing/orders';
import { offerSetOff, planOffer } from '@/lib/core/billing/agreement/plan-offer';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { checkoutRefusals } from '@/lib/core/billing/checkout';
import { schoolTiers } from '@/lib/core/billing/plans';
import type { Database, Queryable } from '@/lib/db/client';
import { schoolOrders, teachers } from '@/lib/db/schema/tables';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import type { Locale } from '@/lib/i18n/locales';
import { readBalance } from '../receivables/balances';
import { checkoutFacts } from '../card/checkout-facts';
import { applyDay, finish } from '../agreement/change-agreement';
import { lockBillingState, trialToday } from '@/lib/server/access/billing-state';
import { changePlan, checkStands } from '../agreement/upgrade-agreement';
import { agreeAnew } from './agree-anew';
import { confirmOrder } from './confirm-order';
import { toPayer } from '../overview/payer';
import { buyerToPayer, toOrder, type OrderRow } from './store-order';

export async function orderPlan(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  input: CreateOrder,
  nowMs: number,
  language: Locale = 'no',
): Promise<Order> {
  const { id } = await findOwnSchool(db, teacher, schoolId);
  const tier = schoolTiers.find(({ lookupKey }) => lookupKey.yearly === input.lookup_key);
  if (!tier) throw new AppError('planNotFound');
  return db.transaction(async (tx) => {
    // Concurrent orders of the same school wait for each other at this lock.
    const locked = await lockBillingState(tx, id);
    const [orderer] = await tx.select().from(teachers).where(eq(teachers.id, teacher.id));
    if (orderer?.schoolId !== id) throw new AppError('notFound');
    const facts = await checkoutFacts(tx, orderer, nowMs, locked);
    if (!facts.isAdmin) throw new AppError('contactSchoolAdmin');

    const earlier = await findEarlierOrder(tx, id, input);
    if (earlier) {
      checkStands(locked, earlier);
      return toOrder(earlier);
    }
    const [refusal] = checkoutRefusals(tier, facts);
    if (refusal) throw new AppError(refusal.code);

    const billingState = await applyDay(tx, locked, nowMs);
    const today = toCalendarDate(nowMs);
    const offer = planOffer(billingState, tier, today);
    if ((input.charge_net_ore ?? offer.netOre) !== offer.netOre) {
      throw new AppError('changedMeanwhile');
    }
    const setOffOre = offerSetOff(billingState, offer, today, await readBalance(tx, id));
    const payer = buyerToPayer(input);
    const wish = { tier, orderedBy: orderer.id, clientKey: input.client_key, payer, nowMs };
    const order = offer.isChange
      ? await changePlan(tx, billingState, wish)
      : await agreeAnew(tx, billingState, 'orders', offer, wish);
    await finish(tx, id, nowMs);
    await recordActivity(tx, { schoolId: id, kind: 'planOrdered', actor: orderer });
    const reader = { to: orderer.email, teacherId: orderer.id };
    const lastTrialDay = trialToday(billingState, nowMs);
    const ordered = { order, tier, offer, setOffOre, lastTrialDay };
    await confirmOrder(tx, reader, ordered, language, nowMs);
    return toOrder(order);
  });
}

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
    isDeepStrictEqual(toPayer(row), buyerToPayer(input));
  if (!isSame) throw new AppError('idTaken');
  return row;
}
