import 'server-only';
import type { Payer } from '@/lib/contracts/billing/billing';
import type { Buyer, Order } from '@/lib/contracts/billing/orders';
import type { BillingPeriod } from '@/lib/core/billing/calendar/billing-period';
import { addDays, startOfDayMs } from '@/lib/core/billing/calendar/calendar-date';
import type { PricingTier } from '@/lib/core/billing/plans';
import { addVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import { schoolOrders } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

export type OrderRow = typeof schoolOrders.$inferSelect;

export interface Wish {
  tier: PricingTier;
  orderedBy: string | null;
  clientKey: string;
  payer: Payer;
  nowMs: number;
}

interface NewOrder extends Wish, BillingPeriod {
  schoolId: string;
  agreementId: string;
  netOre: number;
}

export async function storeOrder(
  tx: Queryable,
  { tier, nowMs, netOre, start, end, payer, ...ids }: NewOrder,
): Promise<OrderRow> {
  const [made] = await tx
    .insert(schoolOrders)
    .values({
      ...ids,
      ...payer,
      createdAt: new Date(nowMs),
      tierId: tier.id,
      lookupKey: tier.lookupKey.yearly,
      ...addVat(netOre),
      periodStart: new Date(startOfDayMs(start)),
      periodEnd: new Date(startOfDayMs(addDays(end, 1))),
    })
    .onConflictDoNothing()
    .returning();
  // Another school has already used the client's key for this order; the lock on this school does not stop requests of
  // other schools.
  if (!made) throw new AppError('idTaken');
  return made;
}

export function buyerToPayer(buyer: Buyer): Payer {
  return {
    organizationName: buyer.organization_name,
    organizationNumber: buyer.organization_number,
    invoiceType: buyer.invoice_type,
    invoiceEmail: buyer.invoice_email,
    attachesEhf: buyer.attach_ehf ?? false,
    customerReference: buyer.customer_reference,
  };
}

export function toOrder(row: OrderRow): Order {
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
    attach_ehf: row.attachesEhf,
    customer_reference: row.customerReference,
    period_start: row.periodStart.toISOString(),
    period_end: row.periodEnd.toISOString(),
  };
}
