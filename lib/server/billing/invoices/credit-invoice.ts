import 'server-only';
import { eq, sql } from 'drizzle-orm';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import {
  makeCreditNote,
  singleLine,
  type CreditFacts,
  type CreditNote,
} from '@/lib/core/billing/invoice/invoice';
import { includedVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import { invoices, schoolOrders, writeOffs } from '@/lib/db/schema/tables';
import { readInvoice } from './read-invoice';
import { storeWithNextNumber } from './store-invoice';

export async function creditableNetOre(
  tx: Queryable,
  { id, netOre }: Pick<typeof invoices.$inferSelect, 'id' | 'netOre'>,
): Promise<number> {
  const [earlier] = await tx
    .select({ netOre: sql<number>`coalesce(sum(${invoices.netOre}), 0)::int` })
    .from(invoices)
    .where(eq(invoices.creditsId, id));
  const [given] = await tx.select().from(writeOffs).where(eq(writeOffs.invoiceId, id));
  return netOre - earlier!.netOre - includedVat(given?.amountOre ?? 0).netOre;
}

export interface Crediting extends Omit<CreditFacts, 'issuedOn'> {
  lowersPrice?: boolean;
}

export async function creditInvoice(
  tx: Queryable,
  row: typeof invoices.$inferSelect,
  { lowersPrice = false, ...facts }: Crediting,
  nowMs: number,
): Promise<CreditNote> {
  const invoice = await readInvoice(tx, row);
  if (invoice.type !== 'invoice') throw new Error(`${row.number} is no invoice`);
  const [order] = await tx.select().from(schoolOrders).where(eq(schoolOrders.id, row.orderId));
  const today = toCalendarDate(nowMs);
  // The clock of this server may be behind, but a credit note is never dated before its invoice.
  const issuedOn = today > row.issuedOn ? today : row.issuedOn;
  const creditable = await creditableNetOre(tx, row);
  const make = (number: number) => makeCreditNote(number, invoice, { ...facts, issuedOn });
  const draft = { order: order!, creditsId: row.id, lowersPrice, make };
  const creditNote = await storeWithNextNumber(tx, draft, nowMs);
  if (creditNote.netOre > creditable) {
    throw new Error(`More would be credited than is left of invoice ${row.number}`);
  }
  return creditNote;
}

export async function creditOpen(
  tx: Queryable,
  row: typeof invoices.$inferSelect,
  openOre: number,
  nowMs: number,
): Promise<void> {
  const left = Math.min(await creditableNetOre(tx, row), includedVat(openOre).netOre);
  if (left <= 0) return;
  const { lines, period } = await readInvoice(tx, row);
  const rest = [{ ...singleLine(lines[0]!.description, left), period }];
  await creditInvoice(tx, row, { period, lines: rest, lowersPrice: true }, nowMs);
}
