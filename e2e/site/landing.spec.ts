import type { Locator, Page } from 'playwright/test';
import { tutorialScenes } from '@/components/site/landing/tutorial-scenes';
import { expect, messages, test, type Language } from '../fixtures';
import { recordShifts, shifts } from '../layout-shift';

async function standInForOthers(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const { origin } = new URL(process.env.E2E_URL!);
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin)) {
      asked.push(request.url());
    }
  });
  await page.route(
    (url) => url.origin !== origin && url.protocol === 'https:',
    (route) => route.fulfill({ contentType: 'text/html', body: '<title>stand-in</title>' }),
  );
  return asked;
}

async function scrollThrough(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.evaluate((top) => window.scrollTo(0, top), y);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}

const pupil = (page: Page, name: string) => page.getByRole('img').getByText(name, { exact: true });

async function findPlace(page: Page, name: string) {
  const { x, y } = (await pupil(page, name).boundingBox())!;
  return `${Math.round(x)},${Math.round(y)}`;
}

const cueOf = (video: Locator) => () =>
  video.evaluate((element: HTMLVideoElement) => {
    const shown = [...element.textTracks].find(({ mode }) => mode === 'showing');
    return (shown?.activeCues?.[0] as VTTCue | undefined)?.text;
  });

const sectionTitles = (t: (typeof messages)[Language]) => [
  t.Steps.title,
  t.Reasons.title,
  t.PricingSection.title,
  t.Testimonials.title,
  t.Faq.title,
  t.ArticleTeasers.title,
  t.Closing.title,
];

const t = messages.no;

