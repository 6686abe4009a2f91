import { findChromium } from './chromium.mjs';

/** Runs the work with the Chromium of this machine, and closes it after. */
export async function withBrowser(work) {
  const { chromium } = await import('playwright');
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
