import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchProblems } from './launch';
import listed from './mandatory-settings.json';
import { publicEnv } from './public';
import { parseServerEnv } from './server';

const namesIn = (text: string) => [...text.matchAll(/^ *([A-Z_]+): /gm)].map((match) => match[1]!);

function problemsOfEmptyEnvironment(): string {
  try {
    parseServerEnv({ NODE_ENV: 'production' });
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

/** Settings that a start in production names when none is set; hosts are asked for once the addresses are public. */
function mandatorySettings(): string[] {
  const { apiBaseUrl, siteUrls } = publicEnv();
  const none = { apiBaseUrl, norwegianHosts: [], englishHosts: [], allowedOrigins: [] };
  const publicUrls = { no: 'https://klassekart.example', en: 'https://seatmap.example' };
  const problems = [siteUrls, publicUrls].flatMap((urls) =>
    launchProblems({ ...none, siteUrls: urls }),
  );
  return [...new Set(namesIn([problemsOfEmptyEnvironment(), ...problems].join('\n')))].sort();
}

const releases = Object.entries(listed);

describe('mandatory settings', () => {
  it('are those of the releases, so that an upgrade within a major version wants no new one', () => {
    const known = releases.flatMap(([, names]) => names);
    const added = mandatorySettings().filter((name) => !known.includes(name));
    const gone = known.filter((name) => !mandatorySettings().includes(name));
    const advice =
      'Give a new setting a default. If it can have none, raise the major version in package.json, list the setting under that version in mandatory-settings.json, and tell operators in UPGRADING.md.';
    expect({ added, advice }).toEqual({ added: [], advice });
    expect(gone).toEqual([]);
  });

  it('come in the first release and in major versions only', () => {
    const [, ...later] = releases.map(([version]) => version);
    expect(later.filter((version) => !/^\d+\.0\.0$/.test(version))).toEqual([]);
  });

  it('stand in the upgrade notes of their version', () => {
    const notes = readFileSync(path.join(__dirname, '../../UPGRADING.md'), 'utf8');
    const untold = releases.flatMap(([version, names]) => {
      const section = notes.split(/^(?=## )/m).find((each) => each.startsWith(`## ${version}\n`));
      return names.filter((name) => !section?.includes(`\`${name}\``));
    });
    expect(untold).toEqual([]);
  });
});
