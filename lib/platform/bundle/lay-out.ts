import { cpSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { nodeFileTrace } from '@vercel/nft';
import { buildFolder, distFolder, rootDir } from '../paths';

const programs = ['server', 'draw-files', 'migrate', 'jobs', 'office-clerk'];
const entries = [
  path.join(rootDir, 'next.config.mjs'),
  ...programs.map((name) => path.join(distFolder, `${name}.mjs`)),
];

const left =
  /^node_modules\/(sharp|@img|typescript|caniuse-lite|next-intl|@next\/mdx|@mdx-js[^/]*|@next\/swc-[^/]+)\/|^node_modules\/next\/dist\/(docs|compiled\/(babel|babel-packages|@next\/font|next-devtools|next-server\/.*\.(dev|map)|[^/]*terser[^/]*))|\.map$/;

/** Packages that file tracing misses, because Next.js requires them by a computed name. */
const unseen = ['webpack', '@babel/runtime'].map(
  (name) => `node_modules/next/dist/compiled/${name}`,
);

async function tracePackages(): Promise<string[]> {
  const { fileList } = await nodeFileTrace(entries, {
    base: rootDir,
    processCwd: rootDir,
    ignore: (file) => left.test(file),
  });
  const files = new Set(fileList);
  for (const folder of unseen) {
    const inside = readdirSync(path.join(rootDir, folder), { withFileTypes: true });
    for (const entry of inside) if (entry.isFile()) files.add(`${folder}/${entry.name}`);
  }
  for (const name of readdirSync(buildFolder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.nft.json') || name.startsWith('dev')) continue;
    const trace = path.join(buildFolder, name);
    const { files: listed } = JSON.parse(readFileSync(trace, 'utf8')) as { files: string[] };
    for (const file of listed) {
      files.add(path.relative(rootDir, path.resolve(path.dirname(trace), file)));
    }
  }
  return [...files].filter((file) => file.startsWith('node_modules/') && !left.test(file));
}

export async function layOut(target: string): Promise<void> {
  const unneeded = [
    ...['cache', 'dev'].map((name) => path.join(buildFolder, name)),
    path.join(distFolder, 'dev'),
  ];
  const parts = { '.next': buildFolder, dist: distFolder };
  const asTheyAre = ['public', 'package.json', 'next.config.mjs'];
  for (const name of [...Object.keys(parts), ...asTheyAre]) {
    const from = parts[name as keyof typeof parts] ?? path.join(rootDir, name);
    cpSync(from, path.join(target, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !unneeded.includes(source) && !/\.(map|nft\.json)$/.test(source),
    });
  }
  for (const file of await tracePackages()) {
    cpSync(path.join(rootDir, file), path.join(target, file));
  }
}
