import { expect, messages, test, type Language } from './fixtures';

const slugs = ['teacher', 'schoolS', 'schoolM', 'schoolL'] as const;
type Slug = (typeof slugs)[number];
const badges: Record<Slug, string> = {
  teacher: '-33%',
  schoolS: '-33%',
  schoolM: '-25%',
  schoolL: '-20%',
};

/** What each plan shows in each language: price, original price, invoice total and room for teachers. */
const shown: Record<Language, Record<Slug, [string, string, string?, string?]>> = {
  no: {
    teacher: ['199 kr', '299 kr'],
    schoolS: ['999 kr', '1 499 kr', '1 248,75 kr', 'Plass til 20 lærere'],
    schoolM: ['1 499 kr', '1 999 kr', '1 873,75 kr', 'Plass til 35 lærere'],
    schoolL: ['1 999 kr', '2 499 kr', '2 498,75 kr', 'Plass til 50 lærere'],
  },
  en: {
    teacher: ['NOK 199', 'NOK 299'],
    schoolS: ['NOK 999', 'NOK 1,499', 'NOK 1,248.75', 'Room for 20 teachers'],
    schoolM: ['NOK 1,499', 'NOK 1,999', 'NOK 1,873.75', 'Room for 35 teachers'],
    schoolL: ['NOK 1,999', 'NOK 2,499', 'NOK 2,498.75', 'Room for 50 teachers'],
  },
};

