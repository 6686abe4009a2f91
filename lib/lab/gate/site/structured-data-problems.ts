import type { PageContent } from './read-page';

type Value = string | number | boolean | null | Value[] | { [key: string]: Value };
type Thing = { [key: string]: Value };

const isThing = (value: Value | undefined): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every thing in a value, at whatever depth. */
function thingsIn(value: Value): Thing[] {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  if (!isThing(value)) return [];
  return [value, ...Object.values(value).flatMap(thingsIn)];
}

/** A text with single spaces, and its numbers without what parts their thousands in either language. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?<=\d)[ ,](?=\d{3}(?!\d))/g, '')
    .trim();

/** Whether a text, or a number by itself, can be read on the page. */
function isReadable(claim: Value, text: string): boolean {
  if (typeof claim !== 'number') return text.includes(plain(String(claim)));
  return new RegExp(`(?<!\\d)${claim}(?!\\d)`).test(text);
}

/** The texts of a thing that a visitor must be able to read on the page too. */
function claimsOf(thing: Thing): Value[] {
  switch (thing['@type']) {
    case 'Question':
    case 'Product':
    case 'ListItem':
      return [thing.name!];
    case 'Answer':
      return [thing.text!];
    case 'Article':
      return [thing.headline!];
    case 'Offer':
      return [thing.price!];
    default:
      return [];
  }
}

/** Lists the faults of a page's structured data: unreadable, without a type, or saying what the page does not. */
export function structuredDataProblems(page: PageContent): string[] {
  const text = plain(page.text);
  return page.structuredData.flatMap((source) => {
    let data: Value;
    try {
      data = JSON.parse(source) as Value;
    } catch {
      return [`structured data is no JSON: ${source.slice(0, 80)}`];
    }
    const problems = [];
    if (!isThing(data) || data['@context'] !== 'https://schema.org' || !data['@type']) {
      problems.push(`structured data has no context or type: ${source.slice(0, 80)}`);
    }
    for (const claim of thingsIn(data).flatMap(claimsOf)) {
      if (!isReadable(claim, text)) {
        problems.push(`structured data says what the page does not: ${String(claim)}`);
      }
    }
    return problems;
  });
}
