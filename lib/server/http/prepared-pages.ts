import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One prerendered page as the build prepared it (lib/platform/bundle). */
interface PreparedPage {
  /** Path of its HTML below the build folder; the compressed `.br` and `.gz` files are beside it. */
  file: string;
  /** Hash of the uncompressed HTML. */
  hash: string;
  /** CSP sources of its inline scripts, as in "sha256-…". */
  scripts: string[];
}

/** Every prerendered page by its path, as in "/no/about". */
export type PreparedPages = Record<string, PreparedPage>;

export const pagesFile = 'pages.json';
/** Below the build folder: the settings that the build's pages were rendered with. */
export const settingsFile = 'settings.json';

const holder = globalThis as typeof globalThis & { seatmapPages?: PreparedPages };

/** Reads the list written by the build. Throws if prepare-pages has not run. */
export function preparedPages(buildFolder: string): PreparedPages {
  return (holder.seatmapPages ??= JSON.parse(
    readFileSync(path.join(buildFolder, pagesFile), 'utf8'),
  ) as PreparedPages);
}
