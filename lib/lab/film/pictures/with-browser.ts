import { chromium, type Browser } from 'playwright';
import { findChromium } from './chromium';

/** Runs the work with the Chromium of this machine, and closes it after. */
export async function withBrowser<T>(work: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
