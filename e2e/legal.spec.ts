import type { Page } from 'playwright/test';
import { legalSlugs, type LegalSlug } from '../lib/core/site/pages';
import { createClass, createTeacher } from './api';
import { expect, messages, test, type Language } from './fixtures';

const languages: Language[] = ['no', 'en'];

const headings: Record<LegalSlug, Record<Language, string>> = {
  privacy: { no: 'Personvernerklæring', en: 'Privacy policy' },
  terms: { no: 'Vilkår for bruk', en: 'Terms of use' },
  cookies: { no: 'Informasjonskapsler', en: 'Cookies' },
  return: { no: 'Refusjon og angrerett', en: 'Refunds and withdrawal' },
  disclaimer: { no: 'Ansvarsfraskrivelse', en: 'Disclaimer' },
  acceptableuse: { no: 'Akseptabel bruk', en: 'Acceptable use' },
  eula: { no: 'Lisensavtale for sluttbrukere', en: 'End user licence agreement' },
};

const updated = { no: 'Sist oppdatert 7. april 2023', en: 'Last updated April 7, 2023' };

/** What the specification and the design say that the pages must say. */
const facts: [fact: string, page: LegalSlug, no: string, en: string][] = [
  ['the least age', 'terms', 'minst 18 år', 'at least 18 years old'],
  ['the duty to register', 'terms', 'registrere deg', 'register with an account of your own'],
  ['the least age', 'acceptableuse', 'minst 18 år', 'at least 18'],
  ['the least age', 'eula', 'minst 18 år', 'at least 18'],
  [
    'who sees contributions',
    'terms',
    'bare synlige for brukere ved samme skole',
    'visible only to users in the same school',
  ],
  [
    'who sees contributions',
    'privacy',
    'bare synlige for brukere ved samme skole',
    'visible only to users in the same school',
  ],
  ['first names only', 'privacy', 'bare fornavn', 'first name only'],
  ['first names only', 'acceptableuse', 'bare fornavn', 'first names only'],
  [
    'storage in Germany',
    'privacy',
    'på europeiske servere, i Tyskland',
    'on European servers, in Germany',
  ],
  ['what e-mail is for', 'privacy', 'når du vil ha nytt passord', 'when you want a new password'],
  ['the processor', 'privacy', 'GDPR artikkel 28', 'Article 28 of the GDPR'],
  ['the processor', 'terms', 'vi er databehandler', 'we are the processor'],
  ['the supervisory authority', 'privacy', 'Datatilsynet', 'Datatilsynet'],
  ['the currency', 'terms', 'norske kroner', 'Norwegian kroner (NOK)'],
  ['VAT', 'terms', '25 prosent merverdiavgift', '25 per cent VAT'],
  ['invoices in time', 'terms', 'senest en uke før', 'no later than one week before'],
  ['no refunds', 'terms', 'Kjøp refunderes ikke', 'All purchases are non-refundable'],
  ['no refunds', 'return', 'Kjøp refunderes ikke', 'All purchases are non-refundable'],
  ['the right of withdrawal', 'return', 'innen 14 dager', 'within 14 days'],
  [
    'cancellation',
    'terms',
    'gjelder fra slutten av perioden som er betalt',
    'takes effect at the end of the paid term',
  ],
  [
    'cancellation',
    'return',
    'gjelder fra slutten av perioden som er betalt',
    'takes effect at the end of the paid term',
  ],
  ['renewal', 'terms', 'fornyes', 'renews'],
  ['the school’s trial', 'terms', '90 dager', '90 days'],
  ['the teacher’s trial', 'terms', '30 dager', '30 days'],
  [
    'the trial of 2023',
    'terms',
    'gratis prøveperiode ut hele året 2023',
    'a free trial for the entire year 2023',
  ],
  ['six months for a school that goes on', 'terms', 'seks måneder', 'six months'],
  [
    'the limit of liability',
    'terms',
    'det laveste av beløpet du har betalt oss de siste seks månedene, og 3 000 kroner',
    'the lesser of the amount you have paid us in the last six months and NOK 3,000',
  ],
  [
    'negotiation before arbitration',
    'terms',
    'uformelle forhandlinger i minst 30 dager',
    'informal negotiation for at least 30 days',
  ],
  ['arbitration', 'terms', 'voldgift', 'arbitration'],
  ['the governing law', 'terms', 'norsk rett', 'Norwegian law'],
  ['the governing law', 'eula', 'norsk rett', 'Norwegian law'],
  ['deletion in the app', 'terms', 'slette kontoen i appen', 'delete the account in the app'],
  ['deletion in the app', 'privacy', 'sletter den i appen', 'delete it in the app'],
  ['estimated benefits', 'disclaimer', '4 000 kroner i året', 'NOK 4,000 a year'],
];

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

