import type { Account } from './account';
import { document, escape } from './hosted-page';
import type { CardInvoice, PortalSession, Subscription } from './objects';
import { receiptsOf, refusesPayment, subscriptionsOf } from './portal';
import { en, no, planNames } from './words';

export function portalPage(account: Account, portal: PortalSession): string {
  const isEnglish = portal.locale?.startsWith('en') ?? false;
  const [words, lang, tag] = isEnglish ? [en, 'en', 'en-GB'] : [no, 'nb', 'nb-NO'];
  const day = (seconds: number) =>
    new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Oslo' }).format(
      seconds * 1000,
    );
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(tag, { style: 'currency', currency, currencyDisplay: 'code' }).format(
      amount / 100,
    );
  const button = (action: string, label: string, kind = '') =>
    `<button name="action" value="${action}"${kind}>${escape(label)}</button>`;

  const toSection = (one: Subscription) => {
    const [item] = one.items.data;
    const end = day(item!.current_period_end);
    const plan = planNames(item!.price.lookup_key)[isEnglish ? 'en' : 'no'];
    const isUnpaid = one.status === 'past_due';
    const goesOn = one.status === 'trialing' ? words.portal.beginsOn : words.portal.renewsOn;
    const text = (one.cancel_at_period_end ? words.portal.endsOn : goesOn).replace('{day}', end);
    return `<section><h2>${escape(plan)}</h2>
<p>${escape(text)}</p>${isUnpaid ? `<p class="warn">${escape(words.portal.unpaid)}</p>` : ''}
<form method="post"><input type="hidden" name="subscription" value="${escape(one.id)}">${
      one.cancel_at_period_end
        ? button('resume', words.portal.resume, ' class="main"')
        : button('cancel', words.portal.cancel)
    }${button('endPeriod', words.portal.endPeriod)}</form></section>`;
  };
  const toReceipt = (one: CardInvoice) => {
    const paid = one.status === 'paid' ? words.portal.paid : words.portal.notPaid;
    return `<li><span>${escape(day(one.created))}</span><span>${escape(money(one.amount_due, one.currency))}</span><span>${escape(paid)}</span></li>`;
  };

  const { customer, return_url: back } = portal;
  const running = subscriptionsOf(account, customer);
  const receipts = receiptsOf(account, customer);
  const refuses = refusesPayment(account, customer);
  const none = `<section><p>${escape(words.portal.none)}</p></section>`;
  const list =
    receipts.length > 0
      ? `<ul>${receipts.map(toReceipt).join('')}</ul>`
      : `<p>${escape(words.portal.noReceipts)}</p>`;
  return document(
    lang,
    words.portal.title,
    `<h1>${escape(words.portal.title)}</h1>${running.map(toSection).join('') || none}
<section><h2>${escape(words.portal.card)}</h2>
<p>${escape(refuses ? words.portal.badCard : words.portal.goodCard)}</p>
<form method="post">${
      refuses
        ? button('goodCard', words.portal.toGoodCard, ' class="main"')
        : button('badCard', words.portal.toBadCard)
    }</form></section>
<section><h2>${escape(words.portal.receipts)}</h2>${list}</section>${
      back ? `<a class="button" href="${escape(back)}">${escape(words.portal.back)}</a>` : ''
    }<p class="note">${escape(words.portal.note)}</p>`,
  );
}
