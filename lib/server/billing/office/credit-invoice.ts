import 'server-only';
import { eq } from 'drizzle-orm';
import type { CreditInvoice } from '@/lib/contracts/billing/office';
import { singleLine } from '@/lib/core/billing/invoice/invoice';
import type { Database } from '@/lib/db/client';
import { invoices } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { cleanText } from '@/lib/server/typesetting/clean-text';
import { settle } from '../account/settle';
import { finish } from '../agreement/change-agreement';
import { creditableNetOre, creditInvoice } from '../invoices/credit-invoice';
import { readInvoice } from '../invoices/read-invoice';
import { lockInvoice } from '../payments/lock-invoice';
import type { OfficeClerk } from './office-clerk';
import { checkId } from './office-rows';
import { recordAction } from './record-action';

/**
 * Issues a credit note for a part of an invoice or all that is left of it. A part is in whole kroner, so that the VAT of
 * the parts adds up to that of the whole. Throws `notFound`, `invalidRequest` for an amount that is none of these,
 * `changedMeanwhile` if another credit note came first, so that two clerks at once make one.
 */
export async function creditForOffice(
  db: Database,
  clerk: OfficeClerk,
  invoiceId: string,
  { netOre, reason, seenCreditableNetOre, billsAnew }: CreditInvoice,
  nowMs: number,
): Promise<void> {
  const id = checkId(invoiceId);
  await db.transaction(async (tx) => {
    const invoice = await lockInvoice(tx, id);
    const [row] = await tx.select().from(invoices).where(eq(invoices.id, id));
    const creditable = await creditableNetOre(tx, row!);
    if (creditable !== seenCreditableNetOre) throw new AppError('changedMeanwhile');
    const isPart = netOre < creditable && netOre % 100 === 0;
    const line = cleanText(reason);
    if ((!isPart && netOre !== creditable) || line === '') throw new AppError('invalidRequest');
    const period = { start: row!.periodStart, end: row!.periodEnd };
    const isWhole = netOre === row!.netOre;
    const parts = isWhole ? (await readInvoice(tx, row!)).lines : [{ netOre, period }];
    const lines = parts.map((part) => ({ ...singleLine(line, part.netOre), period: part.period! }));
    const credit = { period, lines, lowersPrice: !billsAnew, clerk: clerk.email };
    const note = await creditInvoice(tx, row!, credit, nowMs);
    await settle(tx, invoice.schoolId, clerk.email);
    await finish(tx, [invoice.schoolId], nowMs, { isAct: !billsAnew });
    const detail = { amountOre: note.totalOre, creditNoteNumber: note.number };
    await recordAction(tx, clerk, 'invoiceCredited', { invoice, detail });
  });
}
