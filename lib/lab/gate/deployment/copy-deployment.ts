import { copyFileSync, cpSync, linkSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The files of a container beside its packages. */
const parts = ['dist', 'public', 'package.json', 'package-lock.json', 'next.config.mjs'];

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
}

/** Hard links where the file system allows it, because a copy of every package takes a minute. */
function linkTree(source: string, target: string) {
  mkdirSync(target, { recursive: true });
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const [from, to] = [path.join(source, entry.name), path.join(target, entry.name)];
    if (entry.name === 'node_modules') continue;
    if (entry.isDirectory()) linkTree(from, to);
    else if (entry.isFile()) {
      try {
        linkSync(from, to);
      } catch {
        copyFileSync(from, to);
      }
    }
  }
}

/** The folders of the packages that `npm ci --omit=dev` would install. */
function productionPackages(rootDir: string): string[] {
  const { packages } = JSON.parse(
    readFileSync(path.join(rootDir, 'node_modules/.package-lock.json'), 'utf8'),
  ) as { packages: Record<string, LockedPackage> };
  return Object.entries(packages)
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([folder]) => folder);
}

/** Puts a finished build and its packages, without those of development, into an empty folder. */
export function copyDeployment(rootDir: string, target: string): void {
  for (const part of parts) {
    cpSync(path.join(rootDir, part), path.join(target, part), { recursive: true });
  }
  const cache = path.join(rootDir, '.next/cache');
  cpSync(path.join(rootDir, '.next'), path.join(target, '.next'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) => source !== cache,
  });
  for (const folder of productionPackages(rootDir)) {
    linkTree(path.join(rootDir, folder), path.join(target, folder));
  }
}
