import type { Page } from 'playwright/test';
import { call, signInByApi } from '../api';
import { sticksOut, violationsInBothThemes } from '../axe';
import { baseUrl, expect, messages, test } from '../fixtures';
import { recordShifts, shifts } from '../layout-shift';

const { SiteMenu, SiteFooter, Frame, Checkout, NotFound, Landing, Reasons } = messages.no;
const base = () => new URL(baseUrl()).pathname;
const app = () => `${base()}/app`;
const phone = { viewport: { width: 390, height: 800 }, hasTouch: true };

const menuButton = (page: Page) => page.getByRole('button', { name: SiteMenu.menu });
const header = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const footerMenu = (page: Page) => footer(page).getByRole('navigation', { name: SiteFooter.label });
const landing = (page: Page) => page.getByRole('heading', { level: 1, name: Landing.title });

const distanceFromTop = (page: Page, id: string) =>
  page.locator(`#${id}`).evaluate((element) => Math.round(element.getBoundingClientRect().top));

async function expectAtTop(page: Page, id: string) {
  const below = await header(page).evaluate((element) => element.getBoundingClientRect().bottom);
  await expect.poll(() => distanceFromTop(page, id)).toBeGreaterThanOrEqual(Math.floor(below));
  await expect.poll(() => distanceFromTop(page, id)).toBeLessThan(below + 60);
}

/** Playwright's click scrolls a page with a sticky header, so the mouse is used. */
async function chooseLanguage(page: Page, name: 'Norsk' | 'English') {
  const box = await page.getByRole('button', { name }).boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
}

