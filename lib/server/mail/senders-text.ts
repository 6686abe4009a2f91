import 'server-only';
import type { MailWords } from './mail-words';

const longest = 60;
/** Full stops that mail programs take for one (UTS 46, 2.3). */
const dots = /[.\u3002\uFF0E\uFF61](?=[\p{L}\p{N}])/gu;

/** Text that a user chose, for a mail to a stranger: short, and nothing a mail program makes a link of. */
export function sendersText(text: string): string {
  const plain = text
    .replace(/:\/\/|@/g, ' ')
    .replace(dots, '. ')
    .replace(/\s+/gu, ' ')
    .trim();
  const letters = [...plain];
  return letters.length > longest ? `${letters.slice(0, longest - 1).join('')}…` : plain;
}

/** A user's own words in quotation marks, in a mail to a stranger. */
export const quote = (text: string, { t }: MailWords) => t('quote', { text: sendersText(text) });
