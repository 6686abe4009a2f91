import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeFonts } from './fonts.mjs';

it('makes the fonts that the pages use', async () => {
  for (const [name, bytes] of Object.entries(await makeFonts())) {
    const used = await readFile(path.join('app/[locale]/fonts', name));
    expect(used.equals(bytes)).toBe(true);
  }
});
