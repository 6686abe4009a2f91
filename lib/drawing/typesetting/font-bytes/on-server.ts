import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

export function readFont(file: string): Uint8Array | undefined {
  return readFileSync(/* turbopackIgnore: true */ locate(file));
}

export const loadFonts: (text: string) => Promise<void> = () => Promise.resolve();

/**
 * Font paths start at the working directory. A path relative to the module would fail, because bundlers move the
 * module.
 */
function locate(file: string): string {
  const folder = /* turbopackIgnore: true */ process.cwd();
  const media = path.join(folder, '.next/static/media');
  const { name, ext } = path.parse(file);
  const built = (existsSync(media) ? readdirSync(media) : []).find(
    (each) => each.startsWith(`${name}.`) && each.endsWith(ext),
  );
  if (built) return path.join(media, built);
  const folders = createRequire(path.join(folder, 'package.json')).resolve.paths(file) ?? [];
  const places = folders.map((each) => path.join(each, file));
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`Font file not found: ${file}. Build, or install the packages again.`);
  return found;
}
