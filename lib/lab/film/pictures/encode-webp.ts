import type { Page } from 'playwright';

const qualities = [0.85, 0.75, 0.65, 0.55];

/** Makes a picture a WebP file of at most so many bytes, by the browser's own encoder on an empty page. */
export async function encodeWebp(page: Page, png: Buffer, largestBytes: number): Promise<Buffer> {
  for (const quality of qualities) {
    const address = await page.evaluate(drawAsWebp, [png.toString('base64'), quality] as const);
    const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    if (bytes.length <= largestBytes) return bytes;
  }
  throw new Error(`The picture stays above ${largestBytes} bytes.`);
}

/** Runs in the browser. */
async function drawAsWebp([base64, quality]: readonly [string, number]) {
  const image = new Image();
  image.src = `data:image/png;base64,${base64}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')!.drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', quality);
}
