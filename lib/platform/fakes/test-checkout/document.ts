import { tiers } from '@/lib/core/billing/plans';
import { messages } from '@/lib/i18n/messages';

const no = messages.no.TestCheckout;
const en = messages.en.TestCheckout;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
export const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign]!);

const style = `
:root{color-scheme:light dark;--paper:#faf8f4;--card:#fff;--ink:#1c2420;--soft:#55605a;--line:#d9d4c8;--strong:#17634a;--on:#fff;--warn:#7a4b00;--warn-back:#fdf1d8}
@media(prefers-color-scheme:dark){:root{--paper:#161a18;--card:#1f2522;--ink:#edf0ec;--soft:#a9b4ad;--line:#3a433e;--strong:#7ed0ae;--on:#0f1f18;--warn:#f4d38f;--warn-back:#3a2f17}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
aside{background:var(--warn-back);color:var(--warn);padding:.75rem 1rem;text-align:center}
aside p{margin:0 auto;max-width:44rem}
main{max-width:28rem;margin:2.5rem auto;padding:0 1rem}
section{background:var(--card);border:1px solid var(--line);border-radius:1rem;padding:1.5rem}
h1{font-size:1.375rem;line-height:1.25;margin:0 0 1rem}
dl{margin:0 0 1.5rem;display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem}
dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere}
.price{font-size:1.75rem;font-weight:650;white-space:nowrap}
button,a.button{display:block;width:100%;min-height:3rem;margin-top:.75rem;padding:.625rem 1rem;border:1px solid var(--line);border-radius:.625rem;background:transparent;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
button.main{border-color:var(--strong);background:var(--strong);color:var(--on);font-weight:600}
:focus-visible{outline:3px solid var(--strong);outline-offset:2px}
.warn{background:var(--warn-back);color:var(--warn);border-radius:.625rem;padding:.625rem .875rem}
h2{font-size:1.0625rem;margin:1.75rem 0 .25rem}
ul{list-style:none;margin:0;padding:0}
li{display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:space-between;border-top:1px solid var(--line);padding:.625rem 0}
li:first-child{border-top:0}
section+section{margin-top:1rem}
.note{color:var(--soft);font-size:.9375rem;margin:1.25rem 0 0}
`;

export function document(lang: string, title: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${escape(title)}</title><style>${style}</style></head>
<body><aside><p lang="nb"><strong>${escape(no.banner)}</strong></p><p lang="en"><strong>${escape(en.banner)}</strong></p></aside>
<main>${body}</main></body></html>
`;
}

export const button = (action: string, label: string, isMain = false) =>
  `<button name="action" value="${action}"${isMain ? ' class="main"' : ''}>${escape(label)}</button>`;

export function language(locale: string | null) {
  const isEnglish = locale?.startsWith('en') ?? false;
  const [words, lang, tag] = isEnglish ? [en, 'en', 'en-GB'] : [no, 'nb', 'nb-NO'];
  const dates = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'Europe/Oslo' });
  const currency = { style: 'currency', currency: 'NOK', currencyDisplay: 'code' } as const;
  const amounts = new Intl.NumberFormat(tag, currency);
  return {
    words,
    lang,
    planName: (lookupKey: string) => {
      const { slug } = tiers.find((tier) => tier.lookupKey.yearly === lookupKey)!;
      return messages[isEnglish ? 'en' : 'no'].Pricing.tiers[slug].name;
    },
    day: (seconds: number) => escape(dates.format(seconds * 1000)),
    money: (ore: number) => escape(amounts.format(ore / 100)),
  };
}

export function missingPage(): string {
  return document(
    'nb',
    no.missing,
    `<section><h1>${escape(no.missing)}</h1><p lang="en">${escape(en.missing)}</p></section>`,
  );
}
