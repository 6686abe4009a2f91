import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import { invoiceProblems } from '@/lib/core/billing/invoice/invoice-problems';
import type { Queryable } from '@/lib/db/client';
import {
  invoiceCounters,
  invoiceDeliveries,
  invoiceLines,
  invoices,
  type schoolOrders,
} from '@/lib/db/schema/tables';

interface Draft<Document> {
  order: Pick<typeof schoolOrders.$inferSelect, 'id' | 'schoolId' | 'invoiceType' | 'invoiceEmail'>;
  creditsId: string | null;
  lowersPrice?: boolean;
  make: (number: number) => Document;
}

/**
 * Stores an invoice or credit note with the next number. If the transaction is rolled back, the number becomes free
 * again, so that the series has no gap.
 */
export async function storeWithNextNumber<Document extends Invoice | CreditNote>(
  tx: Queryable,
  { order, creditsId, lowersPrice = false, make }: Draft<Document>,
  nowMs: number,
): Promise<Document> {
  const document = make(await takeNumber(tx));
  const problems = invoiceProblems(document);
  if (problems.length > 0) {
    throw new Error(`No document for order ${order.id} can be issued: ${problems.join('; ')}`);
  }
  const { period, lines, ...facts } = document;
  const invoiceId = randomUUID();
  await tx.insert(invoices).values({
    ...facts,
    ...{ id: invoiceId, orderId: order.id, creditsId, lowersPrice },
    dueOn: document.type === 'invoice' ? document.dueOn : null,
    periodStart: period.start,
    periodEnd: period.end,
  });
  await tx.insert(invoiceLines).values(
    lines.map(({ period: own = period, ...line }, position) => ({
      ...{ ...line, position, invoiceId },
      ...{ periodStart: own.start, periodEnd: own.end },
    })),
  );
  await tx.insert(invoiceDeliveries).values({
    invoiceId,
    channel: order.invoiceType,
    emailAddress: order.invoiceEmail,
    // A credit note is sent to the buyer of its invoice, even when the school has another payer now.
    ...(creditsId !== null && (await readWay(tx, creditsId))),
    nextTryAt: new Date(nowMs),
  });
  return document;
}

async function readWay(tx: Queryable, invoiceId: string) {
  const isSent = ne(invoiceDeliveries.channel, 'elsewhere');
  const [way] = await tx
    .select()
    .from(invoiceDeliveries)
    .where(and(eq(invoiceDeliveries.invoiceId, invoiceId), isSent));
  if (!way) return null;
  const { channel, emailAddress, triedAdmin, insteadOf } = way;
  const refused = insteadOf && { ...insteadOf, isOfInvoice: true };
  return { channel, emailAddress, triedAdmin, insteadOf: refused };
}

async function takeNumber(tx: Queryable): Promise<number> {
  const [counter] = await tx
    .update(invoiceCounters)
    .set({ lastNumber: sql`${invoiceCounters.lastNumber} + 1` })
    .returning();
  return counter!.lastNumber;
}
