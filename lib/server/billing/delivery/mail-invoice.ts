import 'server-only';
import { payableOre, type CreditNote, type Invoice } from '@/lib/core/billing/invoice/invoice';
import type { RefusedWay } from '@/lib/db/schema/billing/invoice-deliveries';
import { publicEnv } from '@/lib/env/public';
import { composeMail } from '@/lib/server/mail/compose-mail';
import type { MailOf } from '@/lib/server/mail/mail-kinds';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { MailFailure } from '@/lib/server/mail/mail-transport';
import { openMailTransport } from '@/lib/server/mail/open-mail-transport';
import { drawInvoicePdf } from '../invoices/pdf/draw-invoice';
import { renderEhf } from '../invoices/render-ehf';
import { DeliveryFailure } from './delivery-failure';

interface Sending {
  school: string;
  hasEhf: boolean;
  insteadOf: RefusedWay | null;
  hasCopy: boolean;
  owedOre: number;
}

export async function mailInvoice(
  id: string,
  to: string,
  document: Invoice | CreditNote,
  { hasEhf, ...sending }: Sending,
): Promise<void> {
  const { language: locale } = document;
  const mail = composeMail(
    { ...toMail(document, sending), ...toRefusal(document, sending) },
    locale,
    publicEnv().siteUrls[locale],
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
    const { isPermanent, message } = error;
    const problem = isPermanent ? 'mailRefused' : 'mailUnavailable';
    const said = { cause: error, answer: message };
    throw new DeliveryFailure(error.answer, isPermanent, problem, said);
  }
}

type Told = Omit<Sending, 'hasEhf'>;

function toRefusal(
  { buyer, language }: Invoice | CreditNote,
  { insteadOf, school }: Told,
): Pick<MailOf<'invoice'>, 'insteadOfEhf' | 'refused' | 'payerUrl'> {
  if (insteadOf?.to === 'known') return { insteadOfEhf: 'notRegistered' };
  if (insteadOf?.to !== 'admin') {
    return insteadOf?.channel === 'ehf' ? { insteadOfEhf: 'refused' } : {};
  }
  const { channel, emailAddress, isOfInvoice = false } = insteadOf;
  return {
    refused: { by: emailAddress ?? buyer.name, channel, school, isOfInvoice },
    payerUrl: `${mailAddresses(language).app}/billing`,
  };
}

function toMail(
  document: Invoice | CreditNote,
  { school, hasCopy, owedOre }: Told,
): MailOf<'invoice' | 'creditNote'> {
  const customer = document.buyer.name;
  const number = String(document.number);
  if (document.type === 'creditNote') {
    const amount = document.totalOre;
    const invoice = String(document.credits.number);
    return { kind: 'creditNote', customer, school, number, invoice, amount, hasCopy };
  }
  const { period, dueOn: due, kid, seller, setOffOre: setOff } = document;
  return {
    kind: 'invoice',
    ...{ customer, number, amount: payableOre(document), setOff, owed: owedOre, due, kid },
    account: seller.accountNumber,
    term: { from: period.start, to: period.end },
  };
}
