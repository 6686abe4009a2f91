import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildName } from '../env/hosts';

function folderOfPackage(folder: string): string {
  return existsSync(path.join(folder, 'package.json'))
    ? folder
    : folderOfPackage(path.dirname(folder));
}

/** The folder of the product, found from the sources as from what is compiled into `dist`. */
export const rootDir = folderOfPackage(path.dirname(fileURLToPath(import.meta.url)));

/** The build of Next.js. */
export const buildFolder = path.join(rootDir, buildName);

/** The programs beside it. */
export const distFolder = path.join(rootDir, buildName.replace('.next', 'dist'));
