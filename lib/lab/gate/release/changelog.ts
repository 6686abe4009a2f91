import { execFileSync } from 'node:child_process';

export interface Commit {
  subject: string;
  /** Day of the commit, like 2026-11-26. */
  day: string;
  files: string[];
}

/** Parts of the product by the paths of their files; the first that fits. */
const areas: [title: string, paths: RegExp][] = [
  ['Operation', /^(lib\/(platform|env)\/|lib\/db\/migrations\/|Containerfile$|package\.json$)/],
  ['Server and API', /^(lib\/(server|contracts|db|i18n)\/|app\/api\/|middleware\.ts$)/],
  ['Seating engine', /^lib\/core\/seating\//],
  ['Site and app', /^(app|components|messages|public|lib\/(client|core))\/|^[^/]+\.(ts|tsx|mjs)$/],
];

const isProduct = (file: string) => !/\.test\.tsx?$|\/testing\/|\.md$/.test(file);

/** The area of most of a commit's files; undefined where it changes tests, tools and pages for developers alone. */
function mainArea({ files }: Commit): string | undefined {
  const counts = new Map<string, number>();
  for (const file of files.filter(isProduct)) {
    const area = areas.find(([, paths]) => paths.test(file))?.[0];
    if (area) counts.set(area, (counts.get(area) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** The section of a version, of its commits from the newest. */
export function changelogSection(version: string, commits: readonly Commit[]): string {
  const listed = commits.filter(mainArea);
  const parts = areas.flatMap(([title]) => {
    const subjects = listed.filter((commit) => mainArea(commit) === title);
    if (subjects.length === 0) return [];
    return `### ${title}\n\n${subjects.map(({ subject }) => `- ${subject}\n`).join('')}`;
  });
  return `## ${version} (${listed[0]?.day})\n\n${parts.join('\n')}`;
}

/** The sections of a changelog or of upgrade notes, from the newest. */
export const sectionsOf = (text: string) => text.split(/^(?=## )/m).slice(1);

export const versionOf = (section: string | undefined) => /^## (\S+)/.exec(section ?? '')?.[1];

/** The text of a changelog with this section at its top, in the place of the one of the same version. */
export function withSection(text: string, section: string): string {
  const older = sectionsOf(text).filter((each) => versionOf(each) !== versionOf(section));
  const all = [section, ...older].map((each) => each.trimEnd());
  return `# Changes\n\n${all.join('\n\n')}\n`;
}

const git = (rootDir: string, ...args: string[]) =>
  execFileSync('git', args, {
    cwd: rootDir,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** The range of commits since the release before, the newest tag `v…` that is not of this version; all without one. */
function sinceLastRelease(rootDir: string, version: string): string {
  const tags = ['describe', '--tags', '--abbrev=0', '--match', 'v*', '--exclude', `v${version}`];
  try {
    return `${git(rootDir, ...tags).trim()}..HEAD`;
  } catch {
    return 'HEAD';
  }
}

export function readCommits(rootDir: string, version: string): Commit[] {
  const format = ['--no-merges', '--name-only', '--format=%x1e%cs%x09%s'];
  const log = git(rootDir, 'log', ...format, sinceLastRelease(rootDir, version));
  return log
    .split('\x1e')
    .slice(1)
    .map((entry) => {
      const [first, ...files] = entry.split('\n').filter(Boolean);
      const [day, subject] = first!.split('\t');
      return { day: day!, subject: subject!, files };
    });
}
