import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { withAddresses } from '@/lib/env/placeholders';
import { filesBelow } from './files-below';
import { scriptHashes } from './script-hashes';

export interface PreparedPage {
  html: string;
  scripts: string[];
}

export type PreparedPages = Record<string, PreparedPage>;

function readPages(buildFolder: string): PreparedPages {
  const folder = path.join(buildFolder, 'server/app');
  // Pages of Next.js itself begin with an underscore; the product's are below a language.
  const names = filesBelow(folder).filter((name) => /^\/[^_].*\.html$/.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const html = withAddresses(readFileSync(path.join(folder, name), 'utf8'));
      return [name.slice(0, -'.html'.length), { html, scripts: scriptHashes(html) }];
    }),
  );
}

const holder = globalThis as typeof globalThis & { seatmapPages?: PreparedPages };

export function preparedPages(buildFolder: string): PreparedPages {
  return (holder.seatmapPages ??= readPages(buildFolder));
}
