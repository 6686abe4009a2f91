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

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of a thing that a visitor must be able to read on the page too. */
function claimsOf(thing: Thing): Value[] {
  switch (thing['@type']) {
    case 'Question':
    case 'Product':
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

/** What is wrong with a page's structured data: unreadable, without a type, or saying what the page does not. */
export function structuredDataProblems(page: PageContent): string[] {
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
      const text = plain(String(claim));
      const spaced = text.replace(/\B(?=(\d{3})+$)/g, ' ');
      if (!page.text.includes(text) && !page.text.includes(spaced)) {
        problems.push(`structured data says what the page does not: ${text}`);
      }
    }
    return problems;
  });
}