test('header and footer have their links, and a new visitor causes no request to the API', async ({
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
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const everywhere: [string, string][] = [
    [SiteMenu.home, base()],
    [SiteMenu.about, `${base()}#about`],
    [SiteMenu.pricing, `${base()}#pricing`],
    [SiteMenu.faq, `${base()}#faq`],
    [SiteMenu.guide, `${base()}/pages/guide`],
  ];
  const menu = header(page).getByRole('navigation', { name: SiteMenu.label });
  for (const [name, href] of everywhere) {
    await expect(menu.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
  }
  const into = (name: string) => header(page).getByRole('link', { name, exact: true });
  await expect(into(Frame.signIn)).toHaveAttribute('href', `${app()}/login`);
  await expect(into(SiteMenu.signUp)).toHaveAttribute('href', `${app()}/signup`);

  for (const [name, href] of [
    ...everywhere,
    [SiteFooter.terms, `${base()}/terms`],
    [SiteFooter.privacy, `${base()}/privacy`],
  ] as const) {
    const link = footerMenu(page).getByRole('link', { name, exact: true });
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
  expect(questions).toEqual([]);
  expect(complaints).toEqual([]);
});

test('a signed-in teacher sees the link to the app without layout shift', async ({
  page,
  signInTeacher,
}) => {
  const teacher = await signInTeacher();
  await recordShifts(page);
  let answer = () => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/session/me', async (route) => {
    await isAnswered;
    await route.fallback();
  });
  await page.goto('');
  // Web fonts may shift text, which isn't counted here.
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  await shifts(page);
  await page.evaluate(() => window.layoutShifts.splice(0));
  answer();
  const open = header(page).getByRole('link', { name: SiteMenu.openApp });
  await expect(open).toHaveAttribute('href', app());
  await expect(header(page).getByRole('link', { name: Frame.signIn })).toHaveCount(0);
  await expect(header(page).getByRole('link', { name: SiteMenu.signUp })).toHaveCount(0);
  const start = page.getByRole('main').getByRole('link', { name: Landing.openApp });
  await expect(start).toHaveCount(2);
  await expect(start.first()).toHaveAttribute('href', app());
  expect(await shifts(page)).toEqual([]);

  await test.step('signing out elsewhere is shown when the window regains the focus', async () => {
    await call(page.request, 'POST', '/sessionLogout', {});
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(header(page).getByRole('link', { name: Frame.signIn })).toBeVisible();
  });

  await test.step('signing in elsewhere is shown when the session changes', async () => {
    await signInByApi(page.request, teacher);
    await page.evaluate(() => window.dispatchEvent(new Event('auth-session-changed')));
    await expect(open).toBeVisible();
  });

  await open.click();
  await page.waitForURL(`**${app()}`);
});

test('the notice of a checkout is shown once, is accessible and closes by button, Escape and click', async ({
  page,
}) => {
  const close = {
    success: () => page.getByRole('button', { name: Checkout.close }).click(),
    pending: () => page.getByRole('button', { name: Checkout.close }).click(),
    canceled: () => page.keyboard.press('Escape'),
    error: () => page.mouse.click(5, 5),
  };
  const colors: Record<string, number[]> = {};
  for (const [query, outcome] of [
    ['success=true', 'success'],
    ['pending=true', 'pending'],
    ['canceled=true', 'canceled'],
    ['error=payment_failed', 'error'],
  ] as const) {
    await page.goto(`?from=mail&${query}&x=%C3%A5#faq`);
    const notice = page.getByRole('dialog', { name: Checkout[outcome].title });
    await expect(notice).toContainText(Checkout[outcome].text);
    await expect.poll(() => page.url()).toBe(`${process.env.E2E_URL}?from=mail&x=%C3%A5#faq`);
    colors[outcome] = await notice
      .locator(`[data-outcome="${outcome}"]`)
      .evaluate((icon) => getComputedStyle(icon).color.match(/\d+/g)!.map(Number));
    await page.setViewportSize({ width: 320, height: 640 });
    expect([outcome, await violationsInBothThemes(page, '[role=dialog]')]).toEqual([outcome, []]);
    expect([outcome, await sticksOut(page)]).toEqual([outcome, []]);
    await page.setViewportSize({ width: 1280, height: 900 });
    await close[outcome]();
    await expect(notice).toBeHidden();
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  }
  await page.goto('?success=false&q=error', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(page.url()).toBe(`${baseUrl()}?success=false&q=error`);
  await page.goBack();
  await expect(footer(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const [red = 0, green = 0, blue = 0] = colors.canceled!;
  expect(red).toBeGreaterThan(green);
  expect(green).toBeGreaterThan(2 * blue);
  expect(colors.error![0]).toBeGreaterThan(3 * colors.error![1]!);
  expect(colors.success![1]).toBeGreaterThan(colors.success![0]!);

  await page.goto('?canceled=true');
  await page.getByRole('link', { name: Checkout.canceled.next }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAtTop(page, 'pricing');
});

test("an unknown address is answered with 404 and the site's header and footer", async ({
  page,
}) => {
  const response = await page.goto('nothing-here');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: NotFound.missing })).toBeVisible();
  await expect(main).toContainText(NotFound.text);
  await expect(main).toContainText(`${NotFound.title} ${NotFound.status}`);
  await expect(main.getByRole('link', { name: NotFound.home })).toBeVisible();
  await expect(header(page).getByRole('link', { name: Frame.signIn })).toBeVisible();
  await footer(page).getByRole('link', { name: SiteMenu.home, exact: true }).click();
  await expect(landing(page)).toBeVisible();
});

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

test.describe('a rendering error', () => {
  // A script request may still be intercepted at the end of the test.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

  test('on a page shows its message, and a retry renders the page', async ({ page }) => {
    await breakScripts(page, [['"data-other":', 'The start button broke']]);
    await page.goto('');
    await expect(page.getByRole('heading', { name: NotFound.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The start button broke');
    await expect(footer(page)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByRole('button', { name: NotFound.retry }).click();
    await expect(landing(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: Reasons.title })).toBeAttached();
  });

  test('in the header shows its message, a retry and a link home', async ({ page }) => {
    await breakScripts(page, [['"aria-pressed":', 'The language selector broke']]);
    await page.goto('about');
    await expect(page.getByRole('heading', { name: NotFound.title })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('The language selector broke');
    await expect(page.getByRole('button', { name: NotFound.retry })).toBeVisible();
    await expect(page.getByRole('link', { name: NotFound.home })).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isMended: true }));
    await page.getByRole('button', { name: NotFound.retry }).click();
    await expect(header(page).getByRole('navigation', { name: SiteMenu.label })).toBeVisible();
    await expect(footerMenu(page)).toBeVisible();
  });

  test.describe('in English', () => {
    test.use({ language: 'en' });

    test('in the error page itself shows a simpler error page in English', async ({ page }) => {
      const words = messages.en.NotFound;
      await breakScripts(page, [
        ['"aria-pressed":', 'The language selector broke'],
        ['viewBox:', 'The picture broke'],
      ]);
      await page.goto('about');
      await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/broke/);
      await expect(page.getByRole('button', { name: words.retry })).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
    });
  });
});

test('the section named after # in the page address is scrolled into view', async ({ page }) => {
  await test.step('the section is in view after a link from another page and after the same link again', async () => {
    await page.goto('about');
    const pricing = header(page).getByRole('link', { name: SiteMenu.pricing });
    await pricing.click();
    await expect(page).toHaveURL(/#pricing$/);
    await expectAtTop(page, 'pricing');
    await page.evaluate(() => window.scrollTo(0, 0));
    await pricing.click();
    await expectAtTop(page, 'pricing');
    await header(page).getByRole('link', { name: SiteMenu.about }).click();
    await expectAtTop(page, 'about');
  });

  await test.step('the section is in view after a full load', async () => {
    for (const id of ['testimonials', 'faq']) {
      await page.goto(`?section=${id}#${id}`);
      await expectAtTop(page, id);
    }
    await page.setViewportSize(phone.viewport);
    await page.goto('?section=phone#faq');
    await expectAtTop(page, 'faq');
  });
});

test('Back and Forward show the page that belongs to the URL, even after the skip link was used', async ({
  page,
}) => {
  await page.goto('about', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: SiteMenu.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/about#main$/);
  await header(page).getByRole('link', { name: SiteMenu.home, exact: true }).click();
  await expect(landing(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/about#main$/);
  await expect(landing(page)).toBeHidden();
  await page.goForward();
  await expect(landing(page)).toBeVisible();
});

test('switching the language keeps page, query, hash and scroll position and survives a reload', async ({
  page,
  context,
}) => {
  await page.goto('?from=mail#pricing');
  await expectAtTop(page, 'pricing');
  await chooseLanguage(page, 'English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  expect(page.url()).toBe(`${process.env.E2E_URL}?from=mail#pricing`);
  await expectAtTop(page, 'pricing');
  await context.clearCookies({ name: 'preferredLanguage' });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('after a change of the language the page is at the same section as before', async ({
  page,
}) => {
  for (const viewport of [{ width: 1280, height: 900 }, phone.viewport]) {
    await page.setViewportSize(viewport);
    await page.goto('', { waitUntil: 'networkidle' });
    await page.locator('#faq').evaluate((faq) => {
      window.scrollTo(0, window.scrollY + faq.getBoundingClientRect().top - 200);
    });
    const before = await page.locator('html').getAttribute('lang');
    // Browsers scroll to the anchor when the last image or font has loaded.
    await page.route(/\.(svg|png|webp|avif|jpg|woff2)/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await chooseLanguage(page, before === 'nb-NO' ? 'English' : 'Norsk');
    await expect(page.locator('html')).not.toHaveAttribute('lang', before!);
    await page.waitForLoadState();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 250)));
    await page.unrouteAll({ behavior: 'wait' });
    await expect.poll(() => distanceFromTop(page, 'faq')).toBeGreaterThan(150);
    await expect.poll(() => distanceFromTop(page, 'faq')).toBeLessThan(250);
  }
});

test('the language can be switched when the browser blocks storage', async ({ page }) => {
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

test.describe('the menu drawer on a phone', () => {
  test.use(phone);

  test('opens and closes by touch and keyboard', async ({ page, signInTeacher }) => {
    const drawer = page.getByRole('dialog', { name: SiteMenu.menu });

    await test.step('the drawer is loaded on opening, is accessible and fits a small phone', async () => {
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.push(request.url());
      });
      await page.goto('', { waitUntil: 'networkidle' });
      const before = scripts.length;
      await menuButton(page).tap();
      await expect(drawer).toBeVisible();
      expect(scripts.length).toBeGreaterThan(before);
      await expect(drawer.getByRole('link', { name: Frame.signIn })).toBeVisible();
      await expect(drawer.getByRole('link', { name: SiteMenu.signUp })).toBeVisible();
      await page.setViewportSize({ width: 320, height: 640 });
      expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([]);
      expect(await sticksOut(page)).toEqual([]);
      await page.setViewportSize(phone.viewport);
    });

    await test.step('the drawer closes by its links, its button and a tap outside', async () => {
      await drawer.getByRole('button', { name: SiteMenu.closeMenu }).tap();
      await expect(drawer).toBeHidden();
      await menuButton(page).tap();
      await expect(drawer).toBeVisible();
      await page.touchscreen.tap(10, 400);
      await expect(drawer).toBeHidden();
      await menuButton(page).tap();
      await drawer.getByRole('link', { name: SiteMenu.pricing }).tap();
      await expect(drawer).toBeHidden();
      await expectAtTop(page, 'pricing');
    });

    await test.step('the drawer works by the keyboard alone and returns the focus', async () => {
      await page.goto('');
      const button = menuButton(page);
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

    await test.step('the drawer links to other pages and to the app for a signed-in teacher', async () => {
      await signInTeacher();
      await page.goto('about');
      await menuButton(page).tap();
      const open = drawer.getByRole('link', { name: SiteMenu.openApp });
      await expect(open).toHaveAttribute('href', app());
      await expect(drawer.getByRole('link', { name: SiteMenu.signUp })).toHaveCount(0);
      await drawer.getByRole('link', { name: SiteMenu.faq }).tap();
      await expect(drawer).toBeHidden();
      await expect(page).toHaveURL(/#faq$/);
      await expectAtTop(page, 'faq');
    });
  });

  test("falls back to the footer's menu when its script fails to load", async ({ page }) => {
    await page.goto('', { waitUntil: 'networkidle' });
    await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await menuButton(page).tap();
    await expect(footerMenu(page)).toBeInViewport();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test("falls back to the footer's menu", async ({ page }) => {
      await page.goto('');
      await header(page).getByRole('link', { name: SiteMenu.menu }).click();
      await expect(page).toHaveURL(/#footer-menu$/);
      for (const name of [SiteMenu.guide, Frame.signIn, SiteMenu.signUp]) {
        await expect(footerMenu(page).getByRole('link', { name, exact: true })).toBeVisible();
      }
      await footerMenu(page).getByRole('link', { name: SiteMenu.faq }).click();
      await expect(page).toHaveURL(/#faq$/);
      await expectAtTop(page, 'faq');
    });
  });
});

test('the header is not sticky in a window at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto('about');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(header(page)).not.toBeInViewport();
});
