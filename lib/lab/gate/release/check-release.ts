import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { heldPackages, listComponents } from '../../../platform/bundle/components';
import { layOut } from '../../../platform/bundle/lay-out';
import { rootDir } from '../../../platform/paths';
import { auditProblems, installedPackage, runAudit } from './audit';
import { changelogSection, readCommits, sectionsOf, versionOf, type Commit } from './changelog';
import { licenceOf, licenceProblems } from './licences';

/*
 * Checks what a release needs besides the gate, a line each: `npm run release:check`. Steps of a release:
 * lib/platform/README.md.
 */

const read = (name: string) => {
  const file = path.join(rootDir, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};
const { version } = JSON.parse(read('package.json')) as { version: string };

/** The notes of a version name its migrations that builds before do not work with: their nodes get no requests then. */
function upgradeProblems(commits: readonly Commit[]): string[] {
  const notes = sectionsOf(read('UPGRADING.md')).find((each) => versionOf(each) === version);
  if (!notes) return [`UPGRADING.md has no section ${version}`];
  return commits
    .flatMap(({ files }) => files)
    .filter((file) => file.endsWith('.sql') && /"least_migration" =/.test(read(file)))
    .map((file) => path.basename(file, '.sql'))
    .filter((name) => !notes.includes(name))
    .map((name) => `UPGRADING.md does not name ${name}, with which older builds do not work`);
}

const folder = mkdtempSync(path.join(tmpdir(), 'seatmap-release-'));
try {
  await layOut(rootDir, folder);
  const held = new Set(heldPackages(rootDir, folder).keys());
  const { components } = listComponents(rootDir, folder);
  const known = new Set(components.map((component) => component['bom-ref']));
  const licences = [...new Set(components.map(licenceOf))].sort().join(', ');

  const newest = sectionsOf(read('CHANGELOG.md'))[0];
  const commits = readCommits(rootDir, version);

  const results: [title: string, problems: string[], facts?: string][] = [
    [
      'Components',
      [...held].filter((each) => !known.has(each)).map((each) => `npm does not know ${each}`),
      `${components.length} packages`,
    ],
    ['Licences', licenceProblems(components), licences],
    ['Audit', auditProblems(runAudit(rootDir), held, installedPackage(rootDir))],
    [
      'Version',
      versionOf(newest) === version
        ? []
        : [`package.json has ${version}, CHANGELOG.md ${versionOf(newest)}`],
      version,
    ],
    [
      'Changelog',
      newest?.trimEnd() === changelogSection(version, commits).trimEnd()
        ? []
        : ['is not that of the commits: npm run changelog'],
    ],
    ['Upgrade notes', upgradeProblems(commits)],
  ];
  for (const [title, problems, facts] of results) {
    const text =
      problems.length > 0 ? problems.join('; ') : ['ok', facts].filter(Boolean).join(', ');
    console.log(`${problems.length > 0 ? '✗' : '✓'} ${title}: ${text}`);
  }
  if (results.some(([, problems]) => problems.length > 0)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
