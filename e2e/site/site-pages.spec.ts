import type { Page } from 'playwright/test';
import { sitePages } from '../../components/site/seo/site-pages';
import { limits, motionBytes, weighPage } from './weigh-page';
import { sticksOut, violations, violationsInBothThemes } from '../axe';
import { baseUrl, expect, test } from '../fixtures';

const layouts = [
  ...['', 'about', 'getstarted', 'contact', 'pages/guide', 'pricing/teacher', 'pricing/schoolM'],
  ...['articles/seatingarrangement', 'privacy'],
];
const others = sitePages
  .map(({ path, languages }) => ({ path: path.slice(1), languages }))
  .filter(({ path }) => !layouts.includes(path));
const missing = ['nothing-here', 'pricing/nothing-here'];

/** Next.js and React alone in bytes; less would mean that not everything was measured. */
const frameworkBytes = 120_000;

const phone = { width: 390, height: 844 };
const laptop = { width: 1280, height: 900 };

/** Text spacing of WCAG 1.4.12. */
const spacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }';
/** Fallback until the web font loads: the widest of the usual sans serifs. */
const withoutTypeface = "html body { font-family: 'DejaVu Sans', Verdana, sans-serif !important }";

async function openEverything(page: Page) {
  const questions = page.locator('#faq');
  if ((await questions.count()) > 0) {
    await questions.scrollIntoViewIfNeeded();
    await expect(questions.getByRole('button').first()).toBeVisible();
  }
  await page.locator('main details').evaluateAll((folded) => {
    for (const each of folded) each.setAttribute('open', '');
  });
  const closed = page.locator('main button[aria-expanded="false"]');
  while ((await closed.count()) > 0) await closed.first().click();
}

const nextFrames = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/**
 * Reflow at 320 px (400 % zoom of 1280), tablet and laptop widths, and the header's breakpoint; with text spacing,
 * and without the web font.
 */
async function expectNothingSticksOut(page: Page, widths = [320, 640, 820, 1152, 1280]) {
  for (const style of ['', spacing, withoutTypeface + spacing]) {
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets = [sheet];
    }, style);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(nextFrames);
      expect([width, style, await sticksOut(page)]).toEqual([width, style, []]);
    }
  }
}

async function expectLight(page: Page, url: string) {
  const weight = await weighPage(page, url);
  const { scriptBytes, styleBytes, ...rest } = weight;
  expect(scriptBytes).toBeGreaterThan(frameworkBytes);
  const extra = url === baseUrl() ? motionBytes : 0;
  expect(scriptBytes).toBeLessThanOrEqual(limits.scriptBytes + extra);
  expect(styleBytes).toBeGreaterThan(0);
  expect(styleBytes).toBeLessThanOrEqual(limits.styleBytes);
  expect(rest).toEqual({ layoutShift: 0, shifts: [], foreign: [] });
}

test('the checks of a page find a picture without alternative text and an overflowing box', async ({
  page,
}) => {
  await page.setContent(
    '<html lang="nb"><title>A page</title><main><p style="width: 2000px">wide <img src="data:,"></p></main>',
  );
  expect((await violations(page)).join()).toContain('image-alt');
  expect((await sticksOut(page)).join()).toContain('<p');
});

for (const path of layouts) {
  test(`the page /${path} is within its size limit, has no layout shift, is accessible and fits every window`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await expectLight(page, path ? `${baseUrl()}/${path}` : baseUrl());
    await page.setViewportSize(laptop);
    await openEverything(page);
    expect(await violationsInBothThemes(page)).toEqual([]);
    await expectNothingSticksOut(page);
  });
}

test('each page without a test of its own is accessible and fits the window of a small phone', async ({
  page,
}) => {
  expect(others).toHaveLength(sitePages.length - layouts.length);
  for (const { path } of others) {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    await openEverything(page);
    expect([path, await violations(page)]).toEqual([path, []]);
    await expectNothingSticksOut(page, [320]);
  }
});

test('the page of an unknown address is accessible and fits every window', async ({ page }) => {
  for (const path of missing) {
    await page.setViewportSize(laptop);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await violationsInBothThemes(page)]).toEqual([path, []]);
    await expectNothingSticksOut(page);
  }
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('every page fits the window of a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    for (const { path } of sitePages.filter(({ languages }) => languages.includes('en'))) {
      await page.goto(path.slice(1));
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
      await expectNothingSticksOut(page, [320]);
    }
  });
});
