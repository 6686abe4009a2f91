import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answerMessages, appMessages, sharedMessages } from './app-messages';

const root = path.resolve(__dirname, '../..');
const endings = ['', '.ts', '.tsx'];

function resolveImport(from: string, specifier: string): string | undefined {
  if (!/^(@\/|\.)/.test(specifier)) return undefined;
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(from), specifier);
  return endings
    .map((ending) => base + ending)
    .find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

/** All files that these import, directly or not. */
function reachable(entries: string[]): Set<string> {
  const found = new Set(entries);
  for (const file of found) {
    for (const [, specifier] of readFileSync(file, 'utf8').matchAll(
      /(?:from|import\()\s*'([^']+)'/g,
    )) {
      const target = resolveImport(file, specifier!);
      if (target) found.add(target);
    }
  }
  return found;
}

it.each([
  ['(app)', 'the web app', appMessages],
  ['(answer)', 'the page of the trial question', answerMessages],
  ['(share)', 'the page of a shared link', sharedMessages],
])('of %s carry every namespace that %s reads, and no other', (group, _, messagesOf) => {
  const folder = path.join(root, 'app/[locale]', group);
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name));
  const used = new Set<string>();
  for (const file of reachable(entries)) {
    for (const [, name] of readFileSync(file, 'utf8').matchAll(/useTranslations\('(\w+)/g))
      used.add(name!);
  }
  expect(Object.keys(messagesOf('no')).sort()).toEqual([...used].sort());
});
