import { messages } from '@/lib/i18n/messages';

const shownKey = />([A-Z]\w+(?:\.\w+)+)</g;

/** The keys that a page shows where it lacks the texts: next-intl writes them in their place. */
function missingTexts(html: string): string[] {
  const keys = [...html.matchAll(shownKey)].map(([, key]) => key!);
  const find = (key: string) =>
    key.split('.').reduce<unknown>((at, name) => Object(at)[name] as unknown, messages.no);
  return keys.filter((key) => find(key) !== undefined);
}

/** Throws where a page, as in "/no/about", has inline styles or lacks texts. */
export function checkPage(page: string, html: string): void {
  if (/<style|<[a-z][^>]*\sstyle="/.test(html)) {
    throw new Error(`${page} has inline styles, which its security policy does not allow.`);
  }
  const missing = missingTexts(html);
  if (missing.length > 0) throw new Error(`${page} lacks the texts of ${missing.join(', ')}.`);
}