for (const language of languages) {
  const t = messages[language].Legal;

  test.describe(`without JavaScript, in ${language}`, () => {
    test.use({ language, javaScriptEnabled: false });

    for (const slug of legalSlugs) {
      test(`/${slug} says what it is and when it was updated, and leads to every other legal page and back (${language})`, async ({
        page,
      }) => {
        await page.goto(slug);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[slug][language]);
        await expect(page).toHaveTitle(`${headings[slug][language]} · Klassekart`);
        await expect(page.getByText(updated[language])).toBeVisible();
        await expect(page.locator('main time')).toHaveAttribute('datetime', '2023-04-07');

        const pages = page.getByRole('navigation', { name: t.pagesLabel });
        await expect(pages.getByRole('link')).toHaveCount(legalSlugs.length);
        for (const other of legalSlugs) {
          const link = pages.getByRole('link', { name: t.pages[other], exact: true });
          await expect(link).toHaveAttribute('href', new RegExp(`/${other}$`));
          if (other === slug) await expect(link).toHaveAttribute('aria-current', 'page');
          else await expect(link).not.toHaveAttribute('aria-current');
        }
        await page.getByRole('main').getByRole('link', { name: t.home }).click();
        await expect(page).toHaveURL(/\/smg-website-official\/?$/);
      });
    }

    test(`the legal pages state what they must (${language})`, async ({ page }) => {
      for (const slug of legalSlugs) {
        await page.goto(slug);
        const text = (await page.locator('article').innerText()).replace(/\s+/g, ' ');
        const missing = facts
          .filter(([, on]) => on === slug)
          .map(([fact, , no, en]) => [fact, language === 'no' ? no : en] as const)
          .filter(([, words]) => !text.toLowerCase().includes(words.toLowerCase()));
        expect([slug, missing]).toEqual([slug, []]);
      }
    });

    test(`every entry of a table of contents leads to its section (${language})`, async ({
      page,
    }) => {
      for (const slug of ['privacy', 'terms', 'cookies'] as const) {
        await page.goto(slug);
        const contents = page.getByRole('navigation', { name: t.contents });
        const links = await contents.getByRole('link').all();
        expect(links.length).toBe(await page.locator('article h2').count());
        for (const link of links) {
          const id = (await link.getAttribute('href'))!;
          await link.click();
          await expect(page.locator(id).getByRole('heading', { level: 2 })).toBeInViewport();
        }
      }
    });
  });

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test(`a legal page opens at the top when one comes from a scrolled page (${language})`, async ({
      page,
    }) => {
      await page.goto('privacy');
      // Far down, and only so far that the next page's first line would still be in view.
      const depths = [2400, 40];
      for (const [index, slug] of [...legalSlugs.slice(1), legalSlugs[0]].entries()) {
        await scrollTo(page, depths[index % 2]!);
        await expect.poll(() => scrollY(page)).toBeGreaterThan(0);
        const pages = page.getByRole('navigation', { name: t.pagesLabel });
        await pages.getByRole('link', { name: t.pages[slug], exact: true }).dispatchEvent('click');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[slug][language]);
        await expect.poll(() => scrollY(page)).toBe(0);
      }
    });

    test(`who goes back to a legal page is where they were reading (${language})`, async ({
      page,
    }) => {
      await page.goto('terms');
      const link = page.locator('#refunds').getByRole('link');
      await link.scrollIntoViewIfNeeded();
      const place = await scrollY(page);
      expect(place).toBeGreaterThan(1000);
      await link.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.return[language]);
      await expect.poll(() => scrollY(page)).toBe(0);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings.terms[language]);
      await expect.poll(() => scrollY(page)).toBe(place);
    });

    test(`a link to a section of another legal page opens it there (${language})`, async ({
      page,
    }) => {
      await page.goto('disclaimer');
      await page.locator('#limits').getByRole('link').first().click();
      await expect(page).toHaveURL(/\/terms#liability$/);
      const heading = page.locator('#liability').getByRole('heading', { level: 2 });
      await expect(heading).toBeInViewport();
    });

    test(`the legal pages need no sideways scrolling at 320 px, and print without what is only for the screen (${language})`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      for (const slug of legalSlugs) {
        await page.goto(slug);
        const overflow = await page
          .locator('html')
          .evaluate((html) => html.scrollWidth - html.clientWidth);
        expect([slug, overflow]).toEqual([slug, 0]);
        await page.emulateMedia({ media: 'print' });
        await expect(page.getByRole('navigation', { name: t.pagesLabel })).toBeHidden();
        await expect(page.getByText(t.contents, { exact: true }).first()).toBeHidden();
        await page.emulateMedia({ media: 'screen' });
      }
    });

    test(`everything the product keeps in the browser is on the page about cookies (${language})`, async ({
      page,
      context,
    }) => {
      const { Auth, ClassForm, Frame, RoomStep } = messages[language];
      const { email, password } = await createTeacher(context.request);
      const saved = await createClass(context.request, ['Ada', 'Bo']);
      await context.clearCookies();

      await page.goto('');
      await page.getByRole('button', { name: language === 'no' ? 'Norsk' : 'English' }).click();
      await page.goto('app/login');
      await page.getByRole('textbox', { name: Auth.email }).fill(email);
      await page.getByLabel(Auth.password, { exact: true }).fill(password);
      await page.getByRole('button', { name: Auth.signIn, exact: true }).click();
      await expect(page.getByRole('button', { name: Frame.signOut })).toBeVisible();
      await page.goto('app/class');
      await page.getByLabel(ClassForm.name).fill('8B');
      await page.goto(`app/seatmap?class=${saved.id}`);
      await page.getByLabel(RoomStep.seats).fill('12');

      const cookies = await context.cookies();
      const stored = await page.evaluate(async () => [
        ...Object.keys(localStorage),
        // What follows the colon is an id.
        ...Object.keys(sessionStorage).map((key) => key.replace(/:.*/, ':')),
        ...(await indexedDB.databases()).map(({ name }) => name),
        ...(await caches.keys()),
      ]);
      await page.goto('cookies');
      const listed = await page.locator('article h3').allInnerTexts();
      const names = [...cookies.map(({ name }) => name), ...stored];
      for (const name of ['session', 'preferredLanguage', 'draft:', 'map-draft:']) {
        expect(names).toContain(name);
      }
      const unlisted = names.filter(
        (name) => !listed.some((each) => each.replace(/^__Host-|…$/g, '') === name),
      );
      expect(unlisted).toEqual([]);

      const hours = language === 'no' ? 'timer' : 'hours';
      const days = language === 'no' ? 'dager' : 'days';
      for (const { name, expires } of cookies) {
        const left = Math.round((expires - Date.now() / 1000) / 3600);
        const kept = left > 24 ? `${left / 24} ${days}` : `${left} ${hours}`;
        const item = page.locator('article h3 + dl', {
          has: page.locator(`xpath=preceding-sibling::h3[.='${name}' or .='__Host-${name}']`),
        });
        await expect(item.first()).toContainText(kept);
      }
    });
  });
}
