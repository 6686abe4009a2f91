import type { Page } from 'playwright/test';
import { legalSlugs, type LegalSlug } from '../../lib/i18n/legal-slugs';
import { createClass, createTeacher } from '../api';
import { expect, messages, test } from '../fixtures';

// Contents of the legal pages are tested in unit tests, in both languages.

const t = messages.no.Legal;

const headings: Record<LegalSlug, string> = {
  privacy: 'Personvernerklæring',
  terms: 'Vilkår for bruk',
  cookies: 'Informasjonskapsler',
  return: 'Refusjon og angrerett',
  disclaimer: 'Ansvarsfraskrivelse',
  acceptableuse: 'Akseptabel bruk',
  eula: 'Lisensavtale for sluttbrukere',
};

const withContents: LegalSlug[] = ['privacy', 'terms', 'cookies'];

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const legalPages = (page: Page) => page.getByRole('navigation', { name: t.pagesLabel });
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every legal page has a title, a date and links to its sections and the other pages', async ({
    page,
  }) => {
    for (const slug of legalSlugs) {
      await page.goto(slug);
      await expect(title(page)).toHaveText(headings[slug]);
      await expect(page).toHaveTitle(`${headings[slug]} · Klassekart`);
      await expect(page.getByText('Sist oppdatert 7. april 2023')).toBeVisible();
      await expect(page.locator('main time')).toHaveAttribute('datetime', '2023-04-07');
      await expect(legalPages(page).getByRole('link')).toHaveCount(legalSlugs.length);
      for (const other of legalSlugs) {
        const link = legalPages(page).getByRole('link', { name: t.pages[other], exact: true });
        await expect(link).toHaveAttribute('href', new RegExp(`/${other}$`));
        if (other === slug) await expect(link).toHaveAttribute('aria-current', 'page');
        else await expect(link).not.toHaveAttribute('aria-current');
      }
      await page.emulateMedia({ media: 'print' });
      await expect(legalPages(page)).toBeHidden();
      await expect(page.getByText(t.contents, { exact: true }).first()).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      if (!withContents.includes(slug)) continue;
      const contents = page.getByRole('navigation', { name: t.contents });
      const links = await contents.getByRole('link').all();
      expect(links.length).toBe(await page.locator('article h2').count());
      for (const link of links) {
        const id = (await link.getAttribute('href'))!;
        await link.click();
        await expect(page.locator(id).getByRole('heading', { level: 2 })).toBeInViewport();
      }
    }
    await page.getByRole('main').getByRole('link', { name: t.home }).click();
    await expect(page).toHaveURL(/\/smg-website-official\/?$/);
  });

  test.describe('in English', () => {
    test.use({ language: 'en' });

    test('the privacy policy shows the date of its last update', async ({ page }) => {
      await page.goto('privacy');
      await expect(title(page)).toHaveText('Privacy policy');
      await expect(page.getByText('Last updated April 7, 2023')).toBeVisible();
    });
  });
});

test('a legal page opens at the top, at a linked section or, with Back, at the former scroll position', async ({
  page,
}) => {
  await test.step('a legal page opened from a scrolled page begins at the top', async () => {
    await page.goto('privacy');
    const depths = [2400, 40];
    for (const [index, slug] of [...legalSlugs.slice(1), legalSlugs[0]].entries()) {
      await scrollTo(page, depths[index % 2]!);
      await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
      const link = legalPages(page).getByRole('link', { name: t.pages[slug], exact: true });
      await link.dispatchEvent('click');
      await expect(title(page)).toHaveText(headings[slug]);
      await expect.poll(() => scrollY(page)).toBe(0);
    }
  });

  await test.step('Back restores the scroll position, and a link to a section scrolls to that section', async () => {
    await page.goto('terms');
    const link = page.locator('#refunds').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    const place = await scrollY(page);
    expect(place).toBeGreaterThan(1000);
    await link.click();
    await expect(title(page)).toHaveText(headings.return);
    await expect.poll(() => scrollY(page)).toBe(0);
    await page.goBack();
    await expect(title(page)).toHaveText(headings.terms);
    await expect.poll(() => scrollY(page)).toBe(place);

    await page.goto('disclaimer');
    await page.locator('#limits').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/terms#liability$/);
    const heading = page.locator('#liability').getByRole('heading', { level: 2 });
    await expect(heading).toBeInViewport();
  });
});

test('the page about cookies lists every item that the product stores in the browser', async ({
  page,
  context,
}) => {
  const { Auth, ClassForm, Frame, RoomStep } = messages.no;
  const { email, password } = await createTeacher(context.request);
  const saved = await createClass(context.request, ['Ada', 'Bo']);
  await context.clearCookies();

  await page.goto('');
  await page.getByRole('button', { name: 'Norsk' }).click();
  await page.goto('app/login');
  await page.getByRole('textbox', { name: Auth.email }).fill(email);
  await page.getByLabel(Auth.password, { exact: true }).fill(password);
  await page.getByRole('button', { name: Auth.signIn, exact: true }).click();
  await expect(
    page.getByRole('button', { name: Frame.accountOf.replace('{name}', '') }),
  ).toBeVisible();
  await page.goto('app/classes/new');
  await page.getByLabel(ClassForm.name).fill('8B');
  await page.goto(`app/classes/${saved.id}/seatmap`);
  await page.getByRole('button', { name: /^Rommet: / }).click();
  await page.getByRole('textbox', { name: RoomStep.seats }).fill('12');
  await page.getByRole('button', { name: RoomStep.useSeats, exact: true }).click();
  await expect(page.locator('[data-desk]')).toHaveCount(12);

  const cookies = await context.cookies();
  const stored = await page.evaluate(async () => [
    ...[localStorage, sessionStorage].flatMap((kept) =>
      Object.keys(kept).map((key) => key.replace(/:.*/, ':')),
    ),
    ...(await indexedDB.databases()).map(({ name }) => name),
    ...(await caches.keys()),
  ]);
  await page.goto('cookies');
  const listed = await page.locator('article h3').allInnerTexts();
  const names = [...cookies.map(({ name }) => name), ...stored];
  for (const name of ['session', 'preferredLanguage', 'draft:']) {
    expect(names).toContain(name);
  }
  const unlisted = names.filter(
    (name) => !listed.some((each) => each.replace(/^__Host-|…$/g, '') === name),
  );
  expect(unlisted).toEqual([]);

  for (const { name, expires } of cookies) {
    const left = Math.round((expires - Date.now() / 1000) / 3600);
    const kept = left > 24 ? `${left / 24} dager` : `${left} timer`;
    const item = page.locator('article h3 + dl', {
      has: page.locator(`xpath=preceding-sibling::h3[.='${name}' or .='__Host-${name}']`),
    });
    await expect(item.first()).toContainText(kept);
  }
});
