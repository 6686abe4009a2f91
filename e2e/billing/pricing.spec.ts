import { formatPrice } from '../../lib/core/billing/format-price';
import { tiers, type PricingTier } from '../../lib/core/billing/plans';
import { withVat } from '../../lib/core/billing/testing/prices';
import { expect, messages, test } from '../fixtures';

const { Pricing, Plan, LoginDialog, SubscriptionGuide, About, NotFound } = messages.no;

const kroner = (ore: number) => formatPrice(ore, 'nb-NO');

/** The facts of a plan: price, original price, discount, invoice total and room for teachers. */
function shown({ owner, priceOre, originalPriceOre, seatLimit }: PricingTier) {
  const original = originalPriceOre!.yearly!;
  const isSchool = owner === 'school';
  return {
    price: kroner(priceOre.yearly),
    original: kroner(original),
    badge: `-${Math.round(100 - (100 * priceOre.yearly) / original)}%`,
    total: isSchool ? kroner(withVat(priceOre.yearly)) : '',
    teachers: isSchool ? `Plass til ${seatLimit} lærere` : '',
  };
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the subscription plans are shown', async ({ page }) => {
    await test.step('every plan has a card with price, original price, discount and a link to its page', async () => {
      await page.goto('#pricing');
      const cards = page.locator('#pricing li', { has: page.locator('h3') });
      await expect(cards).toHaveCount(tiers.length);
      for (const [index, tier] of tiers.entries()) {
        const { slug, owner } = tier;
        const card = cards.nth(index);
        const { name, description } = Pricing.tiers[slug];
        const { price, original, badge, teachers } = shown(tier);
        await expect(card.getByRole('heading', { name, exact: true })).toBeVisible();
        await expect(card.getByText(price, { exact: true })).toBeVisible();
        await expect(card.locator('s')).toHaveText(original);
        for (const text of [description, badge, Pricing.note[owner], Pricing.features.unlimited]) {
          await expect(card).toContainText(text);
        }
        await expect(card).toContainText(teachers);
        const link = card.getByRole('link', { name: `${Pricing.choose} ${name}` });
        const address = new RegExp(`/pricing/${slug}\\?frequency=yearly$`);
        await expect(link).toHaveAttribute('href', address);
      }
      await expect(cards.filter({ hasText: Pricing.mostPopular })).toHaveCount(1);
      await expect(cards.first()).toContainText(Pricing.mostPopular);
      await expect(page.locator('#pricing').getByRole('radio')).toHaveCount(0);
    });

    for (const tier of tiers) {
      const { slug, owner } = tier;
      await test.step(`the page of ${slug} shows its price, payment, VAT, features and cancellation`, async () => {
        const response = await page.goto(`pricing/${slug}?frequency=yearly`);
        expect(response?.status()).toBe(200);
        const { price, original, badge, total, teachers } = shown(tier);
        const main = page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 })).toHaveText(Pricing.tiers[slug].name);
        await expect(main.getByText(price, { exact: true })).toBeVisible();
        await expect(main.locator('s')).toHaveText(original);
        for (const text of [
          ...[Pricing.tiers[slug].description, badge, total, teachers],
          ...[Plan.vat[owner], Plan.payment[owner], Plan.cancel.text, Pricing.features.unlimited],
        ]) {
          await expect(main).toContainText(text);
        }
        await expect(main.locator('a[href$="/app/signup"]')).toBeVisible();
        const logIn = main.getByRole('link', { name: LoginDialog.opener });
        await expect(logIn).toHaveAttribute('href', /\/app\/login$/);
        await main.getByRole('link', { name: Plan.back }).click();
        await expect(page).toHaveURL(/#pricing$/);
      });
    }
  });

  test('an unknown subscription plan and an unknown address return 404 and a link', async ({
    page,
  }) => {
    const main = page.getByRole('main');
    for (const slug of ['enterprise', 'Teacher', 'not-found', '%2e%2e%2fapp']) {
      const response = await page.goto(`pricing/${slug}?frequency=yearly`);
      expect([slug, response?.status()]).toEqual([slug, 404]);
      await expect(page.locator('html')).toHaveAttribute('lang', 'nb-NO');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(Plan.missing.title);
      const plans = main.getByRole('link', { name: Plan.missing.plans });
      await expect(plans).toHaveAttribute('href', /#pricing$/);
    }
    for (const path of ['nothing-here', 'pricing', 'pricing/teacher/more', 'not-found']) {
      const response = await page.goto(path);
      expect([path, response?.status()]).toEqual([path, 404]);
      await expect(page.getByText('Unexpected Application Error!')).toBeVisible();
      await expect(main.getByRole('link', { name: NotFound.home })).toBeVisible();
    }
  });

  test('the subscription guide shows four steps and a sign-up link', async ({ page }) => {
    await page.goto('getstarted');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(SubscriptionGuide.title);
    const steps = page.getByRole('main').getByRole('listitem');
    await expect(steps).toHaveCount(4);
    for (const [index, fact] of [/90/, /83/, /90/, /EHF/].entries()) {
      await expect(steps.nth(index)).toContainText(fact);
      await expect(steps.nth(index).getByRole('heading', { level: 2 })).toBeVisible();
    }
    const start = page.getByRole('link', { name: SubscriptionGuide.start });
    await expect(start).toHaveAttribute('href', /\/app\/signup$/);
  });

  test('the about page has only a heading', async ({ page }) => {
    await page.goto('about');
    await expect(page.getByRole('main')).toHaveText(About.title);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(About.title);
  });

  test.describe('in English', () => {
    test.use({ language: 'en' });

    test('the page titles equal the titles in the product specification', async ({ page }) => {
      await page.goto('getstarted');
      const title = page.getByRole('heading', { level: 1 });
      await expect(title).toHaveText('How does a subscription work?');
      await expect(page.getByRole('link', { name: 'Start free trial' })).toBeVisible();
      await page.goto('pricing/enterprise');
      await expect(title).toHaveText('Subscription plan not found');
    });
  });
});

test('the subscription guide and a plan page open scrolled to the top', async ({ page }) => {
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
