import { Parser, type HtmlElement } from 'html-validate';
import { OnceLoader } from './once-loader';

/** The content of a page for links, search engines and the checks of them. Addresses are as written. */
export interface PageContent {
  language: string | null;
  /** Language of the h1, if it is marked as other than the page's. */
  headingLanguage: string | null;
  headings: string[];
  title: string;
  text: string;
  /** By name or property: description, robots, og:image … */
  meta: Map<string, string>;
  canonicals: string[];
  /** By hreflang. */
  alternates: Map<string, string>;
  ids: Set<string>;
  links: string[];
  /** Everything that a browser fetches with the page. */
  assets: string[];
  /** Pictures whose size is not in the HTML, so that what follows them moves. */
  unsized: string[];
  structuredData: string[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

function decode(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

const attribute = (element: HtmlElement, name: string): string | null => {
  const value = element.getAttributeValue(name);
  return value === null ? null : decode(value);
};

function attributesOf(root: HtmlElement, selector: string, name: string): string[] {
  return root
    .querySelectorAll(selector)
    .map((element) => attribute(element, name))
    .filter((value) => value !== null);
}

const wordsOf = (element: HtmlElement) => decode(element.textContent).replace(/\s+/g, ' ').trim();

/** The text without scripts and styles; parts are kept apart by spaces. */
function visibleText(element: HtmlElement): string {
  const parts = element.childNodes.map((node) => {
    if (node.nodeName === '#text') return node.textContent;
    const child = node as HtmlElement;
    return ['script', 'style', 'template'].includes(child.tagName) ? '' : visibleText(child);
  });
  const isInline = ['a', 'b', 'bdi', 'em', 'i', 'span', 'strong'].includes(element.tagName);
  return isInline ? parts.join('') : ` ${parts.join('')} `;
}

function headingLanguage(heading: HtmlElement | null): string | null {
  for (let element = heading; element && element.tagName !== 'html'; element = element.parent) {
    const language = attribute(element, 'lang');
    if (language) return language;
  }
  return null;
}

const loadedLinks = /\b(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)\b/;

function assetsOf(root: HtmlElement): string[] {
  const links = root
    .querySelectorAll('link')
    .filter((link) => loadedLinks.test(attribute(link, 'rel') ?? ''))
    .map((link) => attribute(link, 'href'));
  const sets = ['img', 'source'].flatMap((name) => attributesOf(root, `${name}[srcset]`, 'srcset'));
  const sources = ['img', 'script', 'source', 'video', 'audio', 'iframe', 'embed'].flatMap((name) =>
    attributesOf(root, `${name}[src]`, 'src'),
  );
  return [
    ...links.filter((href) => href !== null),
    ...sources,
    ...sets.flatMap((set) => set.split(',').map((item) => item.trim().split(/\s+/)[0]!)),
    ...attributesOf(root, 'video[poster]', 'poster'),
  ].filter((address) => !address.startsWith('data:'));
}

const loader = new OnceLoader({});

/** Reads the HTML as the server sends it; no script has run. */
export async function readPage(html: string): Promise<PageContent> {
  const root = new Parser(await loader.getConfigFor('page.html')).parseHtml(html);
  const headings = root.querySelectorAll('h1');
  const metas = root
    .querySelectorAll('meta')
    .map((meta): [string | null, string] => [
      attribute(meta, 'name') ?? attribute(meta, 'property'),
      attribute(meta, 'content') ?? '',
    ]);
  const alternates = root
    .querySelectorAll('link[hreflang]')
    .map((link): [string, string] => [
      attribute(link, 'hreflang') ?? '',
      attribute(link, 'href') ?? '',
    ]);
  const body = root.querySelector('body');
  return {
    language: attributesOf(root, 'html', 'lang')[0] ?? null,
    headingLanguage: headingLanguage(headings[0] ?? null),
    headings: headings.map(wordsOf),
    title: root.querySelectorAll('title').map(wordsOf)[0] ?? '',
    text: body ? decode(visibleText(body)).replace(/\s+/g, ' ').trim() : '',
    meta: new Map(metas.filter((meta): meta is [string, string] => meta[0] !== null)),
    canonicals: attributesOf(root, 'link[rel="canonical"]', 'href'),
    alternates: new Map(alternates),
    ids: new Set(attributesOf(root, '[id]', 'id')),
    links: attributesOf(root, 'a[href]', 'href'),
    assets: assetsOf(root),
    unsized: root
      .querySelectorAll('img')
      .filter((image) => !attribute(image, 'width') || !attribute(image, 'height'))
      .map((image) => attribute(image, 'src') ?? ''),
    structuredData: root
      .querySelectorAll('script[type="application/ld+json"]')
      .map((script) => script.textContent),
  };
}
