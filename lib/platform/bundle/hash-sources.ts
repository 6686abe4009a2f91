import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { placeholders } from '../../env/placeholders';

const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'public',
  'middleware.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.postcssrc.json',
];

/** Under lib, but not part of the product that is built. */
const notBuilt = [
  /^lib\/(cli|lab)(\/|$)/,
  /^lib\/platform\/launch\/(bootstrap|launch|start|dev)\./,
  /^lib\/db\/testing(\/|$)/,
  /\.test\.tsx?$/,
  /\.md$/,
  // Written by the build itself.
  /^messages\/.*\.d\.json\.ts$/,
];

function* filesUnder(rootDir: string, relative: string): Generator<string> {
  const stats = statSync(path.join(rootDir, relative), { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) {
    yield relative;
    return;
  }
  for (const name of readdirSync(path.join(rootDir, relative)).sort()) {
    const child = `${relative}/${name}`;
    if (!notBuilt.some((pattern) => pattern.test(child))) yield* filesUnder(rootDir, child);
  }
}

/** A hash over everything that the production build depends on: sources, packages and the settings of a build. */
export function hashSources(rootDir: string, env: Record<string, string | undefined>): string {
  const hash = createHash('sha256');
  const add = (part: string | Buffer) => hash.update(`${Buffer.byteLength(part)}:`).update(part);
  for (const source of sources) {
    for (const file of filesUnder(rootDir, source)) {
      add(file);
      add(readFileSync(path.join(rootDir, file)));
    }
  }
  for (const name of Object.keys(env).sort()) {
    if (name.startsWith('NEXT_PUBLIC_') && !Object.hasOwn(placeholders, name)) {
      add(name);
      add(env[name] ?? '');
    }
  }
  return hash.digest('hex');
}
