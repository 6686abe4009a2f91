import 'server-only';
import { sql } from 'drizzle-orm';
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

/** Where a document comes from. */
interface Origin {
  order: Pick<typeof schoolOrders.$inferSelect, 'id' | 'invoiceType' | 'invoiceEmail'>;
  /** The row of the invoice that a credit note corrects. */
  creditsId: string | null;
  /** How many invoices of the same period of the order were credited before. */
  round?: number;
  nowMs: number;
}

/**
 * Gives a document the next number and stores it with its delivery, in the caller's transaction: a rollback gives the
 * number back, so that the series has no gap. All who take a number wait for each other, so this is the last that a transaction locks. Throws
 * an error if the document breaks a rule of `invoiceProblems`.
 */
export async function storeWithNextNumber<Document extends Invoice | CreditNote>(
  tx: Queryable,
  { order, creditsId, round = 0, nowMs }: Origin,
  make: (number: number) => Document,
): Promise<Document> {
  const document = make(await takeNumber(tx));
  const problems = invoiceProblems(document);
  if (problems.length > 0) {
    throw new Error(`No document for order ${order.id} can be issued: ${problems.join('; ')}`);
  }
  const { period, lines, ...facts } = document;
  const [stored] = await tx
    .insert(invoices)
    .values({
      ...facts,
      orderId: order.id,
      creditsId,
      round,
      dueOn: document.type === 'invoice' ? document.dueOn : null,
      periodStart: period.start,
      periodEnd: period.end,
    })
    .returning({ id: invoices.id });
  await tx
    .insert(invoiceLines)
    .values(lines.map((line, position) => ({ ...line, position, invoiceId: stored!.id })));
  await tx.insert(invoiceDeliveries).values({
    invoiceId: stored!.id,
    channel: order.invoiceType,
    emailAddress: order.invoiceEmail,
    nextTryAt: new Date(nowMs),
  });
  return document;
}

async function takeNumber(tx: Queryable): Promise<number> {
  const [counter] = await tx
    .update(invoiceCounters)
    .set({ lastNumber: sql`${invoiceCounters.lastNumber} + 1` })
    .returning();
  return counter!.lastNumber;
}
