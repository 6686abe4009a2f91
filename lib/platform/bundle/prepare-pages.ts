import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pagesFile, type PreparedPages } from '@/lib/server/http/prepared-pages';
import { writeCompressed } from './compress';
import { inlineHashes } from './inline-hashes';
import { inlineStyles } from './inline-styles';
import { neededStyles, wordsIn } from './needed-styles';
import { requoteFlight } from './requote-flight';
import { scriptWords } from './script-words';

/** Pages of the app are opened day after day, and take their stylesheet from the browser's cache. */
const isAppPage = (page: string) => /^\/[a-z]{2}\/app(\/|$)/.test(page);

/** Every prerendered page below `.next/server/app`, by its path, as in "/no/about". */
function prerenderedPages(buildFolder: string): { page: string; file: string }[] {
  const folder = path.join(buildFolder, 'server/app');
  return (
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      // Those that begin with _ are Next.js's own; ours are below a language.
      .filter((name) => name.endsWith('.html') && !name.startsWith('_'))
      .map((name) => ({
        page: `/${name.split(path.sep).join('/').slice(0, -'.html'.length)}`,
        file: path.join(folder, name),
      }))
      .sort((a, b) => (a.page < b.page ? -1 : 1))
  );
}

async function preparePage(
  buildFolder: string,
  { page, file }: { page: string; file: string },
  withStyles: (html: string) => string,
) {
  const built = requoteFlight(readFileSync(file, 'utf8'));
  const html = isAppPage(page) ? built : withStyles(built);
  if (/<[a-z][^>]*\sstyle="/.test(html)) {
    throw new Error(`${page} has a style attribute, which its security policy does not allow.`);
  }
  const prepared = `pages${page}.html`;
  const target = path.join(buildFolder, prepared);
  mkdirSync(path.dirname(target), { recursive: true });
  const content = Buffer.from(html);
  writeFileSync(target, content);
  await writeCompressed(target, content);
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
  return { file: prepared, hash, ...inlineHashes(html) };
}

/** Writes the styles that a page or its scripts need into the page. */
function stylesWriter(buildFolder: string) {
  const read = (name: string) => readFileSync(path.join(buildFolder, name), 'utf8');
  const wordsOfScripts = scriptWords(read);
  return (html: string) => {
    const words = [wordsIn(html), ...wordsOfScripts(html)];
    return inlineStyles(html, (file) => neededStyles(read(file), words));
  };
}

/**
 * Prepares every page of a finished build for serving: with its styles written into it, hashed for its security policy and
 * compressed. Answers their number.
 */
export async function preparePages(buildFolder: string): Promise<number> {
  rmSync(path.join(buildFolder, 'pages'), { recursive: true, force: true });
  const pages: PreparedPages = {};
  const withStyles = stylesWriter(buildFolder);
  for (const entry of prerenderedPages(buildFolder)) {
    pages[entry.page] = await preparePage(buildFolder, entry, withStyles);
  }
  writeFileSync(path.join(buildFolder, pagesFile), JSON.stringify(pages, null, 2));
  return Object.keys(pages).length;
}
