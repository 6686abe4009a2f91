import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import subsetFont from 'subset-font';
import { makeZeroPlain } from './plain-zero';

export const packagedFontsDir = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next';
export const fontsDir = 'app/[locale]/fonts';

const weights = { min: 400, max: 800 };

/**
 * The fonts of the pages, by the names of their files: those of the package with the same glyphs, but with a zero that
 * has no slash, and without the weights under 400, which no page uses and every visitor would wait for.
 */
export async function makeFonts(): Promise<Record<string, Buffer>> {
  const fonts: Record<string, Buffer> = {};
  for (const range of ['latin', 'latin-ext']) {
    const name = `atkinson-hyperlegible-next-${range}-wght-normal.woff2`;
    const packaged = await readFile(path.join(packagedFontsDir, 'files', name));
    const font = await withWeights(packaged, weights, 'truetype');
    const zero = (create(font) as Font).glyphForCodePoint('0'.charCodeAt(0));
    if (zero.id !== 0) makeZeroPlain(font, zero.id);
    fonts[name] = await withWeights(font, weights, 'woff2');
  }
  return fonts;
}

/** The font with all its glyphs, for a range of weights or one weight. */
export function withWeights(
  font: Buffer,
  wght: number | { min: number; max: number },
  targetFormat: 'truetype' | 'woff2',
): Promise<Buffer> {
  return subsetFont(font, undefined, {
    keepAllGlyphs: true,
    variationAxes: { wght },
    targetFormat,
  });
}
