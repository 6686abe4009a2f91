import { brotliCompressSync } from 'node:zlib';
import { languageTags, type Locale } from '@/lib/i18n/locales';
import { readPage, type PageContent } from './read-page';
import { validateHtml } from './validate-html';

export interface Answer {
  status: number;
  location: string | null;
  contentType: string;
  body: string;
}

export interface PublicSite {
  load: (address: string, language: Locale) => Promise<Answer>;
  basePath: string;
  start: readonly string[];
  languages: readonly Locale[];
  siteUrls: Record<Locale, string>;
  pageLanguages: (path: string) => readonly Locale[];
}

const here = 'http://site.invalid';
const hreflang: Record<Locale, string> = { no: 'nb', en: 'en' };
const longestDescription = 200;
const landingLimits = { html: 230_000, compressed: 36_000 };

function toAddress(href: string, from: string, { siteUrls }: PublicSite) {
  const url = new URL(href, here + from);
  if (url.origin !== here && !Object.values(siteUrls).includes(url.origin)) return undefined;
  return { address: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) };
}

function pageProblems(page: PageContent, path: string, locale: Locale, site: PublicSite) {
  const languages = site.pageLanguages(path);
  const written = languages.includes(locale) ? locale : languages[0]!;
  const urlOf = (language: Locale) =>
    site.siteUrls[language] + site.basePath + (path === '/' && site.basePath ? '' : path);
  const url = urlOf(written);
  const isTranslated = languages.length > 1;
  const alternates: [string, string][] = isTranslated
    ? [
        ...languages.map((each): [string, string] => [hreflang[each], urlOf(each)]),
        ['x-default', urlOf('no')],
      ]
    : [];
  const sorted = (pairs: Iterable<[string, string]>) => JSON.stringify([...pairs].sort());
  const description = page.meta.get('description') ?? '';
  const isListed = !page.meta.get('robots')?.includes('noindex');
  const needed = ['og:title', 'og:image', 'og:image:alt', 'twitter:card'];
  const problems: [isWrong: boolean, text: string][] = [
    [page.language !== languageTags[locale], `its language is ${page.language}`],
    [
      page.canonicals.join(' ') !== url,
      `its canonical address is "${page.canonicals.join(' ')}", not ${url}`,
    ],
    [page.meta.get('og:url') !== url, `og:url is ${page.meta.get('og:url')}`],
    [sorted(page.alternates) !== sorted(alternates), `hreflang says ${sorted(page.alternates)}`],
    [!isListed, 'search engines are sent away'],
    [page.headings !== 1, `it has ${page.headings} h1`],
    [!page.title, 'it has no title'],
    [
      !description || description.length > longestDescription,
      `its description is "${description}"`,
    ],
    ...needed.map((name): [boolean, string] => [!page.meta.get(name), `it has no ${name}`]),
    ...page.unsized.map((source): [boolean, string] => [true, `a picture has no size: ${source}`]),
  ];
  return problems.filter(([isWrong]) => isWrong).map(([, text]) => text);
}

function sizeProblems(html: string): string[] {
  const sizes = { html: Buffer.byteLength(html), compressed: brotliCompressSync(html).length };
  return (['html', 'compressed'] as const)
    .filter((kind) => sizes[kind] > landingLimits[kind])
    .map((kind) => `it has ${sizes[kind]} bytes (${kind}), more than ${landingLimits[kind]}`);
}

