import 'server-only';
import { eq } from 'drizzle-orm';
import type { Subscription, Upgrade, UpgradePlan } from '@/lib/contracts/subscription';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { upgradeWithinPeriod } from '@/lib/core/billing/invoice/pro-rata';
import { periodLength, periodNetOre } from '@/lib/core/billing/invoice/terms';
import { tiers, type PricingTier } from '@/lib/core/billing/tiers';
import { addVat } from '@/lib/core/billing/vat';
import type { Database, Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordActivity } from '@/lib/server/access/record-activity';
import { AppError } from '@/lib/server/errors/app-error';
import { storeOrder, type OrderRow } from '../orders/store-order';
import { changeSubscription } from './apply-event';
import { actAsAdmin } from './change-subscription';
import { findRunningInvoice, leftToCredit } from './find-running-invoice';
import { readSubscription } from './read-subscription';
import type { SubscriptionRow } from './subscription-row';

/** Changes to each larger plan that are possible today, with what they cost. */
export async function listUpgrades(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<Upgrade[]> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  const row = await readSubscription(db, school.id);
  if (!row?.orderId) return [];
  const order = await readOrder(db, row.orderId);
  const creditable = await creditableNetOre(db, row, nowMs);
  return tiers.flatMap((tier) => planUpgrade(row, { order, creditable }, tier, nowMs)?.shown ?? []);
}

/**
 * Changes a school to a larger plan at once, with the buyer of its current order. Throws `noSubscription` if the plan is
 * not larger or the subscription cannot change now, and `changedMeanwhile` if other sums were shown. A repeat with the
 * same key changes nothing.
 */
export function upgradeSubscription(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  input: UpgradePlan,
  nowMs: number,
): Promise<Subscription> {
  const tier = tiers.find(
    ({ owner, lookupKey }) => owner === 'school' && lookupKey.yearly === input.lookup_key,
  );
  if (!tier) throw new AppError('planNotFound');
  return actAsAdmin(db, teacher, schoolId, nowMs, async (tx, row, admin) => {
    if (await isRepeat(tx, row, input)) return row;
    if (!row.orderId) throw new AppError('noSubscription');
    const current = await readOrder(tx, row.orderId);
    const creditable = await creditableNetOre(tx, row, nowMs);
    const planned = planUpgrade(row, { order: current, creditable }, tier, nowMs);
    if (!planned) {
      throw new AppError(isOwing(row) ? 'paymentOverdue' : 'noSubscription');
    }
    const { shown, isTrial, netOre } = planned;
    const isAsShown =
      (shown.credit?.net_ore ?? null) === input.credit_net_ore &&
      (shown.charge?.net_ore ?? null) === input.charge_net_ore;
    if (!isAsShown) throw new AppError('changedMeanwhile');
    const order = await storeOrder(tx, {
      ...{ tier, schoolId: row.schoolId, orderedBy: admin.id, netOre },
      ...{ start: shown.from, end: shown.to },
      input: sameBuyer(current, input),
    });
    const { anchor, periodMonths: months } = row;
    const changed = await changeSubscription(
      tx,
      row,
      isTrial ? { on: 'orders', order, anchor: anchor!, months } : { on: 'changesPlan', order },
      nowMs,
    );
    if (!changed) throw new AppError('noSubscription');
    await recordActivity(tx, { schoolId, kind: 'planUpgraded', actor: admin });
    return changed;
  });
}

const isOwing = ({ state }: SubscriptionRow) =>
  state === 'overdue' || state === 'grace' || state === 'suspended';

async function readOrder(db: Queryable, id: string): Promise<OrderRow> {
  const [order] = await db.select().from(schoolOrders).where(eq(schoolOrders.id, id));
  return order!;
}

/** What a change of plan can credit of the running period at most, without VAT. */
async function creditableNetOre(db: Queryable, row: SubscriptionRow, nowMs: number) {
  if (row.lastPeriodDay === null) return Infinity;
  const invoice = await findRunningInvoice(db, row, toCalendarDate(nowMs));
  return invoice ? leftToCredit(db, invoice) : Infinity;
}

/** Throws `idTaken` if the key was used for another plan or by another school. */
async function isRepeat(tx: Queryable, row: SubscriptionRow, input: UpgradePlan): Promise<boolean> {
  const [earlier] = await tx
    .select()
    .from(schoolOrders)
    .where(eq(schoolOrders.clientKey, input.client_key));
  if (!earlier) return false;
  if (earlier.schoolId === row.schoolId && earlier.lookupKey === input.lookup_key) return true;
  throw new AppError('idTaken');
}

/** What a change to this plan costs today; null if it is not larger, or the subscription cannot change now. */
function planUpgrade(
  row: SubscriptionRow,
  { order: current, creditable }: { order: OrderRow; creditable: number },
  tier: PricingTier,
  nowMs: number,
) {
  const currentTier = tiers.findIndex(({ id }) => id === current.tierId);
  const isTrial = row.state === 'continued';
  const isPossible = isTrial || row.state === 'active' || row.state === 'cancelled';
  if (!isPossible || tiers.indexOf(tier) <= currentTier) return null;
  const length = periodLength(row.periodMonths);
  const netOre = periodNetOre(tier.priceOre.yearly, length);
  const next = toAmounts(netOre);
  const lookup_key = tier.lookupKey.yearly;
  const period = billingPeriod(row.anchor!, row.periodMonths, row.periodIndex);
  const today = toCalendarDate(nowMs);
  const isInvoiced = row.lastInvoicedDay !== null && row.lastInvoicedDay >= period.end;
  if (isTrial || (!isInvoiced && today <= period.start)) {
    const days = { from: period.start, to: period.end };
    return { isTrial, netOre, shown: { lookup_key, ...days, credit: null, charge: null, next } };
  }
  if (today > period.end) return null;
  const { rest, creditNetOre, chargeNetOre } = upgradeWithinPeriod(
    period,
    current.netOre,
    netOre,
    today,
  );
  const days = { from: rest.start, to: rest.end };
  const credit = toAmounts(Math.min(creditNetOre, creditable));
  const charge = toAmounts(chargeNetOre);
  return { isTrial, netOre, shown: { lookup_key, ...days, credit, charge, next } };
}

function toAmounts(net: number) {
  const { netOre, vatOre, totalOre } = addVat(net);
  return { net_ore: netOre, vat_ore: vatOre, total_ore: totalOre };
}

function sameBuyer(order: OrderRow, { client_key, lookup_key }: UpgradePlan) {
  return {
    client_key,
    lookup_key,
    organization_name: order.organizationName,
    organization_number: order.organizationNumber,
    invoice_type: order.invoiceType,
    invoice_email: order.invoiceEmail,
    attach_ehf: order.attachesEhf,
    customer_reference: order.customerReference,
  };
}
