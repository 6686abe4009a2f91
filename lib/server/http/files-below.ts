import 'server-only';
import { readdirSync } from 'node:fs';
import path from 'node:path';

export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => `/${name.split(path.sep).join('/')}`)
    .filter((name) => !name.includes('/.'));
}
