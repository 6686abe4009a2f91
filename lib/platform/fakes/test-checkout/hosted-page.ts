import { button, document, escape, language } from './document';
import type { CheckoutSession } from './objects';

export function hostedPage(session: CheckoutSession): string {
  const { price, trialEnd } = session.order;
  const { words, lang, planName, day, money } = language(session.locale);
  const back = session.cancel_url;
  if (session.status !== 'open') {
    const isPaid = session.payment_status !== 'unpaid';
    const ended = isPaid ? words.completed : words.failed;
    const text = session.status === 'complete' ? ended : words.expired;
    const link = back ? `<a class="button" href="${escape(back)}">${escape(words.back)}</a>` : '';
    return document(lang, words.title, `<section><h1>${escape(text)}</h1>${link}</section>`);
  }
  const row = (name: string, html: string, attributes = '') =>
    `<dt>${escape(name)}</dt><dd${attributes}>${html}</dd>`;
  const rows = [
    row(words.plan, escape(planName(price.lookup_key))),
    session.customer_email ? row(words.email, escape(session.customer_email)) : '',
    row(words.perYear, money(price.unit_amount), ' class="price"'),
  ];
  if (trialEnd) {
    rows.push(row(words.today, money(0)), row(words.firstCharge, day(trialEnd)));
  }
  const buttons = [
    button('pay', trialEnd ? words.saveCard : words.pay, true),
    trialEnd ? '' : button('fail', words.fail),
    back ? button('cancel', words.cancel) : '',
  ];
  return document(
    lang,
    words.title,
    `<section><h1>${escape(words.title)}</h1>
<dl>${rows.join('')}</dl>
<form method="post">${buttons.join('')}</form>
<p class="note">${escape(words.note)}</p></section>`,
  );
}
