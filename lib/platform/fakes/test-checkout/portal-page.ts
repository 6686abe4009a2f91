import type { Account } from './account';
import { button, document, escape, language } from './document';
import type { CardInvoice, PortalSession, Subscription } from './objects';
import { receiptsOf, refusesPayment, subscriptionsOf } from './portal';

export function portalPage(account: Account, portal: PortalSession): string {
  const { words, lang, planName, day, money } = language(portal.locale);
  const text = words.portal;

  const toSection = (one: Subscription) => {
    const [item] = one.items.data;
    const goesOn = one.status === 'trialing' ? text.beginsOn : text.renewsOn;
    const when = (one.cancel_at_period_end ? text.endsOn : goesOn).split('{day}').map(escape);
    const change = one.cancel_at_period_end
      ? button('resume', text.resume, true)
      : button('cancel', text.cancel);
    return `<section><h2>${escape(planName(item!.price.lookup_key))}</h2>
<p>${when.join(day(item!.current_period_end))}</p>${one.status === 'past_due' ? `<p class="warn">${escape(text.unpaid)}</p>` : ''}
<form method="post"><input type="hidden" name="subscription" value="${escape(one.id)}">${change}${button('endPeriod', text.endPeriod)}</form></section>`;
  };
  const toReceipt = (one: CardInvoice) => {
    const paid = one.status === 'paid' ? text.paid : text.notPaid;
    return `<li><span>${day(one.created)}</span><span>${money(one.amount_due)}</span><span>${escape(paid)}</span></li>`;
  };

  const { customer, return_url: back } = portal;
  const sections = subscriptionsOf(account, customer).map(toSection).join('');
  const receipts = receiptsOf(account, customer).map(toReceipt).join('');
  const refuses = refusesPayment(account, customer);
  const card = refuses
    ? button('goodCard', text.toGoodCard, true)
    : button('badCard', text.toBadCard);
  return document(
    lang,
    text.title,
    `<h1>${escape(text.title)}</h1>${sections || `<section><p>${escape(text.none)}</p></section>`}
<section><h2>${escape(text.card)}</h2><p>${escape(refuses ? text.badCard : text.goodCard)}</p>
<form method="post">${card}</form></section>
<section><h2>${escape(text.receipts)}</h2>${receipts ? `<ul>${receipts}</ul>` : `<p>${escape(text.noReceipts)}</p>`}</section>
${back ? `<a class="button" href="${escape(back)}">${escape(text.back)}</a>` : ''}<p class="note">${escape(text.note)}</p>`,
  );
}

export function receiptPage(receipt: CardInvoice): string {
  const toSection = (locale: string) => {
    const { words, lang, day, money } = language(locale);
    const state = receipt.status === 'paid' ? words.portal.paid : words.portal.notPaid;
    return `<section lang="${lang}"><h1>${escape(words.receipt)}</h1><dl>
<dt>${day(receipt.created)}</dt><dd class="price">${money(receipt.amount_due)}</dd>
<dt>${escape(receipt.number)}</dt><dd>${escape(state)}</dd></dl></section>`;
  };
  const { lang, words } = language('nb');
  return document(lang, words.receipt, toSection('nb') + toSection('en'));
}
