import 'server-only';
import type { CreditNote, Invoice } from '@/lib/core/billing/invoice/invoice';
import { publicEnv } from '@/lib/env/public';
import { serverEnv } from '@/lib/env/server';
import { composeMail } from '@/lib/server/mail/compose-mail';
import type { Mail } from '@/lib/server/mail/mail';
import { folderTransport, MailFailure, smtpTransport } from '@/lib/server/mail/mail-transport';
import { renderInvoicePdf } from '../invoices/pdf/render-invoice-pdf';
import { DeliveryFailure } from './delivery-failure';
import { outboxFolder } from './outbox';

/** Short, because a run does many. */
const waits = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 };

/** Sends an invoice or credit note as a PDF, by `SMTP_URL` or into the outbox. Throws `DeliveryFailure`. */
export async function mailInvoice(
  id: string,
  to: string,
  document: Invoice | CreditNote,
): Promise<void> {
  const { language: locale } = document;
  const mail = composeMail(toMail(document), locale, publicEnv.siteUrls[locale]);
  const content = Buffer.from(await renderInvoicePdf(document));
  const attachments = [{ filename: `${id}.pdf`, contentType: 'application/pdf', content }];
  try {
    await transport().send({ ...mail, id, to, locale, attachments });
  } catch (error) {
    if (!(error instanceof MailFailure)) throw error;
    const { responseCode, code } = error.cause as { responseCode?: number; code?: string };
    const answer = `The mail server answered ${responseCode ?? code ?? 'nothing'}`;
    throw new DeliveryFailure(answer, error.isPermanent, { cause: error });
  }
}

function transport() {
  const { SMTP_URL: url, MAIL_FROM } = serverEnv();
  const { name, email } = publicEnv.company;
  const from = MAIL_FROM || `${name} <${email}>`;
  return url ? smtpTransport(url, from, waits) : folderTransport(outboxFolder(), from);
}

function toMail(document: Invoice | CreditNote): Mail {
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
