import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

const pages = 'app/[locale]';
const office = path.join(pages, '(app)/app/office');

async function importedBy(entryPoints: string[]): Promise<string[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    metafile: true,
    packages: 'external',
    alias: { '@': process.cwd() },
    loader: { '.json': 'empty', '.css': 'empty', '.mdx': 'empty' },
    outdir: 'out',
    format: 'esm',
    logLevel: 'error',
  });
  return Object.keys(metafile.inputs).filter((file) => /\.tsx?$/.test(file));
}

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => path.join(folder, name));

const namesIn = (file: string, pattern: RegExp) =>
  [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name]) => name!);

it.each([
  ['(app)', filesBelow(path.join(pages, '(app)')).filter((file) => !file.startsWith(office))],
  ['(app)/app/office', filesBelow(office)],
  ['(answer)', filesBelow(path.join(pages, '(answer)'))],
  ['(share)', filesBelow(path.join(pages, '(share)'))],
])(
  'the file layout.tsx of the folder %s lists exactly the translation namespaces that its pages use',
  async (group, files) => {
    const read = (await importedBy(files)).flatMap((file) =>
      namesIn(file, /useTranslations\('(\w+)/g),
    );
    const named = namesIn(path.join(pages, group, 'layout.tsx'), /^ {2}'(\w+)',$/gm);
    expect(named).toEqual([...new Set(read)].sort());
  },
);
