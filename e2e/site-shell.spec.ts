import type { Page } from 'playwright/test';
import { call, signInByApi } from './api';
import { expect, messages, test, type Language } from './fixtures';

const languages: Language[] = ['no', 'en'];
const words = (language: Language) => messages[language];
const app = () => `${new URL(process.env.E2E_URL!).pathname}/app`;
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true };

const menuButton = (page: Page, language: Language) =>
  page.getByRole('button', { name: words(language).SiteMenu.menu });
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');

/** Where the top of a section is in the window. */
const topOf = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** A section that an address names stands right below the header, not behind it. */
async function expectAtTop(page: Page, id: string) {
  const below = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => topOf(page, id)).toBeGreaterThanOrEqual(Math.floor(below));
  await expect.poll(() => topOf(page, id)).toBeLessThan(below + 60);
}

/** Chooses a language by the mouse; Playwright's own click scrolls a page whose header stays in view. */
async function chooseLanguage(page: Page, name: 'Norsk' | 'English') {
  const box = await page.getByRole('button', { name }).boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
}

for (const language of languages) {
  const { SiteMenu, SiteFooter, Frame, Checkout, NotFound, Landing } = words(language);

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the header leads to every part of the site and into the app', async ({ page }) => {
      await page.goto('');
      const menu = header(page).getByRole('navigation', { name: SiteMenu.label });
      const base = new URL(process.env.E2E_URL!).pathname;
      for (const [name, href] of [
        [SiteMenu.home, base],
        [SiteMenu.about, `${base}#about`],
        [SiteMenu.pricing, `${base}#pricing`],
        [SiteMenu.faq, `${base}#faq`],
        [SiteMenu.guide, `${base}/pages/guide`],
      ] as const) {
        const link = menu.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
      const into = (name: string) => header(page).getByRole('link', { name, exact: true });
      await expect(into(Frame.signIn)).toHaveAttribute('href', `${app()}/login`);
      await expect(into(SiteMenu.signUp)).toHaveAttribute('href', `${app()}/signup`);
    });

    test('the footer tells who is behind the site, whom to write to and where else to go', async ({
      page,
    }) => {
      await page.goto('');
      const base = new URL(process.env.E2E_URL!).pathname;
      const menu = footer(page).getByRole('navigation', { name: SiteFooter.label });
      for (const [name, href] of [
        [SiteMenu.home, base],
        [SiteMenu.about, `${base}#about`],
        [SiteMenu.pricing, `${base}#pricing`],
        [SiteMenu.faq, `${base}#faq`],
        [SiteMenu.guide, `${base}/pages/guide`],
        [SiteFooter.terms, `${base}/terms`],
        [SiteFooter.privacy, `${base}/privacy`],
      ] as const) {
        const link = menu.getByRole('link', { name, exact: true });
        await expect(link).toHaveAttribute('href', href);
      }
      await expect(footer(page).getByRole('link', { name: SiteFooter.contact })).toHaveAttribute(
        'href',
        SiteFooter.contactAddress.replace('{email}', 'post@klassekart.example'),
      );
      await expect(footer(page)).toContainText('© 2025 Klassekart');
      await expect(footer(page).getByRole('link', { name: SiteFooter.register })).toHaveAttribute(
        'href',
        'https://virksomhet.brreg.no/nb/oppslag/enheter',
      );
      await expect(footer(page)).toContainText(SiteFooter.languages);
    });

    test('whoever is signed in finds the way into the app instead of log in and sign up, and nothing moves', async ({
      page,
      teacher,
    }) => {
      expect(teacher.email).toBeTruthy();
      await page.addInitScript(() => {
        const shifts = { sum: 0 };
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto('');
      const open = header(page).getByRole('link', { name: SiteMenu.openApp });
      await expect(open).toHaveAttribute('href', app());
      await expect(header(page).getByRole('link', { name: Frame.signIn })).toHaveCount(0);
      await expect(header(page).getByRole('link', { name: SiteMenu.signUp })).toHaveCount(0);
      const start = page.getByRole('main').getByRole('link', { name: Landing.openApp }).first();
      await expect(start).toHaveAttribute('href', app());
      expect(
        await page.evaluate(() => (window as never as { shifts: { sum: number } }).shifts.sum),
      ).toBe(0);
      await open.click();
      await page.waitForURL(`**${app()}`);
    });

    for (const [query, outcome] of [
      ['success=true', 'success'],
      ['canceled=true', 'canceled'],
      ['pending=true', 'pending'],
      ['error=payment_failed', 'error'],
    ] as const) {
      test(`coming back from a checkout with ${query} is told what happened, once`, async ({
        page,
      }) => {
        await page.goto(`?from=mail&${query}&x=%C3%A5#faq`);
        const notice = page.getByRole('dialog', { name: Checkout[outcome].title });
        await expect(notice).toContainText(Checkout[outcome].text);
        await expect(notice.locator(`[data-outcome="${outcome}"]`)).toBeVisible();
        await expect.poll(() => page.url()).toBe(`${process.env.E2E_URL}?from=mail&x=%C3%A5#faq`);
        await notice.getByRole('button', { name: Checkout.close }).click();
        await expect(notice).toBeHidden();
        expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(
          1,
        );
        await page.reload();
        await expect(footer(page)).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }

    test('an unknown address says so with 404, between the header and the footer of the site', async ({
      page,
    }) => {
      const response = await page.goto('nothing-here');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { name: NotFound.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(NotFound.text);
      await expect(header(page).getByRole('link', { name: Frame.signIn })).toBeVisible();
      await footer(page).getByRole('link', { name: SiteMenu.home, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: Landing.title })).toBeVisible();
    });

    test('a page that breaks shows the error and its message, and comes back by another try', async ({
      page,
    }) => {
      // The label of the start button cannot be drawn, as if the deployment had gone wrong.
      await breakScripts(page, [['"data-other":', 'The start button broke']]);
      await page.goto('');
      await expect(page.getByRole('heading', { name: NotFound.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('The start button broke');
      await expect(footer(page)).toBeVisible();
      await page.evaluate(() => Object.assign(window, { isMended: true }));
      await page.getByRole('button', { name: NotFound.retry }).click();
      await expect(page.getByRole('heading', { level: 1, name: Landing.title })).toBeVisible();
    });

    test('a header that breaks leaves the error, its message and the ways on', async ({ page }) => {
      await breakScripts(page, [['"aria-pressed":', 'The language selector broke']]);
      await page.goto('about');
      await expect(page.getByRole('heading', { name: NotFound.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText('The language selector broke');
      await expect(page.getByRole('button', { name: NotFound.retry })).toBeVisible();
      await expect(page.getByRole('link', { name: NotFound.home })).toBeVisible();
    });

    test('an error screen that breaks too leaves a last one, in the language of the page', async ({
      page,
    }) => {
      await breakScripts(page, [
        ['"aria-pressed":', 'The language selector broke'],
        ['viewBox:', 'The picture broke'],
      ]);
      await page.goto('about');
      await expect(page.getByRole('heading', { name: NotFound.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/broke/);
      await expect(page.getByRole('button', { name: NotFound.retry })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute(
        'lang',
        language === 'no' ? 'nb-NO' : 'en-GB',
      );
    });

    test.describe('on a phone', () => {
      test.use(phone);

      test('the drawer opens by a tap and closes when one of its links is followed', async ({
        page,
      }) => {
        const scripts: string[] = [];
        page.on('request', (request) => {
          if (request.resourceType() === 'script') scripts.push(request.url());
        });
        await page.goto('', { waitUntil: 'networkidle' });
        const before = scripts.length;
        await menuButton(page, language).tap();
        const drawer = page.getByRole('dialog', { name: SiteMenu.menu });
        await expect(drawer).toBeVisible();
        // Nobody loads the drawer before opening it.
        expect(scripts.length).toBeGreaterThan(before);
        await expect(drawer.getByRole('link', { name: Frame.signIn })).toBeVisible();
        await expect(drawer.getByRole('link', { name: SiteMenu.signUp })).toBeVisible();
        await drawer.getByRole('link', { name: SiteMenu.pricing }).tap();
        await expect(drawer).toBeHidden();
        await expectAtTop(page, 'pricing');
      });

      test('the drawer leads to another page', async ({ page }) => {
        await page.goto('about');
        await menuButton(page, language).tap();
        const drawer = page.getByRole('dialog', { name: SiteMenu.menu });
        await drawer.getByRole('link', { name: SiteMenu.faq }).tap();
        await expect(drawer).toBeHidden();
        await expect(page).toHaveURL(/#faq$/);
        await expectAtTop(page, 'faq');
      });
    });

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false, ...phone });

      test('the menu button leads to the menu of the footer', async ({ page }) => {
        await page.goto('');
        await header(page).getByRole('link', { name: SiteMenu.menu }).click();
        await expect(page).toHaveURL(/#footer-menu$/);
        const menu = footer(page).getByRole('navigation', { name: SiteFooter.label });
        for (const name of [SiteMenu.guide, Frame.signIn, SiteMenu.signUp]) {
          await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
        }
        await menu.getByRole('link', { name: SiteMenu.faq }).click();
        await expect(page).toHaveURL(/#faq$/);
        await expectAtTop(page, 'faq');
      });
    });
  });
}

/** Serves scripts in which each given piece of code throws, until the page is mended. */
async function breakScripts(page: Page, breaks: [code: string, message: string][]) {
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    const response = await route.fetch();
    let body = await response.text();
    for (const [code, message] of breaks) {
      const thrower = `(()=>{if(!window.isMended)throw new Error(${JSON.stringify(message)})})()`;
      body = body.replaceAll(code, `${code}${thrower},${code}`);
    }
    await route.fulfill({ response, body });
  });
}

test('a visitor who never signed in is not asked about, so that their browser logs no refusal', async ({
  page,
}) => {
  const complaints: string[] = [];
  const questions: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('request', (request) => {
    if (request.url().includes('/api/')) questions.push(request.url());
  });
  await page.goto('', { waitUntil: 'networkidle' });
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    window.dispatchEvent(new Event('focus'));
  });
  await expect(header(page).getByRole('link', { name: messages.no.Frame.signIn })).toBeVisible();
  expect(questions).toEqual([]);
  expect(complaints).toEqual([]);
});

test('signing in and out elsewhere shows when the window is looked at again, and when the session changes', async ({
  page,
  teacher,
}) => {
  await page.goto('');
  const open = header(page).getByRole('link', { name: messages.no.SiteMenu.openApp });
  const logIn = header(page).getByRole('link', { name: messages.no.Frame.signIn });
  await expect(open).toBeVisible();
  await call(page.request, 'POST', '/sessionLogout', {});
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(logIn).toBeVisible();
  await signInByApi(page.request, teacher);
  await page.evaluate(() => window.dispatchEvent(new Event('auth-session-changed')));
  await expect(open).toBeVisible();
});

test('the notice of a checkout goes by Escape, by its button and by a click outside, and gives the focus back', async ({
  page,
}) => {
  const notice = page.getByRole('dialog');
  await page.goto('?success=true');
  await expect(notice).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  await page.goto('?canceled=true');
  await expect(notice).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(notice).toBeHidden();
  await page.goto('?canceled=true');
  await notice.getByRole('link', { name: messages.no.Checkout.canceled.next }).click();
  await expect(notice).toBeHidden();
  await expectAtTop(page, 'pricing');
});

test('the notice of a checkout has a yellow icon for canceled and a red one for an error', async ({
  page,
}) => {
  const hue = async (query: string) => {
    await page.goto(`?${query}`);
    const color = await page
      .locator('[data-outcome]')
      .evaluate((icon) => getComputedStyle(icon).color.match(/\d+/g)!.map(Number));
    const [red, green, blue] = color as [number, number, number];
    return { red, green, blue };
  };
  const canceled = await hue('canceled=true');
  expect(canceled.red).toBeGreaterThan(canceled.green);
  expect(canceled.green).toBeGreaterThan(2 * canceled.blue);
  const error = await hue('error');
  expect(error.red).toBeGreaterThan(3 * error.green);
  const success = await hue('success=true');
  expect(success.green).toBeGreaterThan(success.red);
});

test('an address without an outcome brings no notice and keeps its query', async ({ page }) => {
  await page.goto('?success=false&q=error', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(`${process.env.E2E_URL}?success=false&q=error`);
});

test.describe('a section named in the address', () => {
  for (const id of ['about', 'pricing', 'testimonials', 'faq']) {
    test(`#${id} is in view after a full load`, async ({ page }) => {
      await page.goto(`#${id}`);
      await expectAtTop(page, id);
    });
  }

  test('is in view after the way from another page, and again when its link is followed again', async ({
    page,
  }) => {
    await page.goto('about');
    const pricing = header(page).getByRole('link', { name: messages.no.SiteMenu.pricing });
    await pricing.click();
    await expect(page).toHaveURL(/#pricing$/);
    await expectAtTop(page, 'pricing');
    await page.evaluate(() => window.scrollTo(0, 0));
    await pricing.click();
    await expectAtTop(page, 'pricing');
    await header(page).getByRole('link', { name: messages.no.SiteMenu.about }).click();
    await expectAtTop(page, 'about');
  });

  test('is in view below the header on a phone too', async ({ page }) => {
    await page.setViewportSize(phone.viewport);
    await page.goto('#faq');
    await expectAtTop(page, 'faq');
  });
});

test('going back shows the page of the address, also where a plain link led within it', async ({
  page,
}) => {
  await page.goto('about', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/about#main$/);
  await header(page).getByRole('link', { name: messages.no.SiteMenu.home, exact: true }).click();
  await expect(page.getByRole('heading', { name: messages.no.Landing.title })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/about#main$/);
  await expect(page.getByRole('heading', { name: messages.no.Landing.title })).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('heading', { name: messages.no.Landing.title })).toBeVisible();
});

test('switching the language keeps the page, its query, its hash and its place, and survives a reload', async ({
  page,
}) => {
  await page.goto('?from=mail#pricing');
  await expectAtTop(page, 'pricing');
  await chooseLanguage(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(page.url()).toBe(`${process.env.E2E_URL}?from=mail#pricing`);
  await expectAtTop(page, 'pricing');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('switching the language keeps what is being read in the window', async ({ page }) => {
  for (const viewport of [{ width: 1280, height: 900 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    await page.goto('', { waitUntil: 'networkidle' });
    await page.locator('#faq').evaluate((faq) => {
      window.scrollTo(0, window.scrollY + faq.getBoundingClientRect().top - 200);
    });
    const norwegian = await page.locator('html').getAttribute('lang');
    await chooseLanguage(page, norwegian === 'nb-NO' ? 'English' : 'Norsk');
    await expect(page.locator('html')).not.toHaveAttribute('lang', norwegian!);
    await expect.poll(() => topOf(page, 'faq')).toBeGreaterThan(150);
    await expect.poll(() => topOf(page, 'faq')).toBeLessThan(250);
  }
});

test('a browser that keeps nothing for sites shows the page and switches its language', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Access is denied.', 'SecurityError');
      },
    });
  });
  await page.goto('');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { name: messages.en.Landing.title })).toBeVisible();
});

test('the first stop of the keyboard skips to the content', async ({ page }) => {
  await page.goto('about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: messages.no.SiteMenu.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('the drawer', () => {
  test.use(phone);
  const { SiteMenu, SiteFooter } = messages.no;

  test('works by keyboard alone and gives the focus back', async ({ page }) => {
    await page.goto('');
    const button = menuButton(page, 'no');
    const drawer = page.getByRole('dialog');
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(drawer).toBeVisible();
    await expect(page.locator('[aria-haspopup=dialog]')).toHaveAttribute('aria-expanded', 'true');
    for (let stop = 0; stop < 10; stop += 1) {
      await expect(drawer.locator(':focus')).toHaveCount(1);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Space');
    await drawer.getByRole('link', { name: SiteMenu.guide }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/pages\/guide$/);
    await expect(drawer).toBeHidden();
  });

  test('closes by its button and by a tap beside it', async ({ page }) => {
    await page.goto('');
    const drawer = page.getByRole('dialog');
    await menuButton(page, 'no').tap();
    await drawer.getByRole('button', { name: SiteMenu.closeMenu }).tap();
    await expect(drawer).toBeHidden();
    await menuButton(page, 'no').tap();
    await expect(drawer).toBeVisible();
    await page.touchscreen.tap(10, 400);
    await expect(drawer).toBeHidden();
  });

  test('that cannot be fetched leads to the menu of the footer', async ({ page }) => {
    await page.goto('', { waitUntil: 'networkidle' });
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await menuButton(page, 'no').tap();
    const menu = footer(page).getByRole('navigation', { name: SiteFooter.label });
    await expect(menu).toBeInViewport();
  });

  test('offers the app to whoever is signed in', async ({ page, teacher }) => {
    expect(teacher.email).toBeTruthy();
    await page.goto('');
    await menuButton(page, 'no').tap();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('link', { name: SiteMenu.openApp })).toHaveAttribute(
      'href',
      app(),
    );
    await expect(drawer.getByRole('link', { name: SiteMenu.signUp })).toHaveCount(0);
  });
});

test('header and footer need no sideways scrolling at 320 pixels, which is 1280 at 400 %', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('about');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // The header leaves the little height to the page.
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(header(page)).not.toBeInViewport();
});
