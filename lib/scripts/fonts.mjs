import { readFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

export const packagedFontsDir = 'node_modules/@fontsource-variable/atkinson-hyperlegible-next';
export const fontsDir = 'app/[locale]/fonts';

const weights = { min: 400, max: 800 };

/**
 * The fonts of the pages, by the names of their files: those of the package with the same glyphs, but without the
 * weights under 400, which no page uses and every visitor would wait for.
 */
export async function makeFonts() {
  const fonts = {};
  for (const range of ['latin', 'latin-ext']) {
    const name = `atkinson-hyperlegible-next-${range}-wght-normal.woff2`;
    const font = await readFile(path.join(packagedFontsDir, 'files', name));
    fonts[name] = await subsetFont(font, undefined, {
      keepAllGlyphs: true,
      variationAxes: { wght: weights },
      targetFormat: 'woff2',
    });
  }
  return fonts;
}
