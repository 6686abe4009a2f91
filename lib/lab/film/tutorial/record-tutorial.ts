import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright';
import { tutorialScenes } from '@/components/site/landing/tutorial-scenes';
import { locales, preferredLanguageKey, type Locale } from '@/lib/i18n/locales';
import { messages } from '@/lib/i18n/messages';
import { encodeWebp } from '../pictures/encode-webp';
import { rootDir } from '../../../platform/paths';
import { atProduct } from '../../with-product';
import { withBrowser } from '../pictures/with-browser';
import { toWebVtt } from './captions';
import { dotsPerPixel, Film, framesPerSecond, windowSize } from './film';
import { encodeVideo, FrameWriter } from './frame-writer';
import { walk } from './walk';

const folder = path.join(rootDir, 'public/tutorial');
const mostBytes = 2_000_000;
const mostPosterBytes = 60_000;

const inFolder = (name: string) => path.join(folder, name);

async function record(browser: Browser, url: string, locale: Locale) {
  const context = await browser.newContext({
    viewport: windowSize,
    deviceScaleFactor: dotsPerPixel,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // So that the printed page can be shown as a sheet of paper.
    bypassCSP: true,
    locale: locale === 'no' ? 'nb-NO' : 'en-GB',
  });
  const { hostname } = new URL(url);
  await context.addCookies([
    { name: preferredLanguageKey, value: locale, domain: hostname, path: '/' },
  ]);
  const temporary = await mkdtemp(path.join(tmpdir(), 'seatmap-tutorial-'));
  try {
    const recording = path.join(temporary, `${locale}.mkv`);
    const writer = new FrameWriter(recording, framesPerSecond);
    const canvas = await context.newPage();
    const film = new Film(await context.newPage(), canvas, writer);
    await film.prepare();
    const still = await walk(film, url, locale);
    await writer.close();
    const poster = await encodeWebp(canvas, still, mostPosterBytes);
    await writeFile(inFolder(`poster-${locale}.webp`), poster);
    await encodeVideo(recording, {
      mp4: inFolder(`tutorial-${locale}.mp4`),
      webm: inFolder(`tutorial-${locale}.webm`),
    });
  } finally {
    await rm(temporary, { recursive: true, force: true });
    await context.close();
  }
  const captions = messages[locale].Tutorial.scenes;
  await writeFile(inFolder(`captions-${locale}.vtt`), toWebVtt(tutorialScenes, captions));
}

async function reportSizes() {
  let sum = 0;
  for (const locale of locales) {
    const names = ['mp4', 'webm'].map((type) => `tutorial-${locale}.${type}`);
    for (const name of [...names, `poster-${locale}.webp`, `captions-${locale}.vtt`]) {
      const { size } = await stat(inFolder(name));
      sum += size;
      console.log(`${name.padEnd(20)} ${Math.round(size / 1000)} kB`);
    }
  }
  console.log(`${'together'.padEnd(20)} ${Math.round(sum / 1000)} kB`);
  if (sum > mostBytes) throw new Error(`The files are larger than ${mostBytes} bytes together.`);
}

/**
 * Records the tutorial video from the product, in both languages, with captions and posters; needs ffmpeg.
 *
 *     npm run tutorial:record -- [URL]
 *
 * Without the URL of a running product one is started on an empty data folder.
 */
async function recordTutorial(url: string | undefined) {
  await mkdir(folder, { recursive: true });
  await atProduct(url, (address) =>
    withBrowser(async (browser: Browser) => {
      for (const locale of locales) await record(browser, address, locale);
    }),
  );
  await reportSizes();
}

await recordTutorial(process.argv[2]);
