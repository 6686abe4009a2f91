import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../../platform/paths';
import { changelogSection, readCommits, withSection } from './changelog';

// Writes the section of the version in package.json, from the commits since the release before: `npm run changelog`.
const file = path.join(rootDir, 'CHANGELOG.md');
const { version } = JSON.parse(readFileSync(path.join(rootDir, 'package.json'), 'utf8')) as {
  version: string;
};
const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
writeFileSync(file, withSection(text, changelogSection(version, readCommits(rootDir, version))));
