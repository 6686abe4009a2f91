import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { heldPackages } from './components';

/** The notices lie in the root of a deployment, beside the list of components. */
export const noticesFile = 'THIRD-PARTY-NOTICES.txt';

/** A font of the pages, changed by us, with its licence beside it. */
const typefaceFolder = 'app/[locale]/fonts';
/** Packages that Next.js holds inside itself. */
const insideNext = 'node_modules/next/dist/compiled';

interface Part {
  name: string;
  licence?: string | undefined;
  author?: string | undefined;
  texts: string[];
}

const isText = (name: string) =>
  /^(licen[cs]e|copying|notice)/i.test(name) && !/\.([cm]?[jt]s|json|map)$/.test(name);

function readPart(name: string, folder: string): Part {
  const file = path.join(folder, 'package.json');
  const { license, author } = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {
        license?: string;
        author?: string | { name: string };
      })
    : {};
  const texts = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && isText(entry.name))
    .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8'))
    .map((text) =>
      text
        .split('\n')
        .map((line) => line.trimEnd())
        .join('\n')
        .trim(),
    );
  const authorName = typeof author === 'object' ? author.name : author;
  return { name, licence: license, author: authorName, texts };
}

/** The packages inside Next.js of which a deployment holds files. */
function partsOfNext(rootDir: string, deployment: string): Part[] {
  const folder = path.join(deployment, insideNext);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .flatMap((name) =>
      name.startsWith('@')
        ? readdirSync(path.join(folder, name)).map((inner) => `${name}/${inner}`)
        : [name],
    )
    .map((name) => readPart(`${name} (in next)`, path.join(rootDir, insideNext, name)))
    .filter(({ texts }) => texts.length > 0);
}

/** Matches the beginning of the words that all packages under MIT, ISC or Apache-2.0 share. */
const beginning =
  /Permission is hereby granted|Permission to use, copy|Apache License\s+Version 2\.0, January/;

/** An appendix comes after it. */
const end = 'END OF TERMS AND CONDITIONS';

/** The text of a licence as another package has it, without names. */
function commonText(parts: readonly Part[], licence: string | undefined): string {
  const texts = parts
    .filter((part) => part.licence === licence)
    .flatMap((part) => part.texts)
    .filter((text) => beginning.test(text))
    .map((text) => text.slice(text.search(beginning)).split(end)[0]!.trimEnd())
    .sort((a, b) => a.length - b.length);
  return texts[0] ?? '';
}

/** The texts of the licences of all that a deployment holds, each once, below the names of the packages it is of. */
export function composeNotices(parts: readonly Part[]): string {
  const names = new Map<string, string[]>();
  for (const part of parts) {
    const { name, licence, author } = part;
    const ownWords = `Of its licence the package says: ${licence}${author ? `, by ${author}` : ''}.`;
    const texts =
      part.texts.length > 0 ? part.texts : [`${ownWords}\n\n${commonText(parts, licence)}`.trim()];
    for (const text of texts) names.set(text, [...(names.get(text) ?? []), name]);
  }
  return [...names]
    .map(([text, of]) => `${of.sort().join('\n')}\n\n${text}\n`)
    .sort()
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** Writes the notices into the deployment. */
export function writeNotices(rootDir: string, deployment: string): void {
  const held = heldPackages(rootDir, deployment);
  const parts = [
    ...[...held].map(([name, folder]) => readPart(name, folder)),
    ...partsOfNext(rootDir, deployment),
    readPart('Atkinson Hyperlegible Next', path.join(rootDir, typefaceFolder)),
  ];
  writeFileSync(path.join(deployment, noticesFile), composeNotices(parts));
}
