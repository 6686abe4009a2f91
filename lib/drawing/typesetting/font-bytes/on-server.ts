import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The bytes of a font, by its path in its package. */
export function readFont(file: string): Uint8Array | undefined {
  return readFileSync(/* turbopackIgnore: true */ locate(file));
}

/** In a browser, the fonts of a text have to be fetched first. */
export const loadFonts = (_text: string): Promise<void> => Promise.resolve();

/**
 * A build has the fonts in `dist/fonts`; elsewhere they are where their packages have them. Looked up from the working
 * directory, not from this module: a bundler moves the module and rewrites `import.meta.url`, while the server always
 * runs from the folder that holds `dist` and `node_modules`.
 */
function locate(file: string): string {
  const folder = /* turbopackIgnore: true */ process.cwd();
  const built = path.join(folder, 'dist/fonts', path.basename(file));
  if (existsSync(built)) return built;
  const folders = createRequire(path.join(folder, 'package.json')).resolve.paths(file) ?? [];
  const places = folders.map((each) => path.join(each, file));
  const found = places.find((place) => existsSync(place));
  if (!found)
    throw new Error(`Font file not found: ${file}. Build, or install the packages again.`);
  return found;
}
