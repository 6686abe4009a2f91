import 'server-only';
import { and, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OfficeDelivery } from '@/lib/contracts/office';
import { settle, type Settlement } from '@/lib/core/billing/payment/settlement';
import { invoiceDeliveries } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

/** Throws `notFound` for what is no id. */
export function checkId(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw new AppError('notFound');
  return parsed.data.toLowerCase();
}

/** Throws `invalidRequest` for what is no moment with so many decimals, of a year that PostgreSQL can read. */
export function checkMoment(key: string, precision: 3 | 6): string {
  if (!z.iso.datetime({ precision }).safeParse(key).success || key.startsWith('0000')) {
    throw new AppError('invalidRequest');
  }
  return key;
}

/** SQL condition for deliveries that were given up, written as in the condition of their index. */
export const isRefused = and(
  sql`${invoiceDeliveries.refusedAt} is not null`,
  sql`${invoiceDeliveries.deliveredAt} is null`,
);

export function toDelivery(row: typeof invoiceDeliveries.$inferSelect): OfficeDelivery {
  const { channel, emailAddress, attempts, lastError } = row;
  return {
    ...{ channel, emailAddress, attempts, lastError },
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    refusedAt: row.refusedAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt.toISOString(),
  };
}

/** Where an invoice stands by what is left of it, as it is booked. */
export function toSettlement(entries: {
  totalOre: number;
  creditedOre: number;
  leftOre: number;
}): Settlement {
  const { totalOre, creditedOre, leftOre } = entries;
  return settle({ totalOre, creditedOre, paidOre: totalOre - creditedOre - leftOre });
}
