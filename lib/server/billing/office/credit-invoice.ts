import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { CreditInvoice } from '@/lib/contracts/office';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import type { Database } from '@/lib/db/client';
import { invoices } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { cleanText } from '@/lib/server/typesetting/clean-text';
import { issueCreditNote } from '../invoices/issue-credit-note';
import { lockInvoice } from '../payments/lock-invoice';
import type { OfficeClerk } from './office-clerk';
import { checkId } from './office-rows';
import { recordAction } from './record-action';

/**
 * Issues a credit note for a part of an invoice or all that is left of it. A part is in whole kroner, so that the VAT of
 * the parts adds up to that of the whole. Throws `notFound`, `invalidRequest` for an amount that is none of these,
 * `changedMeanwhile` if another credit note came first, so that two clerks at once make one.
 */
export async function creditInvoice(
  db: Database,
  clerk: OfficeClerk,
  invoiceId: string,
  { netOre, reason, seenCreditableNetOre }: CreditInvoice,
  nowMs: number,
): Promise<void> {
  const id = checkId(invoiceId);
  await db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id));
    const [earlier] = await tx
      .select({ netOre: sql<number>`coalesce(sum(${invoices.netOre}), 0)::int` })
      .from(invoices)
      .where(eq(invoices.creditsId, id));
    const creditable = row!.netOre - earlier!.netOre;
    if (creditable !== seenCreditableNetOre) throw new AppError('changedMeanwhile');
    const isPart = netOre < creditable && netOre % 100 === 0;
    const line = cleanText(reason);
    if ((!isPart && netOre !== creditable) || line === '') throw new AppError('invalidRequest');
    const note = await issueCreditNote(
      tx as unknown as Database,
      id,
      {
        period: { start: row!.periodStart, end: row!.periodEnd },
        lines: [singleLine(line, netOre)],
      },
      nowMs,
    );
    const detail = { amountOre: note.totalOre, creditNoteNumber: note.number };
    await recordAction(tx, clerk, 'invoiceCredited', { invoice, detail });
  });
}
