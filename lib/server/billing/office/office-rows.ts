import 'server-only';
import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OfficeDocument } from '@/lib/contracts/billing/office';
import { invoiceSettlement, type Settlement } from '@/lib/core/billing/payment/settlement';
import { invoiceBalances, invoiceDeliveries, invoices, schoolOrders } from '@/lib/db/schema/tables';
import { isAllCredited } from '../delivery/all-credited';
import { AppError } from '@/lib/server/errors/app-error';

export function checkId(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw new AppError('notFound');
  return parsed.data.toLowerCase();
}

/**
 * SQL condition for refused deliveries, written like the condition of a partial index, so that PostgreSQL uses the
 * index.
 */
export const isRefused = and(
  sql`${invoiceDeliveries.refusedAt} is not null`,
  sql`${invoiceDeliveries.deliveredAt} is null`,
  sql`coalesce(not ${isAllCredited}, true)`,
);

export const creditedOre = sql<number>`coalesce((select sum(note.total_ore) from invoices note
  where note.credits_id = "invoices"."id"), 0)::int`;

/**
 * SQL for the balance of an invoice. Without the comparison of `school_id`, PostgreSQL would compute the balances of
 * all schools.
 */
export const balanceOfInvoice = sql<{ leftOre: number; excessOre: number; isOpen: boolean }>`(
  select jsonb_build_object('leftOre', b.left_ore, 'excessOre', b.excess_ore, 'isOpen', b.is_open)
  from ${invoiceBalances} b where b.school_id = ${schoolOrders.schoolId} and b.invoice_id = ${invoices.id})`;

export function toDelivery(
  row: typeof invoiceDeliveries.$inferSelect,
): NonNullable<OfficeDocument['delivery']> {
  const { channel, emailAddress, attempts, problem, answer } = row;
  const { deliveredAt, refusedAt, withdrawnAt, nextTryAt } = row;
  const delivered = channel === 'elsewhere' ? 'elsewhere' : 'delivered';
  const undelivered = refusedAt ? 'refused' : withdrawnAt ? 'withdrawn' : null;
  return {
    state: deliveredAt ? delivered : (undelivered ?? (attempts > 0 ? 'retried' : 'waiting')),
    at: (deliveredAt ?? refusedAt ?? withdrawnAt ?? nextTryAt).toISOString(),
    channel,
    emailAddress,
    problem,
    answer,
  };
}

export function toSettlement(amounts: {
  totalOre: number;
  creditedOre: number;
  leftOre: number;
  excessOre: number;
  givenUpOre: number | null;
}): Settlement {
  const { totalOre, leftOre, excessOre } = amounts;
  return invoiceSettlement({
    totalOre,
    creditedOre: amounts.creditedOre,
    lostOre: amounts.givenUpOre ?? 0,
    paidOre: totalOre - amounts.creditedOre - leftOre + excessOre,
  });
}
