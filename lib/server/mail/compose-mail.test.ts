/** @jest-environment jsdom */
import { locales } from '@/lib/i18n/locales';
import { composeMail } from './compose-mail';
import { exampleMails, type Mail } from './mail-kinds';
import { refusedInvoice, secondReminder, settledInvoice } from './testing/example-mails';

const site = 'https://www.klassekart.example';

function read(html: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  page.querySelectorAll('style, title').forEach((element) => element.remove());
  return {
    page,
    words: page.body.textContent.replaceAll(/\s+/g, ' '),
    links: [...page.querySelectorAll('a')].map((link) => link.getAttribute('href')),
  };
}
const urlsOf = (mail: Mail) => {
  if (mail.kind === 'trialEnding') return [`${mail.url}#yes`, `${mail.url}#no`];
  return Object.entries(mail).flatMap(([name, value]) =>
    /url$/i.test(name) ? [String(value)] : [],
  );
};

const mails = [...Object.values(exampleMails), secondReminder, refusedInvoice, settledInvoice];
describe.each(mails)('the mail $kind', (mail) => {
  it.each(locales)(
    'has the same words and links as HTML and as text in the language %s',
    (locale) => {
      const { subject, html, text } = composeMail(mail, locale, site);
      const { page, words, links } = read(html);
      expect(subject).not.toBe('');
      expect(page.title || subject).toBe(subject);
      expect(page.documentElement.lang).toBe({ no: 'nb-NO', en: 'en-GB' }[locale]);
      expect(links.sort()).toEqual([...urlsOf(mail), site].sort());
      for (const url of urlsOf(mail)) expect(text).toContain(`:\n${url}\n`);
      const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('http'));
      for (const line of lines.filter((each) => !each.includes(site) && each !== '-- ')) {
        for (const part of line.replace(/:$/, '').split(': ')) {
          expect(words).toContain(part.replaceAll(/\s+/g, ' '));
        }
      }
      expect(html + text).not.toMatch(/\{\{|undefined|\[object/);
    },
  );
});

it.each([
  [
    'no',
    'the price and the renewal',
    [
      /199.*kr i året/,
      /19\. september 2026/,
      /fornyes 19\. september 2027/,
      /si opp når som helst/,
    ],
  ],
  [
    'no',
    'the right of withdrawal',
    [/14 dager/, /Angreskjema/, /Navn:/, /Eksempelgata 1/, /123 456 785/, /1\. januar 2026/],
  ],
  [
    'en',
    'the price and the renewal',
    [/199.* a year/, /19 September 2026/, /renews on 19 September 2027/, /cancel at any time/],
  ],
  [
    'en',
    'the right of withdrawal',
    [/14 days/, /Withdrawal form/, /Name:/, /Eksempelgata 1/, /123 456 785/, /1 January 2026/],
  ],
] as const)(
  'the purchase confirmation in the language %s contains the required facts: %s',
  (locale, _, parts) => {
    const { text } = composeMail(exampleMails.purchase, locale, site);
    for (const part of parts) expect(text.replaceAll('\u00a0', ' ')).toMatch(part);
  },
);

it.each([
  ['no', /begynner 18\. november 2026/, /i gang|har begynt/],
  ['en', /begins on 18 November 2026/, /has started|has begun/],
] as const)(
  'the order confirmation in the language %s names the first day of the subscription',
  (locale, begins, started) => {
    const { text } = composeMail(exampleMails.order, locale, site);
    expect(text).toMatch(begins);
    expect(text).toMatch(/4\.? november 2026/i);
    expect(text).not.toMatch(started);
  },
);

it('an HTML mail loads no external resource', () => {
  const { page } = read(composeMail(exampleMails.invoice, 'no', site).html);
  expect(page.querySelectorAll('img, link, script, iframe, [background]')).toHaveLength(0);
  expect(composeMail(exampleMails.invoice, 'no', site).html).not.toMatch(/url\(|@import/);
});

it('a fully settled invoice asks for no payment', () => {
  const { subject, text } = composeMail(settledInvoice, 'no', site);
  expect(subject).toContain('Faktura 1042');
  expect(text).toContain('Ingenting er å betale');
  expect(text.replaceAll('\u00a0', ' ')).toMatch(/Trukket fra til gode: .1 248,75 kr/);
  expect(text).not.toMatch(/KID|Kontonummer|Betales innen/);
});

it('a reminder shows a total only if other invoices are open', () => {
  const text = (owed: number) =>
    composeMail({ ...exampleMails.reminder, owed }, 'en', site).text.replaceAll('\u00a0', ' ');
  expect(text(1873_75)).toMatch(/To pay in all, with other invoices: .*1,?873.75/);
  expect(text(1248_75)).not.toContain('in all');
});

it('the mail about an upgrade before the first invoice shows the amount and the day of this invoice', () => {
  const facts = { first: 1199_14, invoiceOn: '2026-11-23', isBilledNow: false };
  const { text } = composeMail({ ...exampleMails.upgraded, ...facts }, 'no', site);
  expect(text.replaceAll('\u00a0', ' ')).toContain(
    'Den første fakturaen, på 1 199,14 kr med mva., sendes 23. november 2026.',
  );
});

it('the first reminder names the school and the earliest day on which the plan stops', () => {
  const reminder = { ...exampleMails.reminder, customer: 'Fjell kommune' };
  const { subject, text } = composeMail(reminder, 'en', site);
  expect(subject).toBe('Reminder of invoice 1042');
  expect(text).toContain('for the plan of Fjellvik skole was sent to Fjell kommune');
  expect(text).toContain('stops on 1 October 2026 at the earliest');
});

it('the subject of the second reminder names the day on which the plan stops', () => {
  const reminder = { ...secondReminder, customer: 'Fjell kommune' };
  const { subject, text } = composeMail(reminder, 'en', site);
  expect(subject).toBe('The plan stops on 1 October 2026 if invoice 1042 is not paid');
  expect(text).toContain('for the plan of Fjellvik skole was sent to Fjell kommune');
  expect(text).not.toContain('at the earliest');
});

it('a mail about a refused invoice names the address or the channel of the delivery', () => {
  const { text } = composeMail(refusedInvoice, 'no', site);
  expect(text).toContain(
    'Fakturaen kunne ikke leveres til faktura@fjellvik.example. Derfor får du',
  );
  expect(text).toContain('som administrator for Fjellvik skole');
  const byEhf = { ...refusedInvoice.refused!, by: 'Fjell kommune', channel: 'ehf' as const };
  expect(composeMail({ ...refusedInvoice, refused: byEhf }, 'en', site).text).toContain(
    'The invoice could not be delivered to Fjell kommune as EHF.',
  );
});

it('the mail about an upgrade of a cancelled subscription shows the day and the price of the renewal', () => {
  const { text } = composeMail(exampleMails.upgraded, 'en', site);
  expect(text).toContain('The cancellation is taken back: the plan renews on 20 August 2027.');
  expect(text.replaceAll('\u00a0', ' ')).toMatch(
    /1[ ,]873.75 kr for a year|NOK 1,873.75 for a year/,
  );
});

it('a name with markup and line breaks is escaped', () => {
  const hostile = '<img src=x onerror=alert(1)> & "Co" {{code}}\r\nBcc: a@b.example';
  const { subject, html, text } = composeMail(
    { ...exampleMails.order, customer: hostile },
    'no',
    site,
  );
  const { page, words } = read(html);
  expect(subject).not.toMatch(/[\r\n]/);
  expect(page.querySelector('img')).toBeNull();
  expect(words).toContain('<img src=x onerror=alert(1)> & "Co" {{code}} Bcc: a@b.example');
  expect(text).toContain('& "Co" {{code}}');
});

it('text of a user in a mail to a stranger is quoted without links', () => {
  const own = 'Klassekart: bytt passord på https://evil.example/login nå';
  const facts = { school: own, sender: own, what: own };
  const { subject, html, text } = composeMail(
    { ...exampleMails.licenceCode, ...facts },
    'no',
    site,
  );
  const { page } = read(html);
  expect(subject).not.toContain('passord');
  expect(text).toContain('«Klassekart: bytt passord på https evil. example/login nå»');
  expect(text + html).not.toContain('evil.example');
  const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(targets.filter((target) => target?.includes('evil'))).toEqual([]);
});

it('amounts, days and account numbers are formatted for the language', () => {
  const { text } = composeMail(exampleMails.invoice, 'no', site);
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Å betale: 1 248,75 kr');
  expect(text).toContain('Betales innen: 3. september 2026');
  expect(text.replaceAll('\u00a0', ' ')).toContain('Kontonummer: 1234 56 78903');
  expect(composeMail(exampleMails.invoice, 'en', site).text).toContain('Due: 3 September 2026');
});
