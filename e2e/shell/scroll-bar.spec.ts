import { chromium, type Browser } from 'playwright/test';
import { baseUrl, expect, messages, test } from '../fixtures';

const { LoginDialog, Auth } = messages.no;

/** How far a page moves to the side when a dialog opens over it. */
async function shiftUnderDialog(browser: Browser, height: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height } });
  await page.goto(`${baseUrl()}/pricing/teacher?frequency=yearly`);
  const left = () => page.locator('h1').evaluate((it) => it.getBoundingClientRect().left);
  const before = await left();
  await page.getByRole('button', { name: LoginDialog.opener }).click();
  await expect(page.getByRole('dialog').getByLabel(Auth.email)).toBeVisible();
  const shift = (await left()) - before;
  await page.close();
  return shift;
}

const heights = { scrolls: 700, fits: 4000 };

test('a page stays where it is under a dialog, whether it scrolls or fits the window', async ({
  browser,
}) => {
  // Playwright hides scroll bars, as some systems draw them over the page.
  const withScrollBars = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  for (const each of [browser, withScrollBars]) {
    expect(await shiftUnderDialog(each, heights.scrolls)).toBe(0);
    expect(await shiftUnderDialog(each, heights.fits)).toBe(0);
  }
  await withScrollBars.close();
});
