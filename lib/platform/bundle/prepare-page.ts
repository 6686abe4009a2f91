import { createHash } from 'node:crypto';
import { messages } from '@/lib/i18n/messages';
import { scriptHashes } from './script-hashes';

export interface ReadyPage {
  content: Buffer;
  /** Hash of the content. */
  hash: string;
  /** CSP sources of its inline scripts, as in "sha256-…". */
  scripts: string[];
}

const shownKey = />([A-Z]\w+(?:\.\w+)+)</g;

/** The keys that a page shows where it lacks the texts: next-intl writes them in their place. */
function missingTexts(html: string): string[] {
  const keys = [...html.matchAll(shownKey)].map(([, key]) => key!);
  const find = (key: string) =>
    key.split('.').reduce<unknown>((at, name) => Object(at)[name] as unknown, messages.no);
  return keys.filter((key) => find(key) !== undefined);
}

/** Makes a page, as in "/no/about", ready from the HTML that Next.js rendered. */
export function preparePage(page: string, html: string): ReadyPage {
  if (/<style|<[a-z][^>]*\sstyle="/.test(html)) {
    throw new Error(`${page} has inline styles, which its security policy does not allow.`);
  }
  const missing = missingTexts(html);
  if (missing.length > 0) throw new Error(`${page} lacks the texts of ${missing.join(', ')}.`);
  const content = Buffer.from(html);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { content, hash, scripts: scriptHashes(html) };
}
