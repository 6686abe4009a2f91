import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright';
import { rootDir } from '../../../platform/paths';
import { atProduct } from '../../with-product';
import { encodeWebp } from './encode-webp';
import { walkForGuide, type Region } from './guide-walk';
import { withBrowser } from './with-browser';

const folder = path.join(rootDir, 'public/guide');
/** The guide reads from here how large each picture is, so that the page does not jump when they come. */
const sizesFile = path.join(rootDir, 'components/site/guide/pictures.json');
const largestBytes = 110_000;
/** As a computer and as a phone shows it; taken with two dots a pixel. */
const widths = { wide: 760, narrow: 390 };
type Shape = keyof typeof widths;
type Sizes = Record<string, Partial<Record<Shape, { width: number; height: number }>>>;
/** High enough for every page, so that nothing that sticks to the window's edge lies over something else. */
const height = 3200;
/** The window in which the pages to work in are shown, whole. */
const windows = { wide: { width: 1100, height: 700 }, narrow: { width: 390, height: 760 } };
const air = 24;
/** Resolves when what has changed is laid out and painted. */
const twoFrames = 'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))';
/** Less below, where the next text begins. */
const airBelow = 14;

async function pictureArea(page: Page, { from, to }: Region) {
  const first = from ?? page.getByRole('main').getByRole('heading', { level: 1 });
  const [top, bottom] = [await first.boundingBox(), await to.boundingBox()];
  if (!top || !bottom) throw new Error('What the picture is to show is not seen.');
  const y = Math.max(0, Math.floor(top.y - air));
  const { width } = page.viewportSize()!;
  return { x: 0, y, width, height: Math.ceil(bottom.y + bottom.height + airBelow) - y };
}

async function takeAll(browser: Browser, url: string, shape: Shape, sizes: Sizes) {
  const context = await browser.newContext({
    viewport: { width: widths[shape], height },
    deviceScaleFactor: 2,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'nb-NO',
  });
  const page = await context.newPage();
  const canvas = await context.newPage();
  await page.bringToFront();
  await walkForGuide(
    page,
    { url, email: `kari-${shape}-${Date.now()}@skolen.example` },
    async (name, region) => {
      if (!region) await page.setViewportSize(windows[shape]);
      await page.evaluate('document.activeElement?.blur()');
      await page.mouse.move(0, 0);
      await page.evaluate('document.fonts.ready');
      // A wide window has its tools at the side, for which the page makes room.
      if (!region) await page.evaluate(twoFrames);
      const clip = region ? await pictureArea(page, region) : { x: 0, y: 0, ...windows[shape] };
      const bytes = await encodeWebp(canvas, await page.screenshot({ clip }), largestBytes);
      await writeFile(path.join(folder, `${name}-${shape}.webp`), bytes);
      sizes[name] = { ...sizes[name], [shape]: { width: clip.width, height: clip.height } };
      await page.setViewportSize({ width: widths[shape], height });
      console.log(`${name}-${shape}.webp`.padEnd(28), `${Math.round(bytes.length / 1000)} kB`);
    },
  );
  await context.close();
}

async function takeBoth(url: string): Promise<Sizes> {
  const sizes: Sizes = {};
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await withBrowser(async (browser) => {
    for (const shape of ['wide', 'narrow'] as const) await takeAll(browser, url, shape, sizes);
  });
  return sizes;
}

/**
 * Takes the pictures of the user guide.
 *
 *     npm run guide:pictures -- [URL]
 *
 * Without the URL of a running product one is started on an empty data folder.
 */
async function takePictures(url: string | undefined) {
  const sizes = await atProduct(url, takeBoth);
  await writeFile(sizesFile, `${JSON.stringify(sizes, null, 2)}\n`);
}

await takePictures(process.argv[2]);
