import { messages } from '@/lib/i18n/messages';

const shownKey = />([A-Z]\w+(?:\.\w+)+)</g;

function missingTexts(html: string): string[] {
  const keys = [...html.matchAll(shownKey)].map(([, key]) => key!);
  const find = (key: string) =>
    key.split('.').reduce<unknown>((at, name) => Object(at)[name] as unknown, messages.no);
  return keys.filter((key) => find(key) !== undefined);
}

function longTexts(html: string): string[] {
  const pushed = html.matchAll(/self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g);
  const data = [...pushed].map(([, text]) => JSON.parse(text!) as string).join('');
  return [...data.matchAll(/\b[\da-f]+:T([\da-f]+),/g)].map(({ 0: head, 1: length, index }) =>
    Buffer.from(data.slice(index + head.length))
      .subarray(0, parseInt(length!, 16))
      .toString(),
  );
}

export function checkPage(page: string, html: string): void {
  if (/<style|<[a-z][^>]*\sstyle="/.test(html)) {
    throw new Error(`${page} has inline styles, which its security policy does not allow.`);
  }
  if (longTexts(html).some((text) => text.includes('.placeholder.invalid'))) {
    throw new Error(`${page} has a long text with an address, whose length a node would change.`);
  }
  const missing = missingTexts(html);
  if (missing.length > 0) throw new Error(`${page} lacks the texts of ${missing.join(', ')}.`);
}
