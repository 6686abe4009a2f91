import 'server-only';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { filesBelow } from './files-below';

const holder = globalThis as typeof globalThis & { seatmapAssets?: ReadonlySet<string> };

const madeFiles = [
  ...['/robots.txt', '/sitemap.xml'],
  ...locales.map((locale) => `/${locale}/manifest.webmanifest`),
];

export function assetPaths(buildFolder: string): ReadonlySet<string> {
  return (holder.seatmapAssets ??= new Set([
    ...filesBelow(path.join(buildFolder, '..', 'public')),
    ...filesBelow(path.join(buildFolder, 'server', 'app'))
      .filter((name) => name.endsWith('.body'))
      .map((name) => name.slice(0, -'.body'.length)),
    ...madeFiles,
  ]));
}
