import type { Page } from 'playwright/test';
import { formatAmount, formatPrice } from '../../lib/core/billing/format-price';
import { withVat, yearlyOre } from '../../lib/core/billing/testing/prices';
import { call, orderPlan } from '../api';
import { openAccountMenu } from '../account-menu';
import { sticksOut, violations, violationsInBothThemes } from '../axe';
import { setPlan, issueInvoice } from '../database';
import { expect, messages, test } from '../fixtures';

// The texts of each state, and every refusal, are tested in tests of the server.

const { Billing: t, Frame, Pricing, TestCheckout } = messages.no;
const { schoolM, schoolL } = yearlyOre;
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes to the billing page as a teacher does, by the menu of the account. */
async function openBilling(page: Page) {
  await page.goto('app');
  await openAccountMenu(page);
  await page.getByRole('link', { name: Frame.billing }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible();
}

test('an admin manages a school’s subscription, and a colleague sees which subscription the school has', async ({
  page,
  teacher,
}) => {
  await test.step('an admin sees the plan and the payer, downloads an invoice, cancels and resumes the plan', async () => {
    await setPlan(teacher.email, { school: { isAdmin: true } });
    await orderPlan(page.request, teacher);
    const number = await issueInvoice(teacher.email);

    await openBilling(page);
    await expect(heading(page, Pricing.tiers.schoolM.name)).toBeVisible();
    const plan = page.getByRole('region', { name: Pricing.tiers.schoolM.name });
    await expect(plan).toContainText(formatAmount(withVat(schoolM), 'nb-NO'));
    await expect(page.getByText('Solbakken kommune')).toBeVisible();
    const title = t.invoices.invoice.replace('{number}', String(number));
    for (const [kind, ending] of [
      [t.invoices.pdf, 'pdf'],
      [t.invoices.ehf, 'xml'],
    ] as const) {
      const downloading = page.waitForEvent('download');
      await page.getByRole('link', { name: `${kind} ${title}` }).click();
      expect((await downloading).suggestedFilename()).toBe(`faktura-${number}.${ending}`);
    }
    expect(await violationsInBothThemes(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sticksOut(page)).toEqual([]);

    await button(page, t.actions.upgrade).click();
    const upgrade = page.getByRole('dialog', { name: t.upgrade.title });
    await expect(upgrade.getByRole('radio', { name: Pricing.tiers.schoolL.name })).toBeChecked();
    // The invoice has the price difference for the year, with VAT.
    await expect(upgrade).toContainText(formatAmount(withVat(schoolL - schoolM), 'nb-NO'));
    await expect(upgrade).toContainText(formatPrice(schoolL, 'nb-NO'));
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(upgrade).toHaveCount(0);

    await button(page, t.actions.cancel).click();
    const dialog = page.getByRole('dialog', { name: t.actions.cancelTitle });
    await dialog.getByRole('button', { name: t.actions.cancel }).click();
    await expect(page.getByText(t.updated)).toBeVisible();
    await expect(plan).toContainText(/sagt opp/);
    await button(page, t.actions.resume).click();
    await expect(button(page, t.actions.cancel)).toBeVisible();
    await expect(plan).not.toContainText(/sagt opp/);
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  await test.step('a colleague sees which plan the school has', async () => {
    await setPlan(teacher.email, { school: { plan: 'm' } });
    await openBilling(page);
    await expect(heading(page, Pricing.tiers.schoolM.name)).toBeVisible();
    await expect(page.getByText(t.askAdmin)).toBeVisible();
    await expect(heading(page, t.invoices.title)).toHaveCount(0);
    expect(await violations(page)).toEqual([]);
  });
});

test('a teacher adds a card in the trial, cancels and resumes the plan, and gets a receipt', async ({
  page,
  signInTeacher,
}) => {
  await signInTeacher();
  const { url } = await (
    await call(page.request, 'POST', '/stripe/create-checkout-session', {
      lookup_key: 'teacher_plan_yearly',
      owner_type: 'teacher',
    })
  ).json();
  await page.goto(url);
  await button(page, TestCheckout.saveCard).click();
  await expect(page.getByText(messages.no.Checkout.success.text)).toBeVisible();

  await openBilling(page);
  await expect(page.getByText(t.receipts.none)).toBeVisible();
  await button(page, t.card.manage.trialing).click();
  await expect(heading(page, TestCheckout.portal.title)).toBeVisible();
  await expect(page.getByText(TestCheckout.banner)).toBeVisible();
  await button(page, TestCheckout.portal.cancel).click();
  await expect(button(page, TestCheckout.portal.resume)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: TestCheckout.portal.back }).click();

  await expect(page.getByText(t.updated)).toBeVisible();
  await expect(button(page, t.card.manage.cancelled)).toBeVisible();
  await expect(page.getByText(/sagt opp/)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await button(page, t.card.manage.cancelled).click();
  await button(page, TestCheckout.portal.resume).click();
  await button(page, TestCheckout.portal.endPeriod).click();
  await expect(page.getByText(TestCheckout.portal.paid)).toHaveCount(2);
  await page.getByRole('link', { name: TestCheckout.portal.back }).click();
  await expect(button(page, t.card.manage.active)).toBeVisible();
  const receipt = page.getByRole('link', { name: t.receipts.open });
  await expect(receipt).toHaveAttribute('href', /\/i\/in_/);
});
