import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const oldestNode = [20, 19];

/** The problem of a version of Node.js. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = oldestNode;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return undefined;
  return `Node.js ${oldestNode.join('.')} or newer is needed; this is ${version}.`;
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/**
 * Whether node_modules holds what package-lock.json asks for; npm writes its own list when an installation is done.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or broken.');
  const installed = readPackages(path.join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(wanted).every(([place, { version, integrity, optional, devOptional }]) => {
    if (place === '') return true;
    const found = installed[place];
    // Packages for other systems are listed as optional and are not installed here.
    if (!found) return Boolean(optional || devOptional);
    return found.version === version && (!integrity || found.integrity === integrity);
  });
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Waits until no other process installs in this folder.
 * @param {string} lock
 */
async function takeTurn(lock) {
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' });
      return;
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    if (isRunning(Number(readFileSync(lock, 'utf8')))) await sleep(500);
    else rmSync(lock, { force: true });
  }
}

/**
 * Development packages too, whatever NODE_ENV says: the embedded defaults are among them.
 * @param {string} folder
 */
async function runNpm(folder) {
  const npm = spawn('npm', ['ci', '--include=dev', '--include=optional', '--loglevel=error'], {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  const stop = () => npm.kill();
  process.once('SIGTERM', stop);
  const code = await new Promise((resolve) => npm.once('error', resolve).once('exit', resolve));
  process.off('SIGTERM', stop);
  if (code !== 0) {
    throw new Error('The packages could not be installed. Is the npm registry reachable?');
  }
}

/**
 * Installs the packages when others are there than package-lock.json asks for.
 * @param {string} folder
 */
export async function installMissing(folder) {
  if (isInstalled(folder)) return;
  const lock = path.join(folder, '.installing');
  await takeTurn(lock);
  try {
    if (isInstalled(folder)) return;
    console.log('  … Installing packages');
    await runNpm(folder);
  } finally {
    rmSync(lock, { force: true });
  }
}
