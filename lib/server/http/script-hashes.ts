import { createHash } from 'node:crypto';

/** Comments and scripts are matched in order, so that a script inside a comment is skipped. */
const commentOrScript =
  /<!--[\s\S]*?-->|<script((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/script\s*>/gi;

/** JSON-LD in a script element is data and isn't executed. */
const isData = (attributes: string) =>
  /\stype\s*=\s*["']?application\/ld\+json["'\s]?/i.test(attributes);

export function scriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', content] of html.matchAll(commentOrScript)) {
    if (!content || /\ssrc\s*=/i.test(attributes) || isData(attributes)) continue;
    // Browsers normalize line breaks to a line feed before hashing.
    const text = content.replace(/\r\n?/g, '\n');
    hashes.add(`sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`);
  }
  return [...hashes];
}
