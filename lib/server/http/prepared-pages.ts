import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withAddresses } from '@/lib/env/placeholders';
import { filesBelow } from './files-below';
import { scriptHashes } from './script-hashes';

export interface PreparedPage {
  html: string;
  /** CSP sources of its inline scripts, as in "sha256-…". */
  scripts: string[];
}

/** Every prerendered page by its path, as in "/no/about". */
export type PreparedPages = Record<string, PreparedPage>;

/** Reads the pages that Next.js has prerendered, with the addresses of this node. */
function readPages(buildFolder: string): PreparedPages {
  const folder = path.join(buildFolder, 'server/app');
  // Those that begin with _ are Next.js's own; ours are below a language.
  const names = filesBelow(folder).filter((name) => /^\/[^_].*\.html$/.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const html = withAddresses(readFileSync(path.join(folder, name), 'utf8'));
      return [name.slice(0, -'.html'.length), { html, scripts: scriptHashes(html) }];
    }),
  );
}

const holder = globalThis as typeof globalThis & { seatmapPages?: PreparedPages };

/** The pages of the build, read once by the web server and the middleware together. */
export function preparedPages(buildFolder: string): PreparedPages {
  return (holder.seatmapPages ??= readPages(buildFolder));
}
