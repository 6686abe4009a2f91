import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeCompressed } from './compress';

/** Fonts of drawn maps are compressed where browsers keep them for when there is no network. */
const compressible =
  /\.(css|html|js|json|map|svg|txt|vtt|webmanifest|xml)$|\/NotoSans[A-Za-z]*_.*\.ttf$/;

/** Compresses the text files of the build that the web server gives out. Answers their number. */
export async function compressFiles(folder: string): Promise<number> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => compressible.test(name))
    .map((name) => path.join(folder, name));
  await Promise.all(files.map((file) => writeCompressed(file, readFileSync(file))));
  return files.length;
}
