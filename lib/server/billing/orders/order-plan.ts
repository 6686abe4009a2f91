import 'server-only';
import { eq } from 'drizzle-orm';
import type { CreateOrder, Order } from '@/lib/contracts/orders';
import { checkoutBlocks } from '@/lib/core/billing/checkout';
import { yearAfterMs } from '@/lib/core/billing/period';
import { tiers, type PricingTier } from '@/lib/core/billing/tiers';
import { addVat } from '@/lib/core/billing/vat';
import type { Database, Queryable } from '@/lib/db/client';
import { schoolOrders, schools, teachers } from '@/lib/db/schema/tables';
import { findOwnSchool } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { checkoutFacts } from '../card/checkout-facts';

type OrderRow = typeof schoolOrders.$inferSelect;

/**
 * Orders a plan for the teacher's school and starts its year. Throws an AppError with the first code of
 * `checkoutBlocks` if the plan cannot be bought. A repeat with the same key returns the order of the first request.
 */
export async function orderPlan(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  input: CreateOrder,
  nowMs: number,
): Promise<Order> {
  const { id } = await findOwnSchool(db, teacher, schoolId);
  const tier = tiers.find(
    ({ owner, lookupKey }) => owner === 'school' && lookupKey.yearly === input.lookup_key,
  );
  if (!tier) throw new AppError('planNotFound');
  return db.transaction(async (tx) => {
    // Locks the school's row, so that concurrent orders see each other.
    await tx.select({ id: schools.id }).from(schools).where(eq(schools.id, id)).for('update');
    const [orderer] = await tx.select().from(teachers).where(eq(teachers.id, teacher.id));
    if (orderer?.schoolId !== id) throw new AppError('notFound');
    const facts = await checkoutFacts(tx, orderer, nowMs);
    if (!facts.isAdmin) throw new AppError('contactSchoolAdmin');

    const earlier = await findEarlierOrder(tx, id, input);
    if (earlier) return toOrder(earlier);
    const [block] = checkoutBlocks(tier, facts);
    if (block) throw new AppError(block);
    const made = await storeOrder(tx, { tier, schoolId: id, orderedBy: orderer.id, input, nowMs });
    await tx
      .update(schools)
      .set({
        hasActiveSubscription: true,
        seatLimit: tier.seatLimit,
        subscriptionCurrentPeriodEnd: made.periodEnd,
      })
      .where(eq(schools.id, id));
    return toOrder(made);
  });
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
    row.customerReference === input.customer_reference;
  if (!isSame) throw new AppError('idTaken');
  return row;
}

interface NewOrder {
  tier: PricingTier;
  schoolId: string;
  orderedBy: string;
  input: CreateOrder;
  nowMs: number;
}

async function storeOrder(
  tx: Queryable,
  { tier, schoolId, orderedBy, input, nowMs }: NewOrder,
): Promise<OrderRow> {
  const [made] = await tx
    .insert(schoolOrders)
    .values({
      schoolId,
      orderedBy,
      clientKey: input.client_key,
      tierId: tier.id,
      lookupKey: tier.lookupKey.yearly,
      ...addVat(tier.priceOre.yearly),
      organizationName: input.organization_name,
      organizationNumber: input.organization_number,
      invoiceType: input.invoice_type,
      invoiceEmail: input.invoice_email,
      customerReference: input.customer_reference,
      periodStart: new Date(nowMs),
      periodEnd: new Date(yearAfterMs(nowMs)),
    })
    .onConflictDoNothing()
    .returning();
  // Another school, whose row is not locked here, has used the key in the meantime.
  if (!made) throw new AppError('idTaken');
  return made;
}

function toOrder(row: OrderRow): Order {
  return {
    id: row.id,
    lookup_key: row.lookupKey,
    net_ore: row.netOre,
    vat_ore: row.vatOre,
    total_ore: row.totalOre,
    organization_name: row.organizationName,
    organization_number: row.organizationNumber,
    invoice_type: row.invoiceType,
    invoice_email: row.invoiceEmail,
    customer_reference: row.customerReference,
    period_start: row.periodStart.toISOString(),
    period_end: row.periodEnd.toISOString(),
  };
}
