import { createHash } from 'node:crypto';

/** Comments, scripts and styles in the order in which they begin, so that none is looked for inside another. */
const inlineParts =
  /<!--[\s\S]*?-->|<(script|style)((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/\1\s*>/gi;

/** Data in a script element, such as those for search engines, do not run. */
const isData = (attributes: string) =>
  /\stype\s*=\s*["']?application\/ld\+json["'\s]?/i.test(attributes);

/** CSP hash sources of the inline scripts and styles of a page, each once, in the order of the page. */
export function inlineHashes(html: string): { scripts: string[]; styles: string[] } {
  const found = { script: new Set<string>(), style: new Set<string>() };
  for (const [, name, attributes = '', content] of html.matchAll(inlineParts)) {
    if (!name || !content || /\ssrc\s*=/i.test(attributes) || isData(attributes)) continue;
    // A browser hashes the text after reading it, when every line ends in a single line feed.
    const text = content.replace(/\r\n?/g, '\n');
    const hash = createHash('sha256').update(text, 'utf8').digest('base64');
    found[name.toLowerCase() as 'script' | 'style'].add(`sha256-${hash}`);
  }
  return { scripts: [...found.script], styles: [...found.style] };
}
