import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { fontsDir, makeFonts, packagedFontsDir, withWeights } from './fonts';

const timeoutMs = 60_000;

it(
  'makes the fonts that the pages use',
  async () => {
    for (const [name, bytes] of Object.entries(await makeFonts())) {
      const used = await readFile(path.join(fontsDir, name));
      expect(used.equals(bytes)).toBe(true);
    }
  },
  timeoutMs,
);

async function zerosAt(weight: number, folder: string) {
  const file = path.join(folder, 'atkinson-hyperlegible-next-latin-wght-normal.woff2');
  const font = create(await withWeights(await readFile(file), weight, 'truetype')) as Font;
  return { running: zeroOf(font, []), tabular: zeroOf(font, ['tnum']) };
}

function zeroOf(font: Font, features: string[]) {
  const [glyph] = font.layout('0', features).glyphs;
  const { minX, minY, maxX, maxY } = glyph!.bbox;
  const contours = glyph!.path.commands.filter(({ command }) => command === 'moveTo').length;
  return { contours, size: [glyph!.advanceWidth, minX, minY, maxX, maxY] };
}

it.each([400, 700, 800])(
  'has zeros without a slash, as large as the packaged ones, at weight %d',
  async (weight) => {
    const packaged = await zerosAt(weight, path.join(packagedFontsDir, 'files'));
    expect([packaged.running.contours, packaged.tabular.contours]).toEqual([3, 3]);
    expect(await zerosAt(weight, fontsDir)).toEqual({
      running: { ...packaged.running, contours: 2 },
      tabular: { ...packaged.tabular, contours: 2 },
    });
  },
  timeoutMs,
);
