import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = process.cwd();
const localized = path.join(root, 'app/[locale]');
const endings = ['', '.ts', '.tsx'];

/**
 * @param {string} file
 * @param {string} specifier
 */
function resolveImport(file, specifier) {
  const base = specifier.startsWith('@/')
    ? path.join(root, specifier.slice(2))
    : path.resolve(path.dirname(file), specifier);
  return endings
    .map((ending) => base + ending)
    .find((found) => /\.tsx?$/.test(found) && existsSync(found));
}

/** @type {Map<string, { imports: string[]; namespaces: string[] }>} */
const modules = new Map();

/** @param {string} file */
function readModule(file) {
  const known = modules.get(file);
  if (known) return known;
  const source = readFileSync(file, 'utf8');
  /** @param {RegExp} pattern */
  const all = (pattern) => [...source.matchAll(pattern)].map(([, name]) => name ?? '');
  const read = {
    imports: all(/(?:from|import\()\s*'((?:@\/|\.)[^']+)'/g)
      .map((specifier) => resolveImport(file, specifier))
      .filter((found) => found !== undefined),
    namespaces: all(/useTranslations\('(\w+)/g),
  };
  modules.set(file, read);
  return read;
}

/**
 * Namespaces that files read in the browser, themselves or by what they import.
 *
 * @param {string[]} entries
 */
function readBy(entries) {
  const files = new Set(entries);
  for (const file of files) for (const found of readModule(file).imports) files.add(found);
  return new Set([...files].flatMap((file) => readModule(file).namespaces));
}

/** @param {string} group */
const filesOf = (group) =>
  readdirSync(path.join(localized, group), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(localized, group, name));

/** @param {string} file */
function routeOf(file) {
  const folders = path.relative(localized, path.dirname(file)).split(path.sep);
  return ['/[locale]', ...folders.filter((name) => !name.startsWith('('))].join('/');
}

/**
 * The namespaces of `messages` that screens read in the browser. Small groups of pages carry all of theirs, by the group's
 * name. `(app)` has what its frame and most of its pages read; each of its pages, by its route, has the rest of its own.
 *
 * @returns {Record<string, string[]>}
 */
export function findNamespaces() {
  const files = filesOf('(app)');
  const pages = files.filter((file) => path.basename(file) === 'page.tsx');
  const ofPages = new Map(pages.map((file) => [routeOf(file), readBy([file])]));
  const shared = readBy(files.filter((file) => !pages.includes(file)));
  for (const name of readBy(pages)) {
    const readers = [...ofPages.values()].filter((names) => names.has(name));
    if (readers.length > pages.length / 2) shared.add(name);
  }
  return {
    '(app)': [...shared].sort(),
    '(answer)': [...readBy(filesOf('(answer)'))].sort(),
    '(share)': [...readBy(filesOf('(share)'))].sort(),
    ...Object.fromEntries(
      [...ofPages].map(([route, names]) => [route, [...names].filter((name) => !shared.has(name))]),
    ),
  };
}
