import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { givenTexts, glossary } from '../../messages/glossary';

const folders = [
  'messages',
  'components/site/legal',
  'components/site/guide',
  'components/site/articles',
];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) =>
    path.join(folder, name),
  );
}

function readTexts(file: string): string[] {
  const source = readFileSync(file, 'utf8');
  if (file.endsWith('.mdx')) return readParagraphs(source);
  return file.endsWith('.json') ? collectStrings(JSON.parse(source)) : readStringLiterals(source);
}

/** Titles of sources are quotations, so the glossary doesn't apply. */
const readParagraphs = (source: string) =>
  source
    .replace(/export const sources = [\s\S]*?\];\n/, '')
    .split(/\n\n+/)
    .map((text) => text.replace(/\bof="[^"]*"/g, '').replace(/\s+/g, ' '));

function collectStrings(json: unknown): string[] {
  return typeof json === 'string' ? [json] : Object.values(json as object).flatMap(collectStrings);
}

const isName = /^[a-z]+[A-Z]\w*$/;

function readStringLiterals(source: string): string[] {
  const code = source.replace(/^import [^;]*;/gm, '').replace(/title: '[^']*',\s*by:/g, '');
  const found = code.matchAll(/'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|`([^`]*)`|>([^<>{}]+)</g);
  return [...found]
    .map((match) => match.slice(1).find(Boolean) ?? '')
    .filter((text) => !isName.test(text))
    .map((text) => text.replace(/\s+/g, ' ').trim());
}

const rejected = glossary.flatMap((term) =>
  (term.rejected ?? []).map((word) => ({ word, use: `${term.no} / ${term.en}` })),
);

function rejectedIn(text: string): string[] {
  if (givenTexts.includes(text)) return [];
  return rejected.flatMap(({ word, use }) => {
    const found = word.exec(text)?.[0];
    return found ? [`"${found}" instead of ${use}: ${text}`] : [];
  });
}

const texts = folders
  .flatMap(filesIn)
  .filter((file) => /\.(json|mdx)$|(?<!\.test)\.tsx$/.test(file))
  .flatMap(readTexts);

it.each([
  ['Fire steg i prøvetiden', 'prøvetid'],
  ['I fire trinn', 'fire trinn'],
  ['Form teacher, year 8', 'year 8'],
  ['Your E-mail address', 'E-mail'],
  ['Organisation name is required', 'Organis'],
])('the glossary finds the rejected word in the text "%s"', (text, word) => {
  expect(rejectedIn(text).join()).toContain(`"${word}"`);
});

it.each(['Klasse 8B på 8. trinn', 'Glemt passordet?', ...givenTexts])(
  'the glossary accepts the text "%s"',
  (text) => {
    expect(rejectedIn(text)).toEqual([]);
  },
);

it('the glossary check covers the texts of messages and legal pages', () => {
  expect(texts).toContain('Glemt passordet?');
  expect(texts.join('\n')).toMatch(/lisenskoden som lærere bruker/);
});

it('the product contains none of the rejected words of the glossary', () => {
  expect(texts.flatMap(rejectedIn)).toEqual([]);
});
