import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { mayBeAlive, recordOf, type ProcessRecord } from '../launch/supervisor/processes';

/*
 * Finished builds, each in a folder named by what it was made from. A node runs from there, so that a build for another
 * one, of other sources or public variables, takes nothing away below it.
 */

/** The parts that run; the packages are those of the sources. */
const parts = ['.next', 'dist', 'public', 'package.json', 'package-lock.json', 'next.config.mjs'];

const storeOf = (rootDir: string) => path.join(rootDir, '.builds');
const usersOf = (folder: string) => path.join(folder, 'users');

function readRecord(file: string): ProcessRecord | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessRecord;
  } catch {
    return undefined;
  }
}

function isUsed(folder: string): boolean {
  const users = usersOf(folder);
  if (!existsSync(users)) return false;
  const records = readdirSync(users).map((name) => readRecord(path.join(users, name)));
  return records.some((record) => record && mayBeAlive(record));
}

/** The folder of the finished build with this hash; undefined where there is none. */
export function findStoredBuild(rootDir: string, hash: string): string | undefined {
  const folder = path.join(storeOf(rootDir), hash);
  return existsSync(folder) ? folder : undefined;
}

/** Keeps the build that stands in the folder of the sources. It is there whole or not at all. */
export function storeBuild(rootDir: string, hash: string): string {
  const store = storeOf(rootDir);
  const [folder, unfinished] = [path.join(store, hash), path.join(store, `${hash}.unfinished`)];
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  // Next.js keeps its cache and its development server there.
  const left = ['cache', 'dev'].map((name) => path.join(rootDir, '.next', name));
  for (const part of parts) {
    cpSync(path.join(rootDir, part), path.join(unfinished, part), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !left.includes(source),
    });
  }
  symlinkSync(
    path.join(rootDir, 'node_modules'),
    path.join(unfinished, 'node_modules'),
    'junction',
  );
  renameSync(unfinished, folder);
  return folder;
}

/** Notes that this process runs a stored build, and removes those that no process runs. */
export function useStoredBuild(rootDir: string, folder: string): void {
  mkdirSync(usersOf(folder), { recursive: true });
  const record = JSON.stringify(recordOf(process.pid));
  writeFileSync(path.join(usersOf(folder), `${process.pid}.json`), record);
  const store = storeOf(rootDir);
  for (const name of readdirSync(store)) {
    const other = path.join(store, name);
    if (other !== folder && !isUsed(other)) rmSync(other, { recursive: true, force: true });
  }
}
