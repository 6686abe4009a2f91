import 'server-only';
import { randomUUID } from 'node:crypto';
import { and, inArray, ne, sql } from 'drizzle-orm';
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

/** A rollback returns the numbers, so that the series has no gap. */
export async function storeWithNextNumbers<Document extends Invoice | CreditNote>(
  tx: Queryable,
  drafts: Draft<Document>[],
  nowMs: number,
): Promise<Document[]> {
  if (drafts.length === 0) return [];
  const last = await takeNumbers(tx, drafts.length);
  const made = drafts.map(({ make, ...origin }, index) => {
    const document = make(last - drafts.length + 1 + index);
    const problems = invoiceProblems(document);
    if (problems.length > 0) {
      throw new Error(
        `No document for order ${origin.order.id} can be issued: ${problems.join('; ')}`,
      );
    }
    return { id: randomUUID(), origin, document };
  });
  await tx.insert(invoices).values(
    made.map(({ id, origin: { order, creditsId, lowersPrice = false }, document }) => {
      const { period, lines: _, ...facts } = document;
      return {
        ...facts,
        ...{ id, orderId: order.id, creditsId, lowersPrice },
        dueOn: document.type === 'invoice' ? document.dueOn : null,
        periodStart: period.start,
        periodEnd: period.end,
      };
    }),
  );
  await tx.insert(invoiceLines).values(
    made.flatMap(({ id, document }) =>
      document.lines.map(({ period = document.period, ...line }, position) => ({
        ...{ ...line, position, invoiceId: id },
        ...{ periodStart: period.start, periodEnd: period.end },
      })),
    ),
  );
  const credited = await readWays(
    tx,
    made.flatMap(({ origin: { creditsId } }) => creditsId ?? []),
  );
  await tx.insert(invoiceDeliveries).values(
    made.map(({ id, origin: { order, creditsId } }) => ({
      invoiceId: id,
      channel: order.invoiceType,
      emailAddress: order.invoiceEmail,
      // A credit note is sent to the buyer of its invoice, even when the school has another payer now.
      ...(creditsId !== null && credited.get(creditsId)),
      nextTryAt: new Date(nowMs),
    })),
  );
  return made.map(({ document }) => document);
}

async function readWays(tx: Queryable, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await tx
    .select()
    .from(invoiceDeliveries)
    .where(
      and(inArray(invoiceDeliveries.invoiceId, ids), ne(invoiceDeliveries.channel, 'elsewhere')),
    );
  return new Map(
    rows.map(({ invoiceId, channel, emailAddress, triedAdmin, insteadOf }) => [
      invoiceId,
      {
        ...{ channel, emailAddress, triedAdmin },
        insteadOf: insteadOf && { ...insteadOf, isOfInvoice: true },
      },
    ]),
  );
}

async function takeNumbers(tx: Queryable, count: number): Promise<number> {
  const [counter] = await tx
    .update(invoiceCounters)
    .set({ lastNumber: sql`${invoiceCounters.lastNumber} + ${count}` })
    .returning();
  return counter!.lastNumber;
}
