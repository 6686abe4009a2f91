import 'server-only';
import { eq } from 'drizzle-orm';
import type { Subscription, Upgrade, UpgradePlan } from '@/lib/contracts/billing/subscription';
import { changeDay, periodAt, planAt } from '@/lib/core/billing/agreement/agreement';
import { changeOffer, offerSetOff } from '@/lib/core/billing/agreement/plan-offer';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { planRefusals } from '@/lib/core/billing/checkout';
import { periodLength, periodNetOre } from '@/lib/core/billing/invoice/terms';
import { schoolTiers, type PricingTier } from '@/lib/core/billing/plans';
import { addVat } from '@/lib/core/billing/vat';
import type { Database, Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { readBalance } from '../receivables/balances';
import { readSchoolFacts } from '../orders/read-order-options';
import { storeOrder, type OrderRow, type Wish } from '../orders/store-order';
import { toPayer } from '../overview/payer';
import { tellUpgraded } from '../tell-school';
import { actAsAdmin } from './cancel-agreement';
import { changeBy, endWithPeriod } from './change-agreement';
import { readBillingState, type SchoolBillingState } from '@/lib/server/access/billing-state';

export async function listUpgrades(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<Upgrade[]> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  const billingState = await readBillingState(db, school.id);
  const facts = await readSchoolFacts(db, school.id, billingState, nowMs);
  const balanceOre = await readBalance(db, school.id);
  return schoolTiers.flatMap((tier) =>
    planRefusals(tier, facts).length > 0
      ? []
      : (toUpgrade(billingState, tier, balanceOre, nowMs) ?? []),
  );
}

export function upgradeSubscription(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  input: UpgradePlan,
  nowMs: number,
): Promise<Subscription> {
  const tier = schoolTiers.find(({ lookupKey }) => lookupKey.yearly === input.lookup_key);
  if (!tier) throw new AppError('planNotFound');
  return actAsAdmin(db, teacher, schoolId, nowMs, async (tx, billingState, admin) => {
    if (await isRepeat(tx, billingState, input)) return;
    changeBy(billingState, 'upgrades', nowMs);
    const facts = await readSchoolFacts(tx, billingState.schoolId, billingState, nowMs);
    const [refusal] = planRefusals(tier, facts);
    if (refusal) throw new AppError(refusal.code);
    const balanceOre = await readBalance(tx, billingState.schoolId);
    const upgrade = toUpgrade(billingState, tier, balanceOre, nowMs);
    if (!upgrade) throw new AppError('noSubscription');
    const { charge, first } = upgrade;
    const isAsShown =
      (charge?.net_ore ?? null) === input.charge_net_ore &&
      first.net_ore === (input.first_net_ore ?? first.net_ore);
    if (!isAsShown) throw new AppError('changedMeanwhile');
    const { orderId } = planAt(billingState.agreement!, toCalendarDate(nowMs));
    await changePlan(tx, billingState, {
      tier,
      clientKey: input.client_key,
      payer: toPayer(billingState.orders.get(orderId)!),
      orderedBy: admin.id,
      nowMs,
    });
    await tellUpgraded(tx, billingState, { tier, shown: upgrade }, nowMs);
    await recordActivity(tx, { schoolId, kind: 'planUpgraded', actor: admin });
  });
}

/** Throws `changedMeanwhile` for a repeated order whose agreement was cancelled or replaced meanwhile. */
export function checkStands({ agreement }: SchoolBillingState, { agreementId }: OrderRow): void {
  const stands = agreement?.id === agreementId && agreement.endsOn === null;
  if (!stands) throw new AppError('changedMeanwhile');
}

export async function changePlan(
  tx: Queryable,
  billingState: SchoolBillingState,
  wish: Wish,
): Promise<OrderRow> {
  const { tier, nowMs } = wish;
  const change = changeBy(billingState, 'upgrades', nowMs);
  const agreement = billingState.agreement!;
  const start = changeDay(agreement, toCalendarDate(nowMs));
  const order = await storeOrder(tx, {
    ...{ ...wish, schoolId: billingState.schoolId, agreementId: agreement.id },
    netOre: periodNetOre(tier.priceOre.yearly, periodLength(agreement.months)),
    ...{ start, end: periodAt(agreement, start).end },
  });
  if (change === 'changePlanAndRenew') await endWithPeriod(tx, billingState, null);
  return order;
}

async function isRepeat(
  tx: Queryable,
  billingState: SchoolBillingState,
  input: UpgradePlan,
): Promise<boolean> {
  const [earlier] = await tx
    .select()
    .from(schoolOrders)
    .where(eq(schoolOrders.clientKey, input.client_key));
  if (!earlier) return false;
  const isSame =
    earlier.schoolId === billingState.schoolId && earlier.lookupKey === input.lookup_key;
  if (!isSame) throw new AppError('idTaken');
  checkStands(billingState, earlier);
  return true;
}

function toUpgrade(
  billingState: SchoolBillingState,
  tier: PricingTier,
  balanceOre: number,
  nowMs: number,
): Upgrade | null {
  const today = toCalendarDate(nowMs);
  const offer = changeOffer(billingState, tier, today);
  if (!offer) return null;
  const first = toAmounts(offer.netOre);
  const setOffOre = offerSetOff(billingState, offer, today, balanceOre);
  const { nextPeriod } = offer;
  return {
    lookup_key: tier.lookupKey.yearly,
    ...{ from: offer.start, to: offer.end },
    next_period: nextPeriod && { from: nextPeriod.start, to: nextPeriod.end },
    charge: offer.isBilledAtOnce ? first : null,
    ...{ first, invoice_on: offer.invoiceOn, set_off_ore: setOffOre },
    due_ore: first.total_ore - setOffOre + Math.max(0, balanceOre),
    next: toAmounts(offer.nextNetOre),
  };
}

function toAmounts(net: number) {
  const { netOre, vatOre, totalOre } = addVat(net);
  return { net_ore: netOre, vat_ore: vatOre, total_ore: totalOre };
}
