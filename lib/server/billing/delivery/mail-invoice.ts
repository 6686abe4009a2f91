import 'server-only';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import { publicEnv } from '@/lib/env/public';
import { composeMail } from '@/lib/server/mail/compose-mail';
import type { MailOf } from '@/lib/server/mail/mail';
import { MailFailure } from '@/lib/server/mail/mail-transport';
import { openMailTransport } from '@/lib/server/mail/open-mail-transport';
import { drawInvoicePdf } from '../invoices/pdf/draw-invoice';
import { renderEhf } from '../invoices/render-ehf';
import { DeliveryFailure } from './delivery-failure';

/**
 * Sends an invoice or credit note as a PDF, by `SMTP_URL` or into the outbox; with the EHF beside it where that was wished.
 * A buyer who wished EHF and is not in the Peppol network is told so. Throws `DeliveryFailure`.
 */
export async function mailInvoice(
  id: string,
  to: string,
  document: Invoice | CreditNote,
  { isInsteadOfEhf, hasEhf }: { isInsteadOfEhf: boolean; hasEhf: boolean },
): Promise<void> {
  const { language: locale } = document;
  const mail = composeMail(
    { ...toMail(document), isInsteadOfEhf },
    locale,
    publicEnv.siteUrls[locale],
  );
  const content = Buffer.from(await drawInvoicePdf(document));
  const attachments = [{ filename: `${id}.pdf`, contentType: 'application/pdf', content }];
  if (hasEhf) {
    const ehf = Buffer.from(renderEhf(document));
    attachments.push({ filename: `${id}.xml`, contentType: 'application/xml', content: ehf });
  }
  try {
    await openMailTransport().send({ ...mail, id, to, locale, attachments });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    throw new DeliveryFailure(error.answer, error.isPermanent, { cause: error });
  }
}

function toMail(document: Invoice | CreditNote): MailOf<'invoice' | 'creditNote'> {
  const customer = document.buyer.name;
  const number = String(document.number);
  const amount = document.totalOre;
  if (document.type === 'creditNote') {
    const invoice = String(document.credits.number);
    return { kind: 'creditNote', customer, number, invoice, amount };
  }
  const { period, dueOn: due, kid, seller } = document;
  return {
    kind: 'invoice',
    ...{ customer, number, amount, due, kid },
    account: seller.accountNumber,
    term: { from: period.start, to: period.end },
  };
}