for (const language of ['no', 'en'] as Language[]) {
  const { Pricing, Plan, LoginDialog, SubscriptionGuide, About } = messages[language];

  test.describe(`${language}, without JavaScript`, () => {
    test.use({ language, javaScriptEnabled: false });

    test('every plan has a card with price, original price, discount and a way to its page', async ({
      page,
    }) => {
      await page.goto('#pricing');
      const cards = page.locator('#pricing li', { has: page.locator('h3') });
      await expect(cards).toHaveCount(4);
      for (const [index, slug] of slugs.entries()) {
        const card = cards.nth(index);
        const { name, description } = Pricing.tiers[slug];
        const [price, original, , teachers] = shown[language][slug];
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(card.getByText(description)).toBeVisible();
        await expect(card.getByText(price, { exact: true })).toBeVisible();
        await expect(card.locator('s')).toHaveText(original);
        await expect(card.getByText(badges[slug], { exact: true })).toBeVisible();
        const owner = slug === 'teacher' ? 'teacher' : 'school';
        await expect(card.getByText(Pricing.note[owner])).toBeVisible();
        await expect(card.getByText(Pricing.features.unlimited)).toBeVisible();
        if (teachers) await expect(card.getByText(teachers)).toBeVisible();
        const link = card.getByRole('link', { name: `${Pricing.choose} ${name}` });
        const address = new RegExp(`/pricing/${slug}\\?frequency=yearly$`);
        await expect(link).toHaveAttribute('href', address);
      }
      await expect(cards.filter({ hasText: Pricing.mostPopular })).toHaveCount(1);
      await expect(cards.first()).toContainText(Pricing.mostPopular);
    });

    test('there is no choice of how often to pay, as only yearly is offered', async ({ page }) => {
      await page.goto('');
      await expect(page.locator('#pricing').getByRole('radio')).toHaveCount(0);
    });

    for (const slug of slugs) {
      test(`the page of ${slug} tells its price, payment, VAT, features and how to cancel`, async ({
        page,
      }) => {
        const response = await page.goto(`pricing/${slug}?frequency=yearly`);
        expect(response?.status()).toBe(200);
        const [price, original, total, teachers] = shown[language][slug];
        const owner = slug === 'teacher' ? 'teacher' : 'school';
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(Pricing.tiers[slug].name);
        await expect(main.getByText(Pricing.tiers[slug].description)).toBeVisible();
        await expect(main.getByText(price, { exact: true })).toBeVisible();
        await expect(main.locator('s')).toHaveText(original);
        await expect(main.getByText(badges[slug], { exact: true })).toBeVisible();
        await expect(main.getByText(Plan.vat[owner])).toBeVisible();
        await expect(main.getByText(Plan.payment[owner])).toBeVisible();
        await expect(main.getByText(Plan.cancel.text)).toBeVisible();
        await expect(main.getByText(Pricing.features.unlimited)).toBeVisible();
        if (total) await expect(main.getByText(total, { exact: true })).toBeVisible();
        if (teachers) await expect(main.getByText(teachers)).toBeVisible();
        const signUp = main.locator('a[href$="/app/signup"]');
        await expect(signUp).toBeVisible();
        const logIn = main.getByRole('link', { name: LoginDialog.opener });
        await expect(logIn).toHaveAttribute('href', /\/app\/login$/);
        await main.getByRole('link', { name: Plan.back }).click();
        await expect(page).toHaveURL(/#pricing$/);
      });
    }

    test('an unknown plan says that there is none, with 404 and the way to the others', async ({
      page,
    }) => {
      for (const slug of ['enterprise', 'Teacher', 'not-found', '%2e%2e%2fapp']) {
        const response = await page.goto(`pricing/${slug}?frequency=yearly`);
        expect([slug, response?.status()]).toEqual([slug, 404]);
        await expect(page.locator('html')).toHaveAttribute(
          'lang',
          language === 'no' ? 'nb-NO' : 'en-GB',
        );
        const title = language === 'en' ? 'Subscription plan not found' : Plan.missing.title;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        const plans = page.getByRole('main').getByRole('link', { name: Plan.missing.plans });
        await expect(plans).toHaveAttribute('href', /#pricing$/);
      }
    });

    test('an unknown address shows that it leads nowhere, with 404 and the way to the front page', async ({
      page,
    }) => {
      const { NotFound } = messages[language];
      for (const path of ['nothing-here', 'pricing', 'pricing/teacher/more', 'not-found']) {
        const response = await page.goto(path);
        expect([path, response?.status()]).toEqual([path, 404]);
        await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
        await expect(
          page.getByRole('main').getByRole('link', { name: NotFound.home }),
        ).toBeVisible();
      }
    });

    test('the explainer shows in four steps how a subscription works, and where to start', async ({
      page,
    }) => {
      await page.goto('getstarted');
      const title = language === 'en' ? 'How does a subscription work?' : SubscriptionGuide.title;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const steps = page.getByRole('main').getByRole('listitem');
      await expect(steps).toHaveCount(4);
      for (const [index, fact] of [/90/, /83/, /90/, /EHF/].entries()) {
        await expect(steps.nth(index)).toContainText(fact);
        await expect(steps.nth(index).getByRole('heading', { level: 2 })).toBeVisible();
      }
      const start = language === 'en' ? 'Start free trial' : SubscriptionGuide.start;
      await expect(page.getByRole('link', { name: start })).toHaveAttribute(
        'href',
        /\/app\/signup$/,
      );
    });

    test('the page about us has only its heading', async ({ page }) => {
      await page.goto('about');
      await expect(page.getByRole('main')).toHaveText(About.title);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(About.title);
    });
  });

  test.describe(language, () => {
    test.use({ language });

    test('the explainer and a plan open at the top, from however far down', async ({ page }) => {
      await page.goto('');
      const scrolled = () => page.evaluate(() => window.scrollY);
      const ways = [
        [Pricing.howItWorks, SubscriptionGuide.title],
        [`${Pricing.choose} ${Pricing.tiers.schoolL.name}`, Pricing.tiers.schoolL.name],
      ] as const;
      for (const [link, title] of ways) {
        await page.locator('#pricing').getByRole('link', { name: link }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
        await expect.poll(scrolled).toBe(0);
        await page.goBack();
      }
    });
  });
}
