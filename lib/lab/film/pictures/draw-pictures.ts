import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from 'playwright';
import { messages } from '../../../i18n/messages';
import { rootDir } from '../../../platform/paths';
import { toIco } from './ico';
import { markSvg } from './mark';
import { sharePage, shareSize } from './share-page';
import { withBrowser } from './with-browser';

const paper = '#fbfaf6';
/** A maskable icon may be cut to a circle of 80 % of its width. */
const safeAir = 0.22;

const typedEntries = <K extends string, V>(record: Record<K, V>) =>
  Object.entries(record) as [K, V][];
const inside = (...parts: string[]) => path.join(rootDir, ...parts);

async function save(file: string, content: Buffer) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${path.relative(rootDir, file)}, ${Math.round(content.length / 100) / 10} kB`);
}

/** Draws the mark as a PNG; on paper, or on nothing. */
async function drawIcon(
  page: Page,
  { size, air, background = 'transparent' }: { size: number; air?: number; background?: string },
) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<!DOCTYPE html><style>svg{display:block}</style><body style="margin:0;background:${background}">${markSvg({ size, air })}</body>`,
  );
  return page.screenshot({ omitBackground: background === 'transparent' });
}

async function drawIcons(page: Page) {
  const sizes = [16, 32, 48];
  const pictures = [];
  for (const size of sizes) pictures.push({ size, png: await drawIcon(page, { size }) });
  await save(inside('app/favicon.ico'), toIco(pictures));
  const onPaper = { background: paper, air: 0.12 };
  await save(inside('app/apple-icon.png'), await drawIcon(page, { size: 180, ...onPaper }));
  for (const size of [192, 512]) {
    await save(inside(`public/icons/icon-${size}.png`), await drawIcon(page, { size }));
  }
  const maskable = { size: 512, air: safeAir, background: paper };
  await save(inside('public/icons/maskable-512.png'), await drawIcon(page, maskable));
}

async function drawShareImages(page: Page) {
  await page.setViewportSize(shareSize);
  for (const language of ['no', 'en'] as const) {
    const { Seo, Frame } = messages[language];
    for (const [image, { title, text }] of typedEntries(Seo.share)) {
      await page.setContent(sharePage({ image, language, brand: Frame.brand, title, text }));
      await page.evaluate('document.fonts.ready');
      await save(inside(`public/share/${image}-${language}.png`), await page.screenshot());
    }
  }
}

/** Draws what is drawn of the mark and the words: icons and the pictures of shared links. */
async function drawPictures() {
  await withBrowser(async (browser) => {
    const page = await browser.newPage({ colorScheme: 'light' });
    await drawIcons(page);
    await drawShareImages(page);
  });
}

await drawPictures();
