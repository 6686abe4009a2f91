import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** One prerendered page as the build prepared it (lib/build/prepare-pages.ts). */
interface PreparedPage {
  /** Where its HTML is, below the build folder; `.br` and `.gz` stand beside it. */
  file: string;
  /** Of the HTML as it is, without compression. */
  hash: string;
  /** CSP sources of its inline scripts and styles, as in "sha256-…". */
  scripts: string[];
  styles: string[];
}

/** Every prerendered page by its path, as in "/no/about". */
export type PreparedPages = Record<string, PreparedPage>;

export const pagesFile = 'pages.json';

const holder = globalThis as typeof globalThis & { seatmapPages?: PreparedPages };

/** Reads what the build wrote down; throws where the build was not finished by prepare-pages. */
export function preparedPages(buildFolder: string): PreparedPages {
  return (holder.seatmapPages ??= JSON.parse(
    readFileSync(path.join(buildFolder, pagesFile), 'utf8'),
  ) as PreparedPages);
}