test('the landing page has the sections of the product specification, without layout shift or requests to other sites', async ({
  page,
}) => {
  const asked = await standInForOthers(page);
  await recordShifts(page);
  const files: string[] = [];
  page.on('request', (request) => {
    if (/\/tutorial\/(tutorial|captions)/.test(request.url())) files.push(request.url());
  });
  await page.goto('');
  await scrollThrough(page);
  const faq = page.locator('#faq');
  await expect(faq.getByRole('button')).toHaveCount(3);
  expect(await shifts(page)).toEqual([]);
  await test.step('the sections have the order of the specification', async () => {
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveText(sectionTitles(t));
    const ids = await page.locator('main section[id]').evaluateAll((all) => all.map((s) => s.id));
    expect(ids).toEqual(['about', 'pricing', 'testimonials', 'faq']);
    await expect(page.getByText(messages.en.Landing.text)).toHaveCount(0);
  });

  await test.step('the hero names the features and links to sign-up and to trying without an account', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Landing.title);
    const features = page.getByRole('list', { name: t.Landing.features }).getByRole('listitem');
    await expect(features).toHaveText(Object.values(t.Landing.facts));
    const start = page.getByRole('link', { name: t.Landing.start });
    await expect(start).toHaveCount(2);
    for (const link of await start.all())
      await expect(link).toHaveAttribute('href', /\/app\/signup$/);
    const attempt = page.getByRole('link', { name: t.Landing.try }).first();
    await expect(attempt).toHaveAttribute('href', /\/app\/try$/);
  });

  await test.step('links with the same text have the same target', async () => {
    const links = await page
      .locator('a[href]')
      .evaluateAll((all) =>
        all.map((link) => [
          (link as HTMLAnchorElement).innerText.trim(),
          (link as HTMLAnchorElement).href,
        ]),
      );
    const targets = new Map<string, Set<string>>();
    for (const [text, href] of links) {
      if (text) targets.set(text!, (targets.get(text!) ?? new Set()).add(href!));
    }
    expect([...targets].filter(([, hrefs]) => hrefs.size > 1).map(([text]) => text)).toEqual([]);
  });

  await test.step('the tutorial has a transcript and a link to the guide', async () => {
    const map = page.getByText(t.Tutorial.scenes.map);
    await expect(map).toBeHidden();
    await page.getByText(t.Tutorial.transcript).click();
    await expect(map).toBeVisible();
    const guide = page.getByRole('main').getByRole('link', { name: t.Steps.guide });
    await expect(guide).toHaveAttribute('href', /\/pages\/guide$/);
  });

  await test.step('the reasons have figures and address teachers, substitutes and school leaders', async () => {
    const about = page.locator('#about');
    for (const who of ['teacher', 'substitute', 'leader'] as const) {
      await expect(
        about.getByRole('heading', { name: t.Reasons[who].title, exact: true }),
      ).toBeVisible();
    }
    for (const text of [t.Reasons.byHandTime, t.Reasons.withUsTime, t.Reasons.savings.text]) {
      await expect(about.getByText(text)).toBeVisible();
    }
  });

  await test.step('the section of prices has four plans', async () => {
    await expect(page.locator('#pricing a[href*="/pricing/"]')).toHaveCount(4);
  });

  await test.step('two testimonials have name, description and image, and no review is shown', async () => {
    const section = page.locator('#testimonials');
    await expect(section.locator('figure')).toHaveCount(2);
    for (const { name, description, image } of Object.values(t.Testimonials.items)) {
      await expect(section.getByText(name)).toBeVisible();
      await expect(section.getByText(description)).toBeVisible();
      await expect(section.getByRole('img', { name: image })).toBeVisible();
    }
    await expect(page.getByRole('heading', { name: t.Reviews.title })).toHaveCount(0);
    await expect(page.locator('a[href*="trustpilot"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: t.Reviews.show })).toHaveCount(0);
  });

  await test.step('three questions are closed at first and open and close independently', async () => {
    const items = Object.values(t.Faq.items);
    expect(items).toHaveLength(3);
    for (const { answer } of items) await expect(faq.getByText(answer)).toBeHidden();
    const [first, second, third] = items.map((item) => ({
      button: faq.getByRole('button', { name: item.question }),
      answer: faq.getByText(item.answer),
    }));
    await first!.button.click();
    await third!.button.focus();
    await page.keyboard.press('Space');
    await expect(first!.answer).toBeVisible();
    await expect(second!.answer).toBeHidden();
    await expect(third!.answer).toBeVisible();
    await expect(third!.button).toHaveAttribute('aria-expanded', 'true');
    await first!.button.click();
    await expect(first!.answer).toBeHidden();
    await expect(third!.answer).toBeVisible();
  });

  await test.step('two articles have a picture, a date and a category and link to their pages', async () => {
    const teasers = page.getByRole('article');
    await expect(teasers).toHaveCount(2);
    for (const [index, id] of (['seatingarrangement', 'privacy'] as const).entries()) {
      const teaser = teasers.nth(index);
      const { title, description, category } = t.Articles[id];
      await expect(teaser.getByRole('link', { name: title })).toHaveAttribute(
        'href',
        new RegExp(`/articles/${id}$`),
      );
      await expect(teaser.getByText(description, { exact: true })).toBeVisible();
      await expect(teaser.getByText(category, { exact: true })).toBeVisible();
      await expect(teaser.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
      await teaser.locator('img').scrollIntoViewIfNeeded();
      await expect
        .poll(() => teaser.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });

  await test.step('the last section links to sign-up', async () => {
    const last = page.getByRole('main').locator('section').last();
    await expect(last.getByRole('heading', { name: t.Closing.title })).toBeVisible();
    await expect(last.getByRole('link', { name: t.Landing.start })).toBeVisible();
    await expect(last.getByRole('link', { name: t.Landing.try })).toHaveAttribute(
      'href',
      /\/app\/try$/,
    );
    await expect(last.getByRole('link', { name: t.Closing.prices })).toHaveAttribute(
      'href',
      /#pricing$/,
    );
  });

  await test.step('the tutorial is fetched only after a click, plays and shows its captions', async () => {
    const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
    const play = hero.getByRole('button', { name: t.Tutorial.play });
    await expect(play).toBeVisible();
    await expect(page.locator('video')).toHaveCount(0);
    expect(files).toEqual([]);
    await play.focus();
    await page.keyboard.press('Enter');
    const video = hero.getByLabel(t.Tutorial.video);
    await expect(video).toBeFocused();
    const played = () => video.evaluate((element: HTMLVideoElement) => element.currentTime);
    await expect.poll(played).toBeGreaterThan(0);
    await expect.poll(cueOf(video)).toBe(t.Tutorial.scenes.start);
    await video.evaluate((element: HTMLVideoElement) => {
      element.currentTime = element.duration - 1;
    });
    await expect.poll(cueOf(video)).toBe(t.Tutorial.scenes[tutorialScenes.at(-1)!.id]);
    await expect.poll(played).toBeGreaterThan(60);
  });

  await test.step('the example map meets its conditions, and a new map is made on request', async () => {
    await expect(page.getByRole('img', { name: / 24 / })).toBeVisible();
    await page.getByRole('button', { name: t.ExampleMap.again }).scrollIntoViewIfNeeded();
    const before: string[] = [];
    const names = ['Emma', 'Jonas', 'Sofie', 'Tuva', 'Iben', 'Nora'];
    for (const name of names) before.push(await findPlace(page, name));
    const home = await findPlace(page, 'Maja');
    await page.getByRole('button', { name: t.ExampleMap.again }).click();
    await expect
      .poll(async () => {
        const now: string[] = [];
        for (const name of names) now.push(await findPlace(page, name));
        return now.filter((place, index) => place !== before[index]).length;
      })
      .toBeGreaterThan(3);
    await expect(page.getByRole('button', { name: t.ExampleMap.again })).toBeVisible();
    await expect.poll(() => findPlace(page, 'Maja')).toBe(home);
    const top = (name: string) =>
      pupil(page, name)
        .boundingBox()
        .then((box) => box!.y);
    await expect.poll(async () => (await top('Ada')) <= (await top('Maja')) + 5).toBe(true);
    await expect(page.getByText(/^Alt er oppfylt. Ingen andre får en gammel nabo/)).toBeVisible();
  });
  expect(asked).toEqual([]);
});

test.describe('in English', () => {
  test.use({ language: 'en' });

  test('the sections, the note on the map and the captions of the tutorial are English', async ({
    page,
  }) => {
    const english = messages.en;
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(english.Landing.title);
    const titles = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(titles).toHaveText(sectionTitles(english));
    await expect(page.getByText(messages.no.Landing.text)).toHaveCount(0);
    await page.getByRole('button', { name: english.Tutorial.play }).click();
    await expect
      .poll(cueOf(page.getByLabel(english.Tutorial.video)))
      .toBe(english.Tutorial.scenes.start);
    await page.getByRole('button', { name: english.ExampleMap.again }).click();
    await expect(page.getByText(/^Everything is met.*to sit together, nobody/)).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole page can be read, and the video and the answers to frequent questions can be opened', async ({
    page,
  }) => {
    await page.goto('');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Landing.title);
    await expect(pupil(page, 'Ada')).toBeVisible();
    await expect(page.getByRole('button', { name: t.ExampleMap.again })).toBeHidden();
    await expect(page.getByRole('button', { name: t.Tutorial.play })).toBeHidden();
    const watch = page.getByRole('link', { name: t.Tutorial.watch });
    await expect(watch).toBeVisible();
    await expect(watch).toHaveAttribute('href', /\/tutorial\/tutorial-no\.mp4$/);
    await watch.click();
    const video = page.locator('video');
    await expect
      .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThanOrEqual(2);
    await page.goBack();
    await expect(page.getByText(t.Testimonials.items.teacher.description)).toBeVisible();
    for (const heading of await page.getByRole('heading', { level: 2 }).all()) {
      await expect(heading).toBeVisible();
    }
    for (const { question, answer } of Object.values(t.Faq.items)) {
      await expect(page.getByText(answer)).toBeHidden();
      await page.getByText(question).click();
      await expect(page.getByText(answer)).toBeVisible();
    }
  });
});

test("the server's HTML has the answers to frequent questions and the video's address in the visitor's language", async ({
  request,
}) => {
  for (const language of ['no', 'en'] as const) {
    const headers = { Cookie: `preferredLanguage=${language}` };
    const html = await (await request.get(process.env.E2E_URL!, { headers })).text();
    const body = html.slice(0, html.indexOf('self.__next_f'));
    for (const { answer } of Object.values(messages[language].Faq.items)) {
      expect(body).toContain(answer);
    }
    expect(body).toContain(`/tutorial/tutorial-${language}.mp4"`);
  }
});

test('an answer to a frequent question remains open if opened before the accordion has loaded', async ({
  page,
}) => {
  await page.goto('');
  const { question, answer } = t.Faq.items.privacy;
  await page
    .locator('details', { hasText: question })
    .evaluate((details: HTMLDetailsElement) => (details.open = true));
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: question })).toHaveAttribute(
    'aria-expanded',
    'true',
  );
  await expect(page.getByText(answer)).toBeVisible();
});

