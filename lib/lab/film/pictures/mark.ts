import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rootDir } from '../../../platform/paths';

/** The shapes of the mark, 32 by 32, in the light colours. */
const shapes = readFileSync(path.join(rootDir, 'app/icon.svg'), 'utf8')
  .replace(/<style>.*<\/style>/, '')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/** The mark as SVG, with air around it: a share of its width on each side. */
export function markSvg({ size, air = 0 }: { size: number; air?: number }): string {
  const side = 32 / (1 - 2 * air);
  const start = (32 - side) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${start} ${start} ${side} ${side}">${shapes}</svg>`;
}