async function crawl(site: PublicSite, language: Locale) {
  const { load, basePath } = site;
  const pages = new Map<string, PageContent>();
  const problems: string[] = [];
  const linked = new Set<string>();
  const files = new Set<string>();
  const anchors: { from: string; address: string; anchor: string }[] = [];
  const isInside = (address: string) => `${address.split('?')[0]}/`.startsWith(`${basePath}/`);
  const asked = new Set<string>();
  const ask = async (address: string, from: string) => {
    const answer = await load(address, language);
    const { status, location } = answer;
    if (status === 200) return answer;
    problems.push(
      `${from} leads to ${address}, which answers ${status}${location ? `, to ${location}` : ''}`,
    );
    return undefined;
  };

  const queue = site.start.map((address) => ({ address, from: 'the list of pages' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    if (asked.has(address)) continue;
    asked.add(address);
    if (!isInside(address)) {
      problems.push(`${from} leads out of the site: ${address}`);
      continue;
    }
    const answer = await ask(address, from);
    const path = address.split('?')[0]!.slice(basePath.length) || '/';
    if (!answer?.contentType.startsWith('text/html') || /^\/(app|api)\b/.test(path)) continue;
    const page = await readPage(answer.body);
    pages.set(address, page);
    const found = [
      ...(await validateHtml(answer.body)),
      ...pageProblems(page, path, language, site),
      ...(path === '/' ? sizeProblems(answer.body) : []),
    ];
    problems.push(...found.map((problem) => `${address}: ${problem}`));
    for (const href of page.links.filter(
      (each) => !/^mailto:[^@\s]+@[^@\s.]+\.[^@\s]+$/.test(each),
    )) {
      const target = toAddress(href, address, site);
      if (!target && !href.startsWith('https://')) problems.push(`${address} leads to ${href}`);
      if (!target) continue;
      linked.add(target.address);
      queue.push({ address: target.address, from: address });
      if (target.anchor) anchors.push({ from: address, ...target });
    }
    const pictures = ['og:image', 'twitter:image'].flatMap((name) => page.meta.get(name) ?? []);
    for (const source of [...page.assets, ...pictures]) {
      const file = toAddress(source, address, site);
      if (file) files.add(file.address);
      else problems.push(`${address} loads from elsewhere: ${source}`);
    }
  }
  for (const { from, address, anchor } of anchors) {
    if (pages.get(address)?.ids.has(anchor) === false) {
      problems.push(`${from} leads to #${anchor}, which ${address} does not have`);
    }
  }
  for (const file of files) await ask(file, 'a page');
  return { pages, linked, files, problems };
}

async function missingPageProblems({ load, basePath }: PublicSite, locale: Locale) {
  const { status, body } = await load(`${basePath}/nothing-here`, locale);
  const problems = await validateHtml(body);
  if (status !== 404) problems.push(`it answers ${status}`);
  const { meta } = await readPage(body);
  if (!meta.get('robots')?.includes('noindex')) problems.push('search engines may list it');
  return problems.map((problem) => `a page that is not there: ${problem}`);
}

export async function siteProblems(site: PublicSite) {
  const problems: string[] = [];
  const found = new Set<string>();
  const counts = { pages: 0, links: 0, files: 0 };
  for (const locale of site.languages) {
    const { pages, linked, files, problems: list } = await crawl(site, locale);
    const all = [...list, ...(await missingPageProblems(site, locale))];
    problems.push(...all.map((problem) => `[${locale}] ${problem}`));
    counts.pages += pages.size;
    counts.links += linked.size;
    counts.files += files.size;
    for (const [address, { canonicals }] of pages) {
      if (linked.has(address) && canonicals[0]) found.add(canonicals[0]);
    }
  }
  const [first] = site.languages;
  const robots = await site.load('/robots.txt', first!);
  if (!robots.body.includes(`${site.basePath}/sitemap.xml`)) {
    problems.push(`/robots.txt answers ${robots.status} and names no sitemap`);
  }
  const sitemap = await site.load(`${site.basePath}/sitemap.xml`, first!);
  const urls = [...sitemap.body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  const listed = new Set(urls.map((url) => url.replaceAll('&amp;', '&')));
  for (const url of found) if (!listed.has(url)) problems.push(`the sitemap lacks ${url}`);
  for (const url of listed) if (!found.has(url)) problems.push(`no page leads to ${url}`);
  return { problems, counts };
}
