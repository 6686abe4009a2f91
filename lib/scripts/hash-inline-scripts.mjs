import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { rootDir } from './paths.mjs';

// Comments and scripts in the order in which they begin, so that neither is looked for inside the other.
const commentOrScript =
  /<!--[\s\S]*?-->|<script((?:\s(?:[^>"']|"[^"]*"|'[^']*')*)?)>([\s\S]*?)<\/script\s*>/gi;

/** Data in a script element, such as those for search engines, do not run. */
const isData = (attributes) => /\stype\s*=\s*["']?application\/ld\+json["'\s]?/i.test(attributes);

/** CSP hash sources of the inline scripts of a page, each once, in the order of the page. */
export function inlineScriptHashes(html) {
  const hashes = new Set();
  for (const [, attributes, content] of html.matchAll(commentOrScript)) {
    if (!content || /\ssrc\s*=/i.test(attributes) || isData(attributes)) continue;
    // A browser hashes the text after reading it, when every line ends in a single line feed.
    const text = content.replace(/\r\n?/g, '\n');
    hashes.add(`sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`);
  }
  return [...hashes];
}

/** Every prerendered page under `.next/server/app`: its path there, as in "no/about", and its file. */
export function* prerenderedPages(appFolder) {
  for (const entry of readdirSync(appFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const page = path.relative(appFolder, file).split(path.sep).join('/').slice(0, -'.html'.length);
    yield { page, file };
  }
}

/** Hashes of every prerendered page under `.next/server/app`, by the page's path there. */
export function hashPages(appFolder) {
  const pages = {};
  for (const { page, file } of prerenderedPages(appFolder)) {
    const key = page === 'index' ? '/' : `/${page}`;
    pages[key] = inlineScriptHashes(readFileSync(file, 'utf8'));
  }
  return Object.fromEntries(Object.entries(pages).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Writes `.next/csp-hashes.json` for a finished build; answers the number of pages. */
export function writePageHashes(buildFolder) {
  const pages = hashPages(path.join(buildFolder, 'server/app'));
  const file = path.join(buildFolder, 'csp-hashes.json');
  writeFileSync(`${file}.tmp`, `${JSON.stringify({ pages }, null, 2)}\n`);
  renameSync(`${file}.tmp`, file);
  return Object.keys(pages).length;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const count = writePageHashes(path.join(rootDir, '.next'));
  console.log(`Inline scripts of ${count} pages hashed.`);
}
