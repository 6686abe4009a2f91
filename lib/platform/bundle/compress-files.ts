import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { compressedTypes } from '../web/compressed-types';
import { writeCompressed } from './compress';

/** Fonts of drawn maps are compressed where browsers keep them for when there is no network. */
const isCompressible = (name: string) =>
  path.extname(name) in compressedTypes &&
  (!name.endsWith('.ttf') || /\/NotoSans[A-Za-z]*_/.test(name));

/** Compresses the text files of the build that the web server gives out. Answers their number. */
export async function compressFiles(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(isCompressible)
    .map((name) => path.join(folder, name));
  await Promise.all(files.map((file) => writeCompressed(file, readFileSync(file))));
  return files.length;
}