test.describe('in a browser that allows animations', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a section fades in once and is never invisible', async ({ page }) => {
    await page.goto('');
    const lightest = () =>
      page
        .locator('main section, main section > *')
        .evaluateAll((all) => Math.min(...all.map((one) => Number(getComputedStyle(one).opacity))));
    // Content is visible before it is scrolled to, so that a full-page screenshot has every section. Only a
    // section in view fades in.
    await expect.poll(lightest).toBe(1);
    const faq = page.locator('#faq > *').first();
    await page.evaluate(() => {
      const seen = ((window as { seen?: number[] }).seen = [] as number[]);
      const watch = () => {
        seen.push(Number(getComputedStyle(document.querySelector('#faq > *')!).opacity));
        requestAnimationFrame(watch);
      };
      watch();
    });
    const opacities = () => page.evaluate(() => (window as { seen?: number[] }).seen!);
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await expect.poll(async () => Math.min(...(await opacities()))).toBeLessThan(0.9);
    await expect(faq).toHaveCSS('opacity', '1');
    expect(Math.min(...(await opacities()))).toBeGreaterThan(0.35);
    await page.evaluate(() => {
      window.scrollTo(0, 0);
      (window as { seen?: number[] }).seen!.length = 0;
    });
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await expect.poll(async () => (await opacities()).length).toBeGreaterThan(30);
    expect(Math.min(...(await opacities()))).toBe(1);
  });
});
