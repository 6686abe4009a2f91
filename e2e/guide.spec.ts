import type { Page } from 'playwright/test';
import { articles } from '../lib/core/site/articles';
import { expect, messages, test, type Language } from './fixtures';

const chapters = [
  'create-accounts',
  'register-class',
  'create-seatmap',
  'view-seatmap',
  'edit-class',
];
const pages = ['pages/guide', ...articles.map(({ id }) => `articles/${id}`)];
const languages = ['no', 'en'] as Language[];

const article = (page: Page) => page.getByRole('article');

for (const language of languages) {
  test.describe(`in the language ${language}`, () => {
    test.use({ language });
    const t = messages[language];

    test('the guide is in Norwegian, and says so to whoever reads English', async ({ page }) => {
      await page.goto('pages/guide');
      await expect(article(page)).toHaveAttribute('lang', 'nb-NO');
      await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(
        messages.no.Guide.title,
      );
      const note = page.getByText(messages.en.Guide.languageNote);
      await expect(note).toHaveCount(language === 'en' ? 1 : 0);
    });

    for (const { id } of articles) {
      test(`the article on ${id} is in English, and says so to whoever reads Norwegian`, async ({
        page,
      }) => {
        await page.goto(`articles/${id}`);
        await expect(article(page)).toHaveAttribute('lang', 'en-GB');
        await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(
          messages.en.Articles[id].title,
        );
        const note = page.getByText(messages.no.ArticlePage.languageNote);
        await expect(note).toHaveCount(language === 'no' ? 1 : 0);
      });
    }

    for (const path of pages) {
      test(`one goes back from ${path} to the front page`, async ({ page }) => {
        await page.goto(path);
        const { back } = path === 'pages/guide' ? t.Guide : t.ArticlePage;
        await page.getByRole('main').getByRole('link', { name: back }).click();
        await expect(page).toHaveURL(/\/smg-website-official\/?$/);
      });
    }
  });
}

test('the contents of the guide lead to its five chapters', async ({ page }) => {
  await page.goto('pages/guide');
  const contents = page.getByRole('navigation', { name: 'Innhold' });
  await expect(contents.getByRole('link')).toHaveCount(chapters.length);
  for (const [index, id] of chapters.entries()) {
    await contents.getByRole('link').nth(index).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toBeInViewport();
  }
});

test('an address with a chapter of the guide opens at it', async ({ page }) => {
  await page.goto('pages/guide#view-seatmap');
  await expect(page.locator('#view-seatmap').getByRole('heading', { level: 2 })).toBeInViewport();
});

for (const [device, viewport] of [
  ['a computer', { width: 1280, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`every picture of the guide loads on ${device} without moving the page`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('pages/guide');
    const pictures = article(page).getByRole('img');
    const count = await pictures.count();
    expect(count).toBeGreaterThanOrEqual(10);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      const facts = await picture.evaluate((image: HTMLImageElement) => ({
        drawn: image.naturalHeight / image.naturalWidth,
        shown: image.clientHeight / image.clientWidth,
        sized: Boolean(image.getAttribute('width') && image.getAttribute('height')),
        alt: image.alt.length,
      }));
      expect(facts.sized).toBe(true);
      expect(facts.alt).toBeGreaterThan(20);
      expect(Math.abs(facts.drawn - facts.shown)).toBeLessThan(0.02);
    }
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height);
  });
}

test('the guide calls things by the names that the app shows', async ({ page }) => {
  await page.goto('pages/guide');
  const { Home, Maker, Result, Pupils } = messages.no;
  for (const name of [Home.newClass, Pupils.pasteList, Maker.generate, Result.again, Result.save]) {
    await expect(article(page).getByText(`«${name}»`).first()).toBeVisible();
  }
});

for (const { id, datetime, readingMinutes } of articles) {
  test(`the article on ${id} is an essay of 800 to 1,500 words, dated, signed and sourced`, async ({
    page,
  }) => {
    await page.goto(`articles/${id}`);
    const text = await article(page).innerText();
    const words = text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(1500);
    expect(readingMinutes).toBe(Math.round(words / 230));
    await expect(article(page).getByRole('time')).toHaveAttribute('datetime', datetime);
    await expect(article(page)).toContainText(`By ${messages.en.Frame.brand}`);

    const sources = page.getByRole('region', { name: 'Sources' }).getByRole('listitem');
    const count = await sources.count();
    expect(count).toBeGreaterThanOrEqual(5);
    for (const source of await sources.all()) {
      await expect(source.getByRole('link')).toHaveAttribute('href', /^https:\/\//);
    }
    const cited = await article(page)
      .locator('sup a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const every = Array.from({ length: count }, (_, index) => `#source-${index + 1}`);
    expect([...new Set(cited)].sort()).toEqual(every.sort());
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages) {
    test(`${path} can be read, and left`, async ({ page }) => {
      await page.goto(path);
      await expect(article(page).getByRole('heading', { level: 1 })).toBeVisible();
      await expect(article(page).getByRole('heading', { level: 2 }).last()).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: 'Til forsiden' }).first().click();
      await expect(page).toHaveURL(/\/smg-website-official\/?$/);
    });
  }
});

for (const path of pages) {
  test(`${path} needs no sideways scrolling at 320 pixels`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 800 });
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(320);
  });
}
