import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const oldestNode = [20, 19];

/** The problem of a version of Node.js. */
export function nodeProblem(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [wantMajor = 0, wantMinor = 0] = oldestNode;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return undefined;
  return `Node.js ${oldestNode.join('.')} or newer is needed; this is ${version}.`;
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockedPackage
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

/** @param {string} folder */
export function isInstalled(folder) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  if (!wanted) throw new Error('package-lock.json is missing or broken.');
  const installed = readPackages(path.join(folder, 'node_modules/.package-lock.json'));
  if (!installed) return false;
  return Object.entries(wanted).every(([place, { version, optional, devOptional }]) => {
    if (place === '') return true;
    // Packages for other systems are listed as optional and are not installed here.
    if (!installed[place]) return Boolean(optional || devOptional);
    return installed[place].version === version;
  });
}

/**
 * The embedded defaults are among the development packages, which NODE_ENV must not leave out.
 * @param {string} folder
 */
export function installMissing(folder) {
  if (isInstalled(folder)) return;
  console.log('  … Installing packages');
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const shell = process.platform === 'win32';
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell });
  if (status === 0) return;
  throw new Error('The packages could not be installed. Is the npm registry reachable?');
}
