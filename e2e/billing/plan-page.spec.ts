import type { Page } from 'playwright/test';
import type { TierSlug } from '../../lib/core/billing/plans';
import { violationsInBothThemes } from '../axe';
import { setPlan } from '../database';
import { expect, messages, test } from '../fixtures';
import { recordShifts, shifts } from '../layout-shift';

// Permissions to buy, and every refusal and failure of the page, are tested on the rendered component.

const { PlanCheckout: t, LoginDialog, Pricing, Errors } = messages.no;

const open = (page: Page, slug: TierSlug) => page.goto(`pricing/${slug}?frequency=yearly`);
const account = (page: Page) => page.getByRole('region', { name: t.account });
const buy = (page: Page) => page.getByRole('button', { name: t.buy.teacher, exact: true });

test('an admin whose school is too large for a plan sees why the plan cannot be ordered, without a layout shift', async ({
  page,
  teacher,
}) => {
  const school = { plan: 'l' as const, isAdmin: true, teachers: 36 };
  await setPlan(teacher.email, { school });
  await recordShifts(page);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await open(page, 'schoolM');
    await expect(account(page).getByText(teacher.email)).toBeVisible();
    const plan = t.subscription.replace('{plan}', Pricing.tiers.schoolL.name);
    await expect(account(page).getByText(plan, { exact: true })).toBeVisible();
    const note = page.locator('p', {
      hasText: 'Skolen har 36 lærere: velg en plan med minst 36 plasser.',
    });
    await expect(note).toHaveClass(/text-red/);
    await expect(page.getByRole('button', { name: t.buy.school })).toBeDisabled();
    expect([width, await shifts(page)]).toEqual([width, []]);
    expect([width, await violationsInBothThemes(page)]).toEqual([width, []]);
    await page.getByRole('main').getByRole('link', { name: t.goToApp }).click();
    await expect(page).toHaveURL(/\/app$/);
  }
});

test('the page of a subscription plan recovers from a failed load, explains a refused purchase and lets the teacher log out', async ({
  page,
  teacher,
}) => {
  await setPlan(teacher.email, {});

  await test.step('the panel of a signed-in user is loaded on retry after a failure', async () => {
    let isLost = true;
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      if (!isLost) return route.fallback();
      const response = await route.fetch();
      const isPanel = (await response.text()).includes('Error creating checkout session');
      return isPanel ? route.abort() : route.fulfill({ response });
    });
    await open(page, 'teacher');
    await expect(page.getByRole('alert').filter({ hasText: t.failed })).toBeVisible();
    isLost = false;
    await page.getByRole('button', { name: t.tryAgain }).click();
    await expect(account(page).getByText(teacher.email)).toBeVisible();
    await expect(buy(page)).toBeEnabled();
  });

  await test.step('a refusal explains its reason, and the page shows the plan as current', async () => {
    await expect(buy(page)).toBeEnabled();
    // Bought in another window.
    await setPlan(teacher.email, { hasPersonal: true });
    await buy(page).click();
    const alert = page.getByRole('alert').filter({ hasText: t.subscriptionUpdateError });
    await expect(alert.getByText(Errors.currentPlan)).toBeVisible();
    await expect(page.getByRole('button', { name: t.current, exact: true })).toBeDisabled();
  });

  await test.step('logout shows the page to the user as a visitor', async () => {
    await expect(account(page).getByText(teacher.email)).toBeVisible();
    await page.getByRole('button', { name: t.logOut }).click();
    await expect(page.getByRole('button', { name: LoginDialog.opener })).toBeVisible();
    await expect(account(page)).toHaveCount(0);
    expect((await page.request.get('api/session/me')).status()).toBe(401);
  });
});
