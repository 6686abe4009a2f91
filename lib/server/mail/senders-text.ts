import 'server-only';
import type { MailWords } from './mail-words';

const longest = 60;
/** Characters that mail programs recognize as a full stop in a domain name (UTS 46, 2.3). */
const dots = /[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu;

/** Shortens a user's text for a mail to a stranger and makes links in the text unusable, against phishing. */
export function sendersText(text: string): string {
  const plain = text
    .replace(/:\/\/|@/g, ' ')
    .replace(dots, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain;
}

export const quote = (text: string, { t }: MailWords) => t('quote', { text: sendersText(text) });
