import type { Page } from 'playwright/test';
import { sitePages } from '../lib/core/site/pages';
import { measurePage } from '../lib/scripts/audit/measure-page';
import { limits } from '../lib/scripts/audit/verdict';
import { sticksOut, violations } from './axe';
import { baseUrl, expect, messages, test, type Language } from './fixtures';

const languages: Language[] = ['no', 'en'];
const paths = sitePages.map(({ path }) => path.slice(1));
const missing = ['nothing-here', 'pricing/nothing-here'];

/** What Next.js and React weigh alone, in bytes; less would mean that not everything was weighed. */
const frameworkBytes = 120_000;

/** Opens what is folded together: the contents of a legal page, the questions once their accordion is there. */
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

/** At the widths of a small phone, a tablet and a laptop, and where the header takes in more. */
async function expectNothingSticksOut(page: Page, path: string) {
  for (const width of [320, 640, 820, 1152, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect([path, width, await sticksOut(page)]).toEqual([path, width, []]);
  }
}

test('a picture without a text, and a box wider than the window, are found', async ({ page }) => {
  await page.goto('about');
  await page.evaluate(() => {
    const box = document.createElement('p');
    box.append('wide', new Image());
    box.style.width = '2000px';
    document.querySelector('main')!.append(box);
  });
  expect((await violations(page)).join()).toContain('image-alt');
  expect((await sticksOut(page)).join()).toContain('<p');
});

for (const language of languages) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${language}, ${colorScheme}`, () => {
      test.use({ language, colorScheme });

      test('no public page has a violation that axe finds, with everything on it opened', async ({
        page,
      }) => {
        test.setTimeout(180_000);
        for (const path of [...paths, ...missing]) {
          await page.goto(path);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await openEverything(page);
          expect([path, await violations(page)]).toEqual([path, []]);
        }
      });

      test('neither the menu on a phone nor a notice of the checkout has one', async ({ page }) => {
        const { menu } = messages[language].SiteMenu;
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('');
        await page.getByRole('button', { name: menu }).click();
        await expect(page.getByRole('dialog', { name: menu })).toBeVisible();
        expect(await violations(page)).toEqual([]);
        for (const outcome of ['success=true', 'canceled=true', 'pending=true', 'error=1']) {
          await page.goto(`?${outcome}`);
          await expect(page.getByRole('dialog')).toBeVisible();
          expect([outcome, await violations(page)]).toEqual([outcome, []]);
        }
      });
    });
  }

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('every public page can be read at 320 pixels, which is 400 % of 1280, without scrolling sideways', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width: 320, height: 256 });
      for (const path of [...paths, ...missing]) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await openEverything(page);
        expect([path, await sticksOut(page)]).toEqual([path, []]);
      }
      await page.goto('');
      await page.getByRole('button', { name: messages[language].SiteMenu.menu }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await sticksOut(page)).toEqual([]);
    });

    test('nothing sticks out of a public page with its text spaced out as WCAG 1.4.12 has it', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      for (const path of paths) {
        await page.goto(path);
        await page.evaluate(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync(
            '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important }',
          );
          document.adoptedStyleSheets = [sheet];
        });
        await expectNothingSticksOut(page, path);
      }
    });

    test('nothing sticks out of a public page where the typeface does not come', async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await page.route('**/*.woff2', (route) => route.abort());
      for (const path of paths) {
        await page.goto(path);
        await expectNothingSticksOut(page, path);
      }
    });

    test('no public page brings more script or style than its budget, waits for a stylesheet, moves while it loads, or asks another host', async ({
      browser,
    }) => {
      test.setTimeout(180_000);
      for (const path of paths) {
        const url = path ? `${baseUrl()}/${path}` : baseUrl();
        const { scriptBytes, styleBytes, stylesheets, layoutShift, foreign } = await measurePage(
          browser,
          url,
          language,
        );
        const found = {
          path,
          script:
            (scriptBytes > frameworkBytes && scriptBytes <= limits.scriptBytes) || scriptBytes,
          style: (styleBytes > 0 && styleBytes <= limits.styleBytes) || styleBytes,
          stylesheets,
          layoutShift,
          foreign,
        };
        expect(found).toEqual({
          path,
          script: true,
          style: true,
          stylesheets: [],
          layoutShift: 0,
          foreign: [],
        });
      }
    });
  });
}
