import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The bytes of a font, by its path in its package. */
export function readFont(file: string): Uint8Array | undefined {
  return readFileSync(/* turbopackIgnore: true */ locate(file));
}

/** In a browser, the fonts of a text have to be fetched first. */
export const loadFonts: (text: string) => Promise<void> = () => Promise.resolve();

/**
 * A build has the fonts among what it serves to browsers, under their names and a digest; elsewhere they are where their
 * packages have them. Looked up from the working directory, not from this module: a bundler moves the module and rewrites
 * `import.meta.url`, while the server always runs from the folder that holds the build and `node_modules`.
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
