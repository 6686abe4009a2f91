import type { Locale } from '@/lib/i18n/locales';
import { readPage, type PageContent } from './read-page';

export interface Answer {
  status: number;
  /** The target of a redirect. */
  location: string | null;
  contentType: string;
  body: string;
}

/** Asks the server for an address of its own, as a visitor with that language chosen; follows no redirect. */
export type Load = (address: string, language: Locale) => Promise<Answer>;

export interface Site {
  load: Load;
  /** Path of the front page; everything is under it. */
  basePath: string;
  /** Origins at which the site stands elsewhere, which count as this one. */
  origins: readonly string[];
  /** Paths of pages to begin with. */
  start: readonly string[];
}

export interface CrawledPage extends PageContent {
  /** Path with base path and query. */
  address: string;
  html: string;
}

export interface Crawl {
  /** By address without what follows a "#". */
  pages: Map<string, CrawledPage>;
  /** Addresses that pages link to. */
  linked: Set<string>;
  assets: Set<string>;
  problems: string[];
}

const here = 'http://site.invalid';

/** An address of this site as path and query, with its anchor apart; undefined for one elsewhere. */
function addressOf(href: string, from: string, { origins }: Site) {
  const url = new URL(href, here + from);
  if (url.origin !== here && !origins.includes(url.origin)) return undefined;
  return { address: url.pathname + url.search, anchor: decodeURIComponent(url.hash.slice(1)) };
}

const describe = ({ status, location }: Answer) =>
  location ? `${status}, to ${location}` : String(status);

/** Follows every link of the public pages in one language. The web app and the API are asked for, not read. */
export async function crawlSite(site: Site, language: Locale): Promise<Crawl> {
  const { load, basePath } = site;
  const crawl: Crawl = { pages: new Map(), linked: new Set(), assets: new Set(), problems: [] };
  const answered = new Set<string>();
  const anchors: { from: string; address: string; anchor: string }[] = [];
  const inside = (address: string) =>
    address === basePath ||
    address.startsWith(`${basePath}/`) ||
    address.startsWith(`${basePath}?`);
  const isPublicPage = (address: string, contentType: string) =>
    contentType.startsWith('text/html') && !/^\/(app|api)\b/.test(address.slice(basePath.length));

  const queue = site.start.map((path) => ({ address: path, from: 'the list of pages' }));
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { address, from } = next;
    if (answered.has(address)) continue;
    answered.add(address);
    if (!inside(address)) {
      crawl.problems.push(`${from} leads out of the site: ${address}`);
      continue;
    }
    const answer = await load(address, language);
    if (answer.status !== 200) {
      crawl.problems.push(`${from} leads to ${address}, which answers ${describe(answer)}`);
      continue;
    }
    if (!isPublicPage(address, answer.contentType)) continue;
    const page = { ...(await readPage(answer.body)), address, html: answer.body };
    crawl.pages.set(address, page);
    for (const href of page.links) {
      if (/^mailto:[^@\s]+@[^@\s.]+(?:\.[^@\s.]+)+$/.test(href)) continue;
      const target = addressOf(href, address, site);
      if (!target) {
        if (!href.startsWith('https://')) crawl.problems.push(`${address} leads to ${href}`);
        continue;
      }
      crawl.linked.add(target.address);
      queue.push({ address: target.address, from: address });
      if (target.anchor) anchors.push({ from: address, ...target });
    }
    for (const source of page.assets) {
      const asset = addressOf(source, address, site);
      if (asset) crawl.assets.add(asset.address);
      else crawl.problems.push(`${address} loads from elsewhere: ${source}`);
    }
    for (const name of ['og:image', 'twitter:image']) {
      const image = page.meta.get(name);
      const asset = image && addressOf(image, address, site);
      if (asset) crawl.assets.add(asset.address);
    }
  }
  for (const { from, address, anchor } of anchors) {
    const target = crawl.pages.get(address);
    if (target && !target.ids.has(anchor)) {
      crawl.problems.push(`${from} leads to #${anchor}, which ${address} does not have`);
    }
  }
  for (const asset of crawl.assets) {
    const answer = await load(asset, language);
    if (answer.status !== 200) {
      crawl.problems.push(`the file ${asset} answers ${describe(answer)}`);
    }
  }
  return crawl;
}
