import 'server-only';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hostEnv } from '@/lib/env/hosts';
import { withAddresses } from '@/lib/env/placeholders';
import { publicEnv } from '@/lib/env/public';
import { contentSecurityPolicy } from './content-security-policy';
import { filesBelow } from './files-below';
import { scriptHashes } from './script-hashes';

export interface PreparedPage {
  html: string;
  policy: string;
}

export type PreparedPages = Record<string, PreparedPage>;

export const pagePolicy = (scriptHashes: string[]): string =>
  contentSecurityPolicy({ ...hostEnv(), ...publicEnv(), scriptHashes });

function readPages(buildFolder: string): PreparedPages {
  const folder = path.join(buildFolder, 'server/app');
  const names = filesBelow(folder).filter((name) => /^\/[^_].*\.html$/.test(name));
  return Object.fromEntries(
    names.map((name) => {
      const html = withAddresses(readFileSync(path.join(folder, name), 'utf8'));
      return [name.slice(0, -'.html'.length), { html, policy: pagePolicy(scriptHashes(html)) }];
    }),
  );
}

const holder = globalThis as typeof globalThis & { seatmapPages?: PreparedPages };

export function preparedPages(buildFolder: string): PreparedPages {
  return (holder.seatmapPages ??= readPages(buildFolder));
}
