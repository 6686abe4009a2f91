import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import { invoiceLines, invoices } from '@/lib/db/schema/tables';

type InvoiceRow = typeof invoices.$inferSelect;

export async function readInvoice(db: Queryable, row: InvoiceRow): Promise<Invoice | CreditNote> {
  const lines = await db
    .select()
    .from(invoiceLines)
    .where(eq(invoiceLines.invoiceId, row.id))
    .orderBy(asc(invoiceLines.position));
  const { number, issuedOn, seller, buyer, customerReference, language, kid } = row;
  const { netOre, vatOre, totalOre } = row;
  const facts = {
    ...{ number, issuedOn, seller, buyer, customerReference, language, kid },
    ...{ netOre, vatOre, totalOre },
    period: { start: row.periodStart, end: row.periodEnd },
    lines: lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      unitNetOre: line.unitNetOre,
      netOre: line.netOre,
      period: { start: line.periodStart, end: line.periodEnd },
    })),
  };
  if (row.creditsId === null) {
    return { ...facts, type: 'invoice', dueOn: row.dueOn!, setOffOre: row.setOffOre };
  }
  const [credits] = await db
    .select({ number: invoices.number, issuedOn: invoices.issuedOn })
    .from(invoices)
    .where(eq(invoices.id, row.creditsId));
  return { ...facts, type: 'creditNote', credits: credits! };
}
