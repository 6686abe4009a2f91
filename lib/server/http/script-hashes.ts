import { createHash } from 'node:crypto';

/** Comments and scripts in the order in which they begin, so that none is looked for inside another. */
const commentOrScript =
  /<!--[\s\S]*?-->|<script((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/script\s*>/gi;

/** Data in a script element, such as those for search engines, do not run. */
const isData = (attributes: string) =>
  /\stype\s*=\s*["']?application\/ld\+json["'\s]?/i.test(attributes);

/** CSP hash sources of the inline scripts of a page, each once, in the order of the page. */
export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content] of html.matchAll(commentOrScript)) {
    if (!content || /\ssrc\s*=/i.test(attributes) || isData(attributes)) continue;
    // A browser hashes the text after reading it, when every line ends in a single line feed.
    const text = content.replace(/\r\n?/g, '\n');
    hashes.add(`sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`);
  }
  return [...hashes];
}
