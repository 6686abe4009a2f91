import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messages } from '@/lib/i18n/messages';
import { inlineHashes } from './inline-hashes';
import { inlineStyles } from './inline-styles';
import { neededStyles, wordsIn } from './needed-styles';
import { requoteFlight } from './requote-flight';
import { scriptWords } from './script-words';

export interface ReadyPage {
  content: Buffer;
  /** Hash of the content. */
  hash: string;
  /** CSP sources of its inline scripts and styles, as in "sha256-…". */
  scripts: string[];
  styles: string[];
}

const shownKey = />([A-Z]\w+(?:\.\w+)+)</g;

/** The keys that a page shows where it lacks the texts: next-intl writes them in their place. */
function missingTexts(html: string): string[] {
  const keys = [...html.matchAll(shownKey)].map(([, key]) => key!);
  const find = (key: string) =>
    key.split('.').reduce<unknown>((at, name) => Object(at)[name] as unknown, messages.no);
  return keys.filter((key) => find(key) !== undefined);
}

/** Pages of the app are opened day after day, and take their stylesheet from the browser's cache. */
const isAppPage = (page: string) => /^\/[a-z]{2}\/app(\/|$)/.test(page);

/** Writes the styles that a page or its scripts need into the page. */
function stylesWriter(buildFolder: string) {
  const read = (name: string) => readFileSync(path.join(buildFolder, name), 'utf8');
  const wordsOfScripts = scriptWords(read);
  return (html: string) => {
    const words = [wordsIn(html), wordsOfScripts(html)];
    return inlineStyles(html, (file) => neededStyles(read(file), words));
  };
}

/** Answers how to make a page, as in "/no/about", ready from the HTML that Next.js rendered; with its styles written into it. */
export function pagePreparer(buildFolder: string): (page: string, html: string) => ReadyPage {
  const withStyles = stylesWriter(buildFolder);
  return (page, rendered) => {
    const built = requoteFlight(rendered);
    const html = isAppPage(page) ? built : withStyles(built);
    if (/<[a-z][^>]*\sstyle="/.test(html)) {
      throw new Error(`${page} has a style attribute, which its security policy does not allow.`);
    }
    const missing = missingTexts(html);
    if (missing.length > 0) throw new Error(`${page} lacks the texts of ${missing.join(', ')}.`);
    const content = Buffer.from(html);
    const hash = createHash('sha256').update(content).digest('base64url').slice(0, 16);
    return { content, hash, ...inlineHashes(html) };
  };
}
