import 'server-only';
import { and, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { OfficeDelivery } from '@/lib/contracts/billing/office';
import { settle, type Settlement } from '@/lib/core/billing/payment/settlement';
import type { Queryable } from '@/lib/db/client';
import { invoiceDeliveries, writeOffs } from '@/lib/db/schema/tables';
import { isAllCredited } from '../delivery/all-credited';
import { AppError } from '@/lib/server/errors/app-error';

export function checkId(id: string): string {
  const parsed = z.uuid().safeParse(id);
  if (!parsed.success) throw new AppError('notFound');
  return parsed.data.toLowerCase();
}

/** SQL condition for deliveries that were given up and are still wanted, written as in the condition of their index. */
export const isRefused = and(
  sql`${invoiceDeliveries.refusedAt} is not null`,
  sql`${invoiceDeliveries.deliveredAt} is null`,
  sql`coalesce(not ${isAllCredited}, true)`,
);

export function toDelivery(row: typeof invoiceDeliveries.$inferSelect): OfficeDelivery {
  const { channel, emailAddress, attempts, problem, answer, insteadOf } = row;
  return {
    ...{ channel, emailAddress, attempts, problem, answer, insteadOf },
    deliveredAt: row.deliveredAt?.toISOString() ?? null,
    refusedAt: row.refusedAt?.toISOString() ?? null,
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    nextTryAt: row.nextTryAt.toISOString(),
  };
}

export function toSettlement(amounts: {
  totalOre: number;
  creditedOre: number;
  leftOre: number;
  excessOre: number;
  givenUpOre: number;
}): Settlement {
  const { totalOre, creditedOre, leftOre, excessOre, givenUpOre: lostOre } = amounts;
  return settle({
    ...{ totalOre, creditedOre, lostOre },
    paidOre: totalOre - creditedOre - leftOre + excessOre,
  });
}

export async function readGivenUp(db: Queryable, ids: string[]): Promise<Map<string, number>> {
  const rows = await db.select().from(writeOffs).where(inArray(writeOffs.invoiceId, ids));
  return new Map(rows.map(({ invoiceId, amountOre }) => [invoiceId, amountOre]));
}
