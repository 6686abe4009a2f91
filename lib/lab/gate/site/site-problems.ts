import type { Locale } from '@/lib/i18n/locales';
import { crawlSite, type Crawl, type CrawledPage, type Site } from './crawl-site';
import { pageProblems } from './page-problems';
import { readPage } from './read-page';
import { sizeProblems } from './size-problems';
import { structuredDataProblems } from './structured-data-problems';
import { validateHtml } from './validate-html';

export interface PublicSite extends Site {
  languages: readonly Locale[];
  /** The site's address in each language, without the base path. */
  siteUrls: Record<Locale, string>;
  /** The languages of a page by its path without the base path. */
  pageLanguages: (path: string) => readonly Locale[];
}

const pathOf = (address: string, basePath: string) =>
  address.split('?')[0]!.slice(basePath.length) || '/';

async function problemsOfPage(page: CrawledPage, locale: Locale, site: PublicSite) {
  const path = pathOf(page.address, site.basePath);
  const url = (language: Locale) =>
    site.siteUrls[language] + site.basePath + (path === '/' && site.basePath ? '' : path);
  return [
    ...(await validateHtml(page.html)),
    ...pageProblems(page, locale, { languages: site.pageLanguages(path), url }),
    ...structuredDataProblems(page),
    ...(path === '/' ? sizeProblems(page.html) : []),
  ];
}

/** Titles and descriptions that two pages share, so that a list of results would not tell them apart. */
function sharedTexts(pages: Iterable<CrawledPage>): string[] {
  const seen = new Map<string, string>();
  const problems: string[] = [];
  for (const { title, meta, canonicals } of pages) {
    const canonical = canonicals[0] ?? '';
    for (const text of [title, meta.get('description') ?? '']) {
      const other = seen.get(text) ?? canonical;
      seen.set(text, other);
      if (text && other !== canonical) problems.push(`${other} and ${canonical} share "${text}"`);
    }
  }
  return problems;
}

/** Addresses listed in a sitemap, and those of it that stand for the same page in another language. */
const locationsOf = (sitemap: string) =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!.replaceAll('&amp;', '&'));

function sitemapProblems(sitemap: string, crawls: readonly Crawl[]): string[] {
  const listed = new Set(locationsOf(sitemap));
  const linked = new Set<string>();
  for (const { pages, linked: addresses } of crawls) {
    for (const page of pages.values()) {
      if (addresses.has(page.address) && page.canonicals[0]) linked.add(page.canonicals[0]);
    }
  }
  return [
    ...[...linked].filter((url) => !listed.has(url)).map((url) => `the sitemap lacks ${url}`),
    ...[...listed].filter((url) => !linked.has(url)).map((url) => `no page leads to ${url}`),
  ];
}

async function robotsProblems({ load, basePath, languages }: PublicSite): Promise<string[]> {
  const { status, contentType, body } = await load('/robots.txt', languages[0]!);
  if (status !== 200 || !contentType.startsWith('text/plain')) {
    return [`/robots.txt answers ${status} ${contentType}`];
  }
  return body.includes(`${basePath}/sitemap.xml`) ? [] : ['/robots.txt names no sitemap'];
}

async function manifestProblems(site: PublicSite, crawl: Crawl, locale: Locale) {
  const address = [...crawl.assets].find((asset) => asset.split('?')[0]!.endsWith('.webmanifest'));
  if (!address) return ['no page names a manifest'];
  const { body, contentType } = await site.load(address, locale);
  if (!contentType.startsWith('application/manifest+json')) return [`${address}: ${contentType}`];
  const { icons } = JSON.parse(body) as { icons: { src: string; type: string }[] };
  const answers = await Promise.all(icons.map(({ src }) => site.load(src, locale)));
  return icons
    .filter((icon, index) => answers[index]?.contentType !== icon.type)
    .map(({ src }) => `the manifest names ${src}, which is no such picture`);
}

async function missingPageProblems({ load, basePath }: PublicSite, locale: Locale) {
  const { status, body } = await load(`${basePath}/nothing-here`, locale);
  const problems = await validateHtml(body);
  if (status !== 404) problems.push(`it answers ${status}`);
  const { meta } = await readPage(body);
  if (!meta.get('robots')?.includes('noindex')) problems.push('search engines may list it');
  return problems.map((problem) => `a page that is not there: ${problem}`);
}

/** Reads the whole public site in every language. Answers what is wrong with it, and how much was looked at. */
export async function siteProblems(site: PublicSite) {
  const problems: string[] = [];
  const crawls: Crawl[] = [];
  const counts = { pages: 0, links: 0, files: 0 };
  for (const locale of site.languages) {
    const report = (list: readonly string[]) =>
      problems.push(...list.map((problem) => `[${locale}] ${problem}`));
    const crawl = await crawlSite(site, locale);
    crawls.push(crawl);
    counts.pages += crawl.pages.size;
    counts.links += crawl.linked.size;
    counts.files += crawl.assets.size;
    report(crawl.problems);
    for (const page of crawl.pages.values()) {
      const found = await problemsOfPage(page, locale, site);
      report(found.map((problem) => `${page.address}: ${problem}`));
    }
    report(sharedTexts(crawl.pages.values()));
    report(await manifestProblems(site, crawl, locale));
    report(await missingPageProblems(site, locale));
  }
  const sitemap = await site.load(`${site.basePath}/sitemap.xml`, site.languages[0]!);
  if (sitemap.status !== 200) problems.push(`the sitemap answers ${sitemap.status}`);
  problems.push(...sitemapProblems(sitemap.body, crawls), ...(await robotsProblems(site)));
  return { problems, counts };
}
