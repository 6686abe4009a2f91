import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildName } from '../env/hosts';

function folderOfPackage(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : folderOfPackage(path.dirname(folder));
}

export const rootDir = folderOfPackage(path.dirname(fileURLToPath(import.meta.url)));

export const buildFolder = path.join(rootDir, buildName);

export const distFolder = path.join(rootDir, buildName.replace('.next', 'dist'));
