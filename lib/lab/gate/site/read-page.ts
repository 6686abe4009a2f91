import { Parser, type HtmlElement } from 'html-validate';
import { loader } from './validate-html';

export interface PageContent {
  language: string | undefined;
  headings: number;
  title: string;
  meta: Map<string, string>;
  canonicals: string[];
  alternates: Map<string, string>;
  ids: Set<string>;
  links: string[];
  assets: string[];
  unsized: string[];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

const decode = (text: string) =>
  text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(parseInt(hex, 16));
    if (decimal) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });

const attribute = (element: HtmlElement, name: string) =>
  decode(element.getAttributeValue(name) ?? '');

export async function readPage(html: string): Promise<PageContent> {
  const root = new Parser(await loader.getConfigFor('page.html')).parseHtml(html);
  const all = (selector: string) => root.querySelectorAll(selector);
  const attributes = (selector: string, name: string) =>
    all(`${selector}[${name}]`).map((element) => attribute(element, name));
  const named = all('meta').map((meta): [string, string] => [
    attribute(meta, 'name') || attribute(meta, 'property'),
    attribute(meta, 'content'),
  ]);
  const alternates = all('link[hreflang]').map((link): [string, string] => [
    attribute(link, 'hreflang'),
    attribute(link, 'href'),
  ]);
  const fetched = /\b(stylesheet|icon|apple-touch-icon|manifest|preload|modulepreload)\b/;
  const files = all('link').filter((link) => fetched.test(attribute(link, 'rel')));
  const sources = ['img', 'script', 'source', 'video', 'audio', 'iframe', 'embed'];
  return {
    language: attributes('html', 'lang')[0],
    headings: all('h1').length,
    title: all('title').map(({ textContent }) => decode(textContent).trim())[0] ?? '',
    meta: new Map(named),
    canonicals: attributes('link[rel="canonical"]', 'href'),
    alternates: new Map(alternates),
    ids: new Set(attributes('', 'id')),
    links: attributes('a', 'href'),
    assets: [
      ...files.map((link) => attribute(link, 'href')),
      ...sources.flatMap((name) => attributes(name, 'src')),
      ...attributes('video', 'poster'),
      ...['img', 'source']
        .flatMap((name) => attributes(name, 'srcset'))
        .flatMap((set) => set.split(',').map((item) => item.trim().split(/\s+/)[0]!)),
    ].filter((address) => !address.startsWith('data:')),
    unsized: all('img')
      .filter((image) => !attribute(image, 'width') || !attribute(image, 'height'))
      .map((image) => attribute(image, 'src')),
  };
}
