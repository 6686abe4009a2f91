import { readFileSync } from 'node:fs';
import path from 'node:path';
import { locales } from '@/lib/i18n/locales';
import { shareImages, shareImageSize } from './share-image';

const folder = path.join(__dirname, '../../../public/share');
const pictures = shareImages.flatMap((image) => locales.map((locale) => `${image}-${locale}.png`));

describe('the preview picture of a shared link', () => {
  it.each(pictures)('is a PNG of the declared size: %s', (name) => {
    const png = readFileSync(path.join(folder, name));
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    const size = { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
    expect(size).toEqual(shareImageSize);
    expect(png.length).toBeLessThan(100_000);
  });
});
