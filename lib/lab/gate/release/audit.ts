import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The part of the answer of `npm audit --json` that is read here. A registry that gives no list leaves a message. */
export interface Audit {
  message?: string;
  vulnerabilities?: Record<
    string,
    { severity: string; nodes: string[]; via: (string | { title: string })[] }
  >;
}

/** Asks of all packages, because those that are compiled into the pages are packages of development. */
export function runAudit(rootDir: string): Audit {
  const { stdout } = spawnSync('npm', ['audit', '--json'], {
    cwd: rootDir,
    encoding: 'utf8',
    timeout: 60_000,
    maxBuffer: 100_000_000,
  });
  return JSON.parse(stdout || '{}') as Audit;
}

export const installedPackage = (rootDir: string) => (folder: string) => {
  const { name, version } = JSON.parse(
    readFileSync(path.join(rootDir, folder, 'package.json'), 'utf8'),
  ) as { name: string; version: string };
  return `${name}@${version}`;
};

/** The known faults of packages that a deployment holds; an audit that was not answered is one too. */
export function auditProblems(
  { message, vulnerabilities }: Audit,
  held: ReadonlySet<string>,
  packageIn: (folder: string) => string,
): string[] {
  if (!vulnerabilities) return [`not checked, the registry gave no list: ${message ?? 'silence'}`];
  return Object.values(vulnerabilities).flatMap(({ severity, nodes, via }) => {
    const titles = via.flatMap((each) => (typeof each === 'string' ? [] : [each.title]));
    return nodes
      .map(packageIn)
      .filter((each) => held.has(each))
      .map((each) => `${each} (${[severity, ...titles].join(': ')})`);
  });
}
