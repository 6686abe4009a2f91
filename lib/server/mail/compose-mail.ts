import 'server-only';
import Mustache from 'mustache';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import layout from './layout.json' with { type: 'json' };
import type { MailContent } from './mail-kind';
import { toMailKind, type Mail } from './mail-kinds';
import { createMailWords } from './mail-words';

export interface ComposedMail {
  subject: string;
  html: string;
  text: string;
}

function toText(content: MailContent, foot: string): string {
  const { heading, paragraphs, facts = [], buttons = [], notes = [], reason } = content;
  const parts = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...buttons.map(({ label, url }) => `${label}:\n${url}`),
    ...notes,
    `-- \n${reason}\n${foot}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** A line break in a name could inject mail headers, so the text becomes one line. */
const toLine = (text: string) => text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();

export function composeMail(mail: Mail, locale: Locale, siteUrl: string): ComposedMail {
  const words = createMailWords(locale);
  const content = toMailKind(mail.kind).write(mail, words);
  const subject = toLine(content.subject);
  const foot = `${words.brand}, ${siteUrl}`;
  const html = Mustache.render(layout.html, {
    ...content,
    subject,
    languageTag: languageTags[locale],
    brand: words.brand,
    hasFacts: Boolean(content.facts?.length),
    siteUrl,
    siteName: siteUrl.replace(/^https?:\/\//, ''),
  });
  return { subject, html, text: toText(content, foot) };
}
