import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { runStep } from '../runtime/supervisor/processes.mjs';
import { rootDir } from '../runtime/paths.mjs';
import { postgresPackage } from '../runtime/postgres/postgres-package.mjs';
import { StartError } from '../runtime/supervisor/report.mjs';

const oldestNode = [20, 19];

export function checkNodeVersion(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const [wantMajor, wantMinor] = oldestNode;
  if (major > wantMajor || (major === wantMajor && minor >= wantMinor)) return;
  throw new StartError(`Node.js ${oldestNode.join('.')} or newer is needed; this is ${version}.`);
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** Whether node_modules holds what package-lock.json asks for; npm writes its own list when an installation is done. */
export function isInstalled(folder = rootDir) {
  const wanted = readPackages(path.join(folder, 'package-lock.json'));
  if (!wanted) throw new StartError('package-lock.json is missing or broken.');
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

function runNpm(args, { abort }) {
  // Someone who has NODE_ENV=production set would not get the tools of development, among them the embedded defaults.
  const { NODE_ENV: _, ...env } = process.env;
  const npm = env.npm_execpath;
  const all = [...args, '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  return npm && /npm-cli\.[cm]?js$/.test(npm)
    ? runStep(process.execPath, [npm, ...all], { env, collect: true, abort })
    : runStep('npm', all, {
        env,
        collect: true,
        abort,
        shell: process.platform === 'win32',
      });
}

async function installPackages({ abort }) {
  let { code, output } = await runNpm(['ci'], { abort });
  // A lock made where the registry lacks packages for other systems is refused by newer versions of npm, though all
  // that this system needs is in it.
  if (code !== 0 && /\bEUSAGE\b/.test(output) && !abort?.aborted) {
    ({ code, output } = await runNpm(['install', '--no-save'], { abort }));
  }
  if (code === 0) return;
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'));
  throw new StartError(
    `The packages could not be installed:\n${errors.slice(0, 20).join('\n')}\n` +
      'Is the npm registry reachable?',
  );
}

/**
 * Creates the symbolic links that PostgreSQL's package leaves to an install script, which .npmrc forbids.
 * Answers the number created.
 */
export function linkPostgresLibraries(folder = rootDir) {
  const base = postgresPackage(folder);
  if (!base) return 0;
  const list = path.join(base, 'native/pg-symlinks.json');
  if (!existsSync(list)) return 0;
  let created = 0;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(base, target);
    try {
      symlinkSync(path.relative(path.dirname(link), path.join(base, source)), link);
      created += 1;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
  return created;
}

/** Installs what is missing. */
export async function installMissing({ report, abort, folder = rootDir }) {
  if (!isInstalled(folder)) {
    await report.step('Installing packages', () => installPackages({ abort }));
  }
  linkPostgresLibraries(folder);
}
