import { chromium, type Browser } from 'playwright/test';
import { baseUrl, expect, messages, test } from '../fixtures';

const { LoginDialog, Auth } = messages.no;

const heights = { scrolls: 700, fits: 4000 };

async function shiftsUnderDialog(browser: Browser): Promise<number[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: heights.scrolls } });
  await page.goto(`${baseUrl()}/pricing/teacher?frequency=yearly`);
  const left = () => page.locator('h1').evaluate((it) => it.getBoundingClientRect().left);
  const found: number[] = [];
  for (const height of Object.values(heights)) {
    await page.setViewportSize({ width: 1280, height });
    const before = await left();
    await page.getByRole('button', { name: LoginDialog.opener }).click();
    await expect(page.getByRole('dialog').getByLabel(Auth.email)).toBeVisible();
    found.push((await left()) - before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.close();
  return found;
}

test('a dialog does not shift the page below, with or without a scroll bar', async ({
  browser,
}) => {
  // Playwright hides scroll bars, as systems with overlay scroll bars do.
  const withScrollBars = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: ['--no-sandbox'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  for (const each of [browser, withScrollBars]) {
    expect(await shiftsUnderDialog(each)).toEqual([0, 0]);
  }
  await withScrollBars.close();
});
