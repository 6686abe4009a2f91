import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findChromium } from './chromium.mjs';
import { rootDir } from '../../runtime/paths.mjs';
import { icoOf } from './ico.mjs';
import { markSvg } from './mark.mjs';
import { sharePage, shareSize } from './share-page.mjs';

const paper = '#fbfaf6';
/** A maskable icon may be cut to a circle of 80 % of its width. */
const safeAir = 0.22;

const inside = (...parts) => path.join(rootDir, ...parts);

async function save(file, content) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${path.relative(rootDir, file)}, ${Math.round(content.length / 100) / 10} kB`);
}

/** Draws the mark as a PNG; on paper, or on nothing. */
async function drawIcon(page, { size, air, background = 'transparent' }) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<!DOCTYPE html><style>svg{display:block}</style><body style="margin:0;background:${background}">${markSvg({ size, air })}</body>`,
  );
  return page.screenshot({ omitBackground: background === 'transparent' });
}

async function drawIcons(page) {
  const sizes = [16, 32, 48];
  const pictures = [];
  for (const size of sizes) pictures.push({ size, png: await drawIcon(page, { size }) });
  await save(inside('app/favicon.ico'), icoOf(pictures));
  const onPaper = { background: paper, air: 0.12 };
  await save(inside('app/apple-icon.png'), await drawIcon(page, { size: 180, ...onPaper }));
  for (const size of [192, 512]) {
    await save(inside(`public/icons/icon-${size}.png`), await drawIcon(page, { size }));
  }
  const maskable = { size: 512, air: safeAir, background: paper };
  await save(inside('public/icons/maskable-512.png'), await drawIcon(page, maskable));
}

async function drawShareImages(page) {
  await page.setViewportSize(shareSize);
  for (const language of ['no', 'en']) {
    const messagesOf = async (feature) =>
      JSON.parse(await readFile(inside(`messages/${language}/${feature}.json`), 'utf8'));
    const [{ Seo }, { Frame }] = [await messagesOf('site'), await messagesOf('shell')];
    for (const [image, { title, text }] of Object.entries(Seo.share)) {
      await page.setContent(sharePage({ image, language, brand: Frame.brand, title, text }));
      await page.evaluate('document.fonts.ready');
      await save(inside(`public/share/${image}-${language}.png`), await page.screenshot());
    }
  }
}

/** Draws what is drawn of the mark and the words: icons and the pictures of shared links. */
async function drawPictures() {
  const { chromium } = await import('playwright');
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    const page = await browser.newPage({ colorScheme: 'light' });
    await drawIcons(page);
    await drawShareImages(page);
  } finally {
    await browser.close();
  }
}

await drawPictures();
