import type { Page } from 'playwright/test';
import { formatAmount } from '../../lib/core/billing/format-price';
import { withVat, yearlyOre } from '../../lib/core/billing/testing/prices';
import { call, createTeacher, orderPlan } from '../api';
import { sticksOut, violations, violationsInBothThemes } from '../axe';
import { setPlan, issueInvoice, tieClerk } from '../database';
import { expect, messages, newEmail, test } from '../fixtures';
import { linkIn, mailsTo } from '../identity';

// Payments, credit notes and who may do what are tested on the server.

const {
  ConfirmEmail,
  LoadFailed,
  Office: t,
  OfficeExport: exportTexts,
  OfficeInvoice: invoiceTexts,
  OfficeSchools: schoolTexts,
} = messages.no;
const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** What `orderPlan` orders. */
const total = formatAmount(withVat(yearlyOre.schoolM), 'nb-NO');
const named = (text: string, number: number) => text.replace('{number}', String(number));

const email = newEmail();

/** Signs in a person of the company's own staff, with a confirmed address, whom the operator has tied to the office. */
async function signInClerk(page: Page) {
  await createTeacher(page.request, email);
  await call(page.request, 'POST', '/account/verification-mail', { language: 'no' });
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await page.goto(linkIn((await mailsTo(email))[0]!));
  await button(page, ConfirmEmail.confirm.verifyEmail).click();
  await expect(heading(page, ConfirmEmail.done.verifyEmail)).toBeVisible();
  await tieClerk(email);
}

test("a clerk registers and pays back a payment, exports the accounts of a year and corrects a school's organisation number", async ({
  page,
  stranger,
}) => {
  const { request, teacher } = stranger;
  await setPlan(teacher.email, { school: { isAdmin: true } });
  await orderPlan(request, teacher);
  const number = await issueInvoice(teacher.email);
  await stranger.page.goto('app/office');
  await expect(heading(stranger.page, LoadFailed.missingTitle)).toBeVisible();

  await signInClerk(page);
  await page.goto('app/office');
  await expect(heading(page, t.screens.invoices)).toBeVisible();
  await page.getByRole('searchbox', { name: t.search }).fill(String(number));
  const links = page.getByRole('list', { name: t.screens.invoices }).getByRole('link');
  const link = links.filter({ hasText: String(number) });
  await expect(link).toHaveCount(1);
  await expect(links).toHaveCount(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sticksOut(page)).toEqual([]);

  await link.press('Enter');
  await expect(heading(page, named(t.invoice, number))).toBeVisible();
  expect(await sticksOut(page)).toEqual([]);
  await button(page, invoiceTexts.register).press('Enter');
  const dialog = page.getByRole('dialog', { name: invoiceTexts.register });
  await dialog.getByLabel(invoiceTexts.amount).fill('hundre');
  await dialog.getByLabel(invoiceTexts.amount).press('Enter');
  await expect(dialog.getByLabel(invoiceTexts.amount)).toHaveAccessibleDescription(
    new RegExp(invoiceTexts.amountWrong),
  );
  await dialog.getByLabel(invoiceTexts.amount).fill(total);
  await expect(dialog.getByText(invoiceTexts.exact)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel(invoiceTexts.amount).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(t.statePaid, { exact: true }).first()).toBeVisible();

  // The clerk registers the same sum twice. The second payment becomes a credit of the school and is paid
  // back.
  await button(page, invoiceTexts.register).press('Enter');
  await dialog.getByLabel(invoiceTexts.amount).fill('400');
  await dialog.getByLabel(invoiceTexts.amount).press('Enter');
  await expect(dialog).toHaveCount(0);

  await button(page, invoiceTexts.back).press('Enter');
  const paying = page.getByRole('dialog', { name: invoiceTexts.back });
  expect(await violations(page)).toEqual([]);
  await paying.getByRole('button', { name: invoiceTexts.back }).press('Enter');
  await expect(paying).toHaveCount(0);
  await expect(page.getByText(/400,00.kr betalt tilbake/)).toBeVisible();
  await expect(button(page, invoiceTexts.back)).toHaveCount(0);
  expect(await sticksOut(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: t.screens.invoices, exact: true }).click();
  await page.getByLabel(exportTexts.period).selectOption({ label: exportTexts.thisYear });
  const download = page.waitForEvent('download');
  await button(page, exportTexts.csv).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^klassekart-.*\.csv$/);

  await page.getByRole('link', { name: t.screens.schools, exact: true }).click();
  await expect(heading(page, t.screens.schools)).toBeVisible();
  await page.getByRole('searchbox').fill(teacher.email);
  const correct = button(page, `${schoolTexts.buttons.correctNumber}: Solbakken skole`);
  await expect(correct).toHaveCount(1);
  expect(await sticksOut(page)).toEqual([]);
  expect(await violationsInBothThemes(page)).toEqual([]);
  await correct.press('Enter');
  const changing = page.getByRole('dialog');
  await changing.getByLabel(schoolTexts.number).fill('123');
  await changing.getByLabel(schoolTexts.number).press('Enter');
  await expect(changing.getByText(schoolTexts.numberWrong)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(changing).toHaveCount(0);
  await expect(correct).toBeFocused();
  await correct.press('Enter');
  await changing.getByLabel(schoolTexts.number).fill('974 760 673');
  await changing.getByLabel(schoolTexts.number).press('Enter');
  await expect(changing).toHaveCount(0);
  await expect(page.getByText(/974.760.673/)).toBeVisible();
  await expect(page.getByRole('list', { name: schoolTexts.log })).toContainText(email);

  await page.getByRole('link', { name: new RegExp(t.screens.failures) }).click();
  await expect(heading(page, t.screens.failures)).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});
