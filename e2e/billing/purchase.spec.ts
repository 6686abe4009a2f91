import type { Page } from 'playwright/test';
import { setPlan } from '../database';
import { expect, messages, newEmail, test, type Language } from '../fixtures';

/* A purchase from its first page to its last, by clicks. */

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

function describePurchase(language: Language) {
  const t = messages[language];
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a teacher chooses a subscription, logs in, pays, and sees the subscription marked as current', async ({
      page,
      stranger: { teacher },
    }) => {
      await setPlan(teacher.email, { hasTrial: false });
      await page.goto('');
      await page.locator('#pricing a[href*="/pricing/teacher"]').click();
      await press(page, t.LoginDialog.opener);
      const dialog = page.getByRole('dialog', { name: t.LoginDialog.title });
      await dialog.getByLabel(t.Auth.email, { exact: true }).fill(teacher.email);
      await dialog.getByLabel(t.Auth.password, { exact: true }).fill(teacher.password);
      await dialog.getByRole('button', { name: t.Auth.signIn, exact: true }).click();
      await press(page, t.PlanCheckout.buy.teacher);
      await press(page, t.TestCheckout.pay);
      const notice = page.getByRole('dialog', { name: t.Checkout.success.title });
      await expect(notice.getByText(t.Checkout.success.text, { exact: true })).toBeVisible();
      await notice.getByRole('button', { name: t.Checkout.close }).click();
      await page.locator('#pricing a[href*="/pricing/teacher"]').click();
      await expect(page.getByRole('button', { name: t.PlanCheckout.current })).toBeVisible();
      await page.getByRole('main').getByRole('link', { name: t.PlanCheckout.goToApp }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.FirstSteps.title })).toBeVisible();
    });
  });
}
describePurchase('no');
describePurchase('en');

test('a school leader signs up as admin and orders a subscription by invoice', async ({ page }) => {
  const { Auth, PlanCheckout, Order, FirstSteps, SiteMenu } = messages.no;
  await page.goto('');
  await page.getByRole('banner').getByRole('link', { name: SiteMenu.signUp }).click();
  await page.getByLabel(Auth.name, { exact: true }).fill('Rektor Åse');
  await page.getByLabel(Auth.email).fill(newEmail());
  await page.getByLabel(Auth.password).fill('et langt passord');
  await page.getByRole('checkbox', { name: Auth.adminAccount }).check();
  await page.getByLabel(Auth.schoolName, { exact: true }).fill('Solbakken skole');
  await page.getByRole('checkbox', { name: /18/ }).check();
  await press(page, Auth.signUp);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Solbakken skole/);

  await page.goto('#pricing');
  await page.locator('#pricing a[href*="/pricing/schoolS"]').click();
  await press(page, PlanCheckout.buy.school);
  await page
    .getByRole('textbox', { name: Order.organizationNumber, exact: true })
    .fill('974760673');
  await page.getByRole('textbox', { name: Order.customerReference, exact: true }).fill('Åse 1');
  await page.getByRole('button', { name: Order.order }).click();
  await expect(page.getByRole('heading', { level: 1, name: Order.done.title })).toBeVisible();
  await page.getByRole('link', { name: Order.toApp }).click();
  await expect(page.getByRole('heading', { level: 1, name: FirstSteps.title })).toBeVisible();
});
