import type { Page } from 'playwright/test';
import { articles } from '../../components/site/articles/articles';
import { expect, messages, test } from '../fixtures';

const chapters = [
  'create-accounts',
  'register-class',
  'create-seatmap',
  'view-seatmap',
  'edit-class',
  'school',
];

const article = (page: Page) => page.getByRole('article');
const heading = (page: Page, id: string) =>
  page.locator(`#${id}`).getByRole('heading', { level: 2 });

async function expectEveryPictureLoads(page: Page) {
  const pictures = article(page).getByRole('img');
  expect(await pictures.count()).toBeGreaterThanOrEqual(10);
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
}

test("the guide uses the app's names, links its chapters and loads pictures without layout shift", async ({
  page,
}) => {
  await page.goto('pages/guide');
  await expect(article(page)).toHaveAttribute('lang', 'nb-NO');
  await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(
    messages.no.Guide.title,
  );
  const { Home, MapRail, MapScreen, Pupils } = messages.no;
  const { again, save } = MapScreen;
  for (const name of [Home.newClass, Pupils.pasteList, MapRail.conditions, again, save]) {
    await expect(article(page).getByText(`«${name}»`).first()).toBeVisible();
  }
  const contents = page.getByRole('navigation', { name: 'Innhold' });
  await expect(contents.getByRole('link')).toHaveCount(chapters.length);
  for (const [index, id] of chapters.entries()) {
    await contents.getByRole('link').nth(index).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(heading(page, id)).toBeInViewport();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectEveryPictureLoads(page);
});

test('on a phone, a link to a chapter opens the guide at this chapter, and every picture loads', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('pages/guide#view-seatmap');
  await expect(heading(page, 'view-seatmap')).toBeInViewport();
  await expectEveryPictureLoads(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each article is an English essay of 800 to 1,500 words with date, author and sources', async ({
    page,
  }) => {
    for (const { id, datetime, readingMinutes } of articles) {
      await test.step(id, async () => {
        await page.goto(`articles/${id}`);
        await expect(article(page)).toHaveAttribute('lang', 'en-GB');
        await expect(article(page).getByRole('heading', { level: 1 })).toHaveText(
          messages.en.Articles[id].title,
        );
        await expect(page.getByText(messages.no.ArticlePage.languageNote)).toBeVisible();
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

        const { back } = messages.no.ArticlePage;
        await page.getByRole('main').getByRole('link', { name: back }).first().click();
        await expect(page).toHaveURL(/\/smg-website-official\/?$/);
      });
    }
  });

  test.describe('in English', () => {
    test.use({ language: 'en' });

    test('the guide has a note that the guide is in Norwegian', async ({ page }) => {
      await page.goto(`articles/${articles[0]!.id}`);
      await expect(page.getByText(messages.no.ArticlePage.languageNote)).toHaveCount(0);
      await page.goto('pages/guide');
      await expect(article(page)).toHaveAttribute('lang', 'nb-NO');
      await expect(page.getByText(messages.en.Guide.languageNote)).toBeVisible();
      await expect(article(page).getByRole('heading', { level: 2 }).last()).toBeVisible();
      const { back } = messages.en.Guide;
      await page.getByRole('main').getByRole('link', { name: back }).first().click();
      await expect(page).toHaveURL(/\/smg-website-official\/?$/);
    });
  });
});
