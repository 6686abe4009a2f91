import { document, escape } from './hosted-page';
import type { CardInvoice } from './objects';
import { en, no } from './words';

export function receiptPage(receipt: CardInvoice): string {
  const isPaid = receipt.status === 'paid';
  const section = (words: typeof no, lang: string, tag: string) => {
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Oslo' });
    const money = new Intl.NumberFormat(tag, {
      style: 'currency',
      currency: receipt.currency,
      currencyDisplay: 'code',
    });
    const state = isPaid ? words.portal.paid : words.portal.notPaid;
    return `<section lang="${lang}"><h1>${escape(words.receipt)}</h1><dl>
<dt>${escape(day.format(receipt.created * 1000))}</dt><dd class="price">${escape(money.format(receipt.amount_due / 100))}</dd>
<dt>${escape(receipt.number)}</dt><dd>${escape(state)}</dd></dl></section>`;
  };
  return document('nb', no.receipt, section(no, 'nb', 'nb-NO') + section(en, 'en', 'en-GB'));
}
