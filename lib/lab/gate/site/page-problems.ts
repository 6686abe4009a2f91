import { languageTags, type Locale } from '@/lib/i18n/locales';
import type { PageContent } from './read-page';

/** Addresses under which a page is to be listed; the same in every language where there is one host. */
export interface Listing {
  languages: readonly Locale[];
  url: (language: Locale) => string;
}

const hreflang: Record<Locale, string> = { no: 'nb', en: 'en' };
/** About what search engines show of a description. */
const longestDescription = 200;

function expectedAlternates({ languages, url }: Listing): [string, string][] {
  if (languages.length < 2 || url('no') === url('en')) return [];
  const each = languages.map((language): [string, string] => [hreflang[language], url(language)]);
  return [...each, ['x-default', url('no')]];
}

function languageProblems(page: PageContent, locale: Locale, written: Locale): string[] {
  const problems = [];
  if (page.language !== languageTags[locale]) problems.push(`its language is ${page.language}`);
  const heading = page.headingLanguage ?? page.language;
  if (heading !== languageTags[written]) problems.push(`its heading is marked as ${heading}`);
  return problems;
}

function listingProblems(page: PageContent, listing: Listing, written: Locale): string[] {
  const problems = [];
  const url = listing.url(written);
  if (page.canonicals.join(' ') !== url) {
    problems.push(`its canonical address is "${page.canonicals.join(' ')}", not ${url}`);
  }
  if (page.meta.get('og:url') !== url) problems.push(`og:url is ${page.meta.get('og:url')}`);
  const expected = expectedAlternates(listing);
  const sorted = (pairs: Iterable<[string, string]>) => JSON.stringify([...pairs].sort());
  if (sorted(page.alternates) !== sorted(expected)) {
    problems.push(`hreflang says ${sorted(page.alternates)}, not ${sorted(expected)}`);
  }
  if (page.meta.get('robots')?.includes('noindex')) problems.push('search engines are sent away');
  return problems;
}

/** Lists the faults of a page of the site that the page alone shows. */
export function pageProblems(page: PageContent, locale: Locale, listing: Listing): string[] {
  const written = listing.languages.includes(locale) ? locale : listing.languages[0]!;
  const problems = [
    ...languageProblems(page, locale, written),
    ...listingProblems(page, listing, written),
  ];
  if (page.headings.length !== 1) problems.push(`it has ${page.headings.length} h1`);
  if (!page.title) problems.push('it has no title');
  const description = page.meta.get('description') ?? '';
  if (!description) problems.push('it has no description');
  if (description.length > longestDescription) {
    problems.push(`its description has ${description.length} characters`);
  }
  for (const name of ['og:title', 'og:image', 'og:image:alt', 'twitter:card']) {
    if (!page.meta.get(name)) problems.push(`it has no ${name}`);
  }
  return [...problems, ...page.unsized.map((source) => `a picture has no size: ${source}`)];
}
