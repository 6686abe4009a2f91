/** @jest-environment jsdom */
import { locales } from '@/lib/i18n/locales';
import { composeMail } from './compose-mail';
import type { Mail } from './mail';
import { exampleMails } from './testing/example-mails';

const site = 'https://www.klassekart.example';

/** What a reader of the HTML sees, and every address in it. */
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
  // The two answers are parts of one page.
  if (mail.kind === 'trialEnding') return [`${mail.url}#yes`, `${mail.url}#no`];
  return Object.entries(mail).flatMap(([name, value]) =>
    /url$/i.test(name) ? [String(value)] : [],
  );
};

describe.each(Object.values(exampleMails))('the mail $kind', (mail) => {
  it.each(locales)('says the same as HTML and as text, with every address (%s)', (locale) => {
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
  });
});

it('nothing is fetched from another place when a mail is read', () => {
  const { page } = read(composeMail(exampleMails.invoice, 'no', site).html);
  expect(page.querySelectorAll('img, link, script, iframe, [background]')).toHaveLength(0);
  expect(composeMail(exampleMails.invoice, 'no', site).html).not.toMatch(/url\(|@import/);
});

it('names are words, whatever stands in them', () => {
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

it.each(['licenceCode', 'substitute'] as const)(
  'what a user wrote stands in a mail to a stranger (%s) as theirs, short and without links',
  (kind) => {
    const own = 'Klassekart: bytt passord på https://evil.example/login nå';
    const facts = { school: own, sender: own, what: own };
    const { subject, html, text } = composeMail({ ...exampleMails[kind], ...facts }, 'no', site);
    const { page } = read(html);
    expect(subject).not.toContain('passord');
    expect(text).toContain('«Klassekart: bytt passord på https evil. example/login nå»');
    expect(text + html).not.toContain('evil.example');
    const targets = [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(targets.filter((target) => target?.includes('evil'))).toEqual([]);
  },
);

it('amounts, days and accounts are written as the language does', () => {
  const { text } = composeMail(exampleMails.invoice, 'no', site);
  expect(text.replaceAll(/[\u00a0\u202f]/g, ' ')).toContain('Å betale: 1 248,75 kr');
  expect(text).toContain('Betales innen: 3. september 2026');
  expect(text.replaceAll('\u00a0', ' ')).toContain('Kontonummer: 1234 56 78903');
  expect(composeMail(exampleMails.invoice, 'en', site).text).toContain('Due: 3 September 2026');
});
