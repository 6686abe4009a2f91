import type { Page } from 'playwright/test';
import { tutorialScenes } from '@/components/site/landing/tutorial-scenes';
import { expect, messages, test, type Language } from '../fixtures';
import { recordShifts, shifts } from '../layout-shift';

/** Answers in place of addresses away from ours, and lists them; the page should call none. */
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

for (const language of ['no', 'en'] as Language[]) {
  const t = messages[language];
  const other = messages[language === 'no' ? 'en' : 'no'];

  test.describe(language, () => {
    test.use({ language });

    test('the landing page shows its sections in the order of the specification', async ({
      page,
    }) => {
      await page.goto('');
      const titles = page.getByRole('main').getByRole('heading', { level: 2 });
      await expect(titles).toHaveText([
        t.Steps.title,
        t.Reasons.title,
        t.PricingSection.title,
        t.Testimonials.title,
        t.Faq.title,
        t.ArticleTeasers.title,
        t.Closing.title,
      ]);
      const ids = await page.locator('main section[id]').evaluateAll((all) => all.map((s) => s.id));
      expect(ids).toEqual(['about', 'pricing', 'testimonials', 'faq']);
      await expect(page.getByText(other.Landing.text)).toHaveCount(0);
    });

    test('a visitor reads what the product does, and starts without an account or signs up', async ({
      page,
    }) => {
      await page.goto('');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Landing.title);
      const features = page.getByRole('list', { name: t.Landing.features }).getByRole('listitem');
      await expect(features).toHaveText(Object.values(t.Landing.facts));
      const start = page.getByRole('link', { name: t.Landing.start });
      await expect(start).toHaveCount(2);
      await expect(start.first()).toHaveAttribute('href', /\/app\/try$/);
      await expect(start.last()).toHaveAttribute('href', /\/app\/signup$/);
    });

    test('a signed-in user gets a link to the app instead', async ({ page, signInTeacher }) => {
      await signInTeacher();
      await page.goto('');
      const open = page.getByRole('main').getByRole('link', { name: t.Landing.openApp });
      await expect(open).toHaveCount(2);
      await expect(open.first()).toHaveAttribute('href', /\/app$/);
    });

    test('a map keeps what is asked beside it, and a new one is made on request', async ({
      page,
    }) => {
      // The section would rise while it fades in, and its pupils with it.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('');
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
      // In front is the front third, two of these four rows; Maja's own desk is in the second.
      await expect.poll(async () => (await top('Ada')) <= (await top('Maja')) + 5).toBe(true);
      const kept =
        language === 'no'
          ? /^Alt er oppfylt.*skal sitte sammen, har ingen/
          : /^Everything is met.*to sit together, nobody/;
      await expect(page.getByText(kept)).toBeVisible();
    });

    test('the tutorial stands in the hero, is fetched after a click only, and plays, seeks and shows its captions', async ({
      page,
    }) => {
      const asked = await standInForOthers(page);
      const files: string[] = [];
      page.on('request', (request) => {
        if (/\/tutorial\/(tutorial|captions)/.test(request.url())) files.push(request.url());
      });
      await page.goto('');
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
      const cue = () =>
        video.evaluate((element: HTMLVideoElement) => {
          const shown = [...element.textTracks].find(({ mode }) => mode === 'showing');
          return (shown?.activeCues?.[0] as VTTCue | undefined)?.text;
        });
      await expect.poll(cue).toBe(t.Tutorial.scenes.start);
      await video.evaluate((element: HTMLVideoElement) => {
        element.currentTime = element.duration - 1;
      });
      await expect.poll(cue).toBe(t.Tutorial.scenes[tutorialScenes.at(-1)!.id]);
      await expect.poll(played).toBeGreaterThan(60);
      expect(asked).toEqual([]);
    });

    test('the video can be read as text, and the user guide is linked below', async ({ page }) => {
      await page.goto('');
      const map = page.getByText(t.Tutorial.scenes.map);
      await expect(map).toBeHidden();
      await page.getByText(t.Tutorial.transcript).click();
      await expect(map).toBeVisible();
      const guide = page.getByRole('main').getByRole('link', { name: t.Steps.guide });
      await expect(guide).toHaveAttribute('href', /\/pages\/guide$/);
    });

    test('the reasons give the figures, and speak to teachers, substitutes and school leaders', async ({
      page,
    }) => {
      await page.goto('');
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

    test('the prices stand under their heading', async ({ page }) => {
      await page.goto('');
      const plans = page.locator('#pricing a[href*="/pricing/"]');
      await expect(plans).toHaveCount(4);
    });

    test('two testimonials have a name, a description and an image', async ({ page }) => {
      await page.goto('');
      const section = page.locator('#testimonials');
      await expect(section.locator('figure')).toHaveCount(2);
      for (const { name, description, image } of Object.values(t.Testimonials.items)) {
        await expect(section.getByText(name)).toBeVisible();
        await expect(section.getByText(description)).toBeVisible();
        await expect(section.getByRole('img', { name: image })).toBeVisible();
      }
    });

    test('nothing is said of reviews that do not exist', async ({ page }) => {
      await page.goto('');
      await expect(page.locator('#testimonials figure')).toHaveCount(2);
      await expect(page.getByRole('heading', { name: t.Reviews.title })).toHaveCount(0);
      await expect(page.locator('a[href*="trustpilot"]')).toHaveCount(0);
      await expect(page.getByRole('button', { name: t.Reviews.show })).toHaveCount(0);
    });

    test('three questions are closed at first, and each opens and closes on its own', async ({
      page,
    }) => {
      await page.goto('');
      const items = Object.values(t.Faq.items);
      expect(items).toHaveLength(3);
      const faq = page.locator('#faq');
      await faq.scrollIntoViewIfNeeded();
      await expect(faq.getByRole('button')).toHaveCount(3);
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

    test('two articles are announced with picture, date and category, and lead to their pages', async ({
      page,
    }) => {
      await page.goto('');
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
          .poll(() =>
            teaser.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
          )
          .toBeGreaterThan(0);
      }
    });

    test('the page ends with a call to start', async ({ page }) => {
      await page.goto('');
      const last = page.getByRole('main').locator('section').last();
      await expect(last.getByRole('heading', { name: t.Closing.title })).toBeVisible();
      await expect(last.getByRole('link', { name: t.Landing.start })).toBeVisible();
      await expect(last.getByRole('link', { name: t.Closing.prices })).toHaveAttribute(
        'href',
        /#pricing$/,
      );
    });

    test('reading the whole page makes no third-party request, and nothing moves', async ({
      page,
    }) => {
      const asked = await standInForOthers(page);
      await recordShifts(page);
      await page.goto('');
      await scrollThrough(page);
      await expect(page.locator('#faq').getByRole('button')).toHaveCount(3);
      expect(asked).toEqual([]);
      expect(await shifts(page)).toEqual([]);
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });

      test('everything can be read, and the video and the answers can be reached', async ({
        page,
      }) => {
        await page.goto('');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.Landing.title);
        await expect(pupil(page, 'Ada')).toBeVisible();
        await expect(page.getByRole('button', { name: t.ExampleMap.again })).toBeHidden();
        await expect(page.getByRole('button', { name: t.Tutorial.play })).toBeHidden();
        const watch = page.getByRole('link', { name: t.Tutorial.watch });
        await expect(watch).toBeVisible();
        await expect(watch).toHaveAttribute(
          'href',
          new RegExp(`/tutorial/tutorial-${language}\\.mp4$`),
        );
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
        await expect(page.locator('[data-fade=waiting], [data-fade=shown]')).toHaveCount(0);
        for (const { question, answer } of Object.values(t.Faq.items)) {
          await expect(page.getByText(answer)).toBeHidden();
          await page.getByText(question).click();
          await expect(page.getByText(answer)).toBeVisible();
        }
      });
    });
  });
}

