import type { Page } from 'playwright/test';
import { formatAmount } from '../../lib/core/billing/format-price';
import { withVat, yearlyOre } from '../../lib/core/billing/testing/prices';
import { sticksOut, violationsInBothThemes } from '../axe';
import { askAboutTrial, setPlan } from '../database';
import { expect, messages, test } from '../fixtures';

/*
 * A school answers by a link in a mail whether it continues after its trial. The resulting order is tested on
 * the server.
 */

const { TrialQuestion: t, Order } = messages.no;
const school = 'Solbakken skole';
const named = (text: string) => text.replace('{school}', school);
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: named(name), exact: true });
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('an admin answers yes to "Go on after the trial?" on a phone without login', async ({
  page: adminPage,
  teacher,
  browser,
}) => {
  await setPlan(teacher.email, { hasTrial: true, school: { isAdmin: true } });
  const token = await askAboutTrial(teacher.email);
  await adminPage.close();
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const opened = await page.goto(`answer/${token}#yes`);
  expect(opened?.headers()).toMatchObject({
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  await expect(title(page, t.title)).toBeVisible();
  await expect(page.getByRole('radio', { name: t.yes })).toBeChecked();
  const { schoolS } = yearlyOre;
  await expect(page.getByRole('region')).toContainText(formatAmount(withVat(schoolS / 2), 'nb-NO'));
  await page.getByRole('radio', { name: t.terms.year }).check();
  await expect(page.getByRole('region')).toContainText(formatAmount(withVat(schoolS), 'nb-NO'));
  await page.getByRole('radio', { name: t.terms.halfYear }).check();

  await page.getByRole('button', { name: t.sendYes }).click();
  await expect(box(page, Order.organizationNumber)).toBeFocused();
  await expect(page.getByText(Order.problems.referenceRequired)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
  expect(await sticksOut(page)).toEqual([]);

  await box(page, Order.organizationNumber).fill('974 760 673');
  await box(page, Order.customerReference).fill('Kari, 4021');
  // Typed text remains when the language changes.
  await page.getByRole('button', { name: 'English' }).click();
  const reference = messages.en.Order.customerReference;
  await expect(box(page, reference)).toHaveValue('Kari, 4021');
  await page.getByRole('button', { name: 'Norsk' }).click();
  await page.getByRole('button', { name: t.sendYes }).click();
  await expect(title(page, t.answered.yes.title)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.reload();
  await expect(title(page, t.answered.yes.title)).toBeVisible();
  await page.getByRole('link', { name: t.answered.toApp }).click();
  await expect(title(page, messages.no.Auth.signInTitle)).toBeVisible();
  await context.close();
});

test('an admin answers no to "Go on after the trial?" with the keyboard, and the link then shows this answer', async ({
  page,
  signInTeacher,
}) => {
  const teacher = await signInTeacher();
  await setPlan(teacher.email, { hasTrial: true, school: { isAdmin: true } });
  const token = await askAboutTrial(teacher.email);
  await page.goto(`answer/${token}`);
  await page.getByRole('radio', { name: t.yes }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: t.no })).toBeChecked();
  await page.getByRole('button', { name: t.sendNo }).press('Enter');
  await expect(title(page, t.answered.no.title)).toBeVisible();
  await page.getByRole('link', { name: t.answered.toPlan }).press('Enter');
  await expect(title(page, messages.no.Billing.title)).toBeVisible();
  await page.goto(`answer/${token}#yes`);
  await expect(title(page, t.answered.no.title)).toBeVisible();
  await page.goto('answer/AAAAAAAAAAAAAAAAAAAAAA');
  await expect(title(page, t.unknownTitle)).toBeVisible();
});
