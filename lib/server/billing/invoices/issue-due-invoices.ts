import 'server-only';
import { asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { invoices, schoolOrders } from '@/lib/db/schema/tables';
import { logger } from '@/lib/server/http/logger';
import { issueOrderInvoice } from './issue-order-invoice';
import { currentSeller } from './seller';

interface IssueCounts {
  issued: number;
  /** Orders whose invoice cannot be made; the log says why. */
  notIssued: number;
}

/** At once; the next run takes those that are left. */
const batchSize = 1000;

/** Issues the invoices of orders that have none. Without a seller in the settings no invoice is issued. */
export async function issueDueInvoices(
  db: Database,
  nowMs: number,
  isTimeUp: () => boolean,
): Promise<IssueCounts> {
  const counts: IssueCounts = { issued: 0, notIssued: 0 };
  const due = await db
    .select({ id: schoolOrders.id })
    .from(schoolOrders)
    .leftJoin(invoices, eq(invoices.orderId, schoolOrders.id))
    .where(isNull(invoices.id))
    .orderBy(asc(schoolOrders.createdAt))
    .limit(batchSize);
  const seller = currentSeller();
  if (!seller) {
    if (due.length > 0) logger().error({ code: 'noSeller', orders: due.length });
    return { ...counts, notIssued: due.length };
  }
  for (const { id } of due) {
    if (isTimeUp()) break;
    try {
      await issueOrderInvoice(db, id, seller, nowMs);
      counts.issued += 1;
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      logger().error({ code: 'invoiceNotIssued', orderId: id, reason });
      counts.notIssued += 1;
    }
  }
  return counts;
}