test('the answers are in the server’s HTML', async ({ request }) => {
  const html = await (await request.get(process.env.E2E_URL!)).text();
  const body = html.slice(0, html.indexOf('self.__next_f'));
  for (const { answer } of Object.values(messages.no.Faq.items)) expect(body).toContain(answer);
});

test('an answer opened before the accordion is there stays open', async ({ page }) => {
  await page.goto('');
  const { question, answer } = messages.no.Faq.items.privacy;
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

test.describe('with motion', () => {
  test.use({ reducedMotion: 'no-preference' });

  test('a section fades in once, and what the page opens with is never held back', async ({
    page,
  }) => {
    await page.goto('');
    const fading = page.locator('#faq > [data-fade]');
    await expect(fading).toHaveAttribute('data-fade', 'waiting');
    await expect(fading).toHaveCSS('opacity', '0');
    expect(await page.locator('h1').evaluate((h1) => h1.closest('[data-fade]'))).toBeNull();
    await page.locator('#faq').scrollIntoViewIfNeeded();
    await page.evaluate(() => document.querySelector('#faq')!.scrollIntoView());
    await expect(fading).toHaveAttribute('data-fade', 'shown');
    await expect(fading).toHaveCSS('opacity', '1');
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(fading).toHaveAttribute('data-fade', 'shown');
  });
});

test('nothing fades for those who want less motion', async ({ page }) => {
  await page.goto('');
  await scrollThrough(page);
  await expect(page.locator('#faq').getByRole('button')).toHaveCount(3);
  await expect(page.locator('[data-fade=waiting], [data-fade=shown]')).toHaveCount(0);
});
