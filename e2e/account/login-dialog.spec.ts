import type { Locator, Page } from 'playwright/test';
import { violationsInBothThemes } from '../axe';
import { expect, messages, newEmail, test } from '../fixtures';
import { holdProvider, linkIn, mailsTo, refuseByProvider } from '../identity';

const { Auth, LoginDialog, NewPassword, Session, SiteMenu } = messages.no;

async function openDialog(page: Page): Promise<Locator> {
  await page.goto('pricing/teacher?frequency=yearly');
  await page.getByRole('button', { name: LoginDialog.opener }).click();
  const dialog = page.getByRole('dialog', { name: LoginDialog.title });
  await expect(dialog).toBeVisible();
  return dialog;
}
const email = (at: Locator | Page) => at.getByLabel(Auth.email, { exact: true });
const password = (at: Locator | Page) => at.getByLabel(Auth.password, { exact: true });
const button = (at: Locator | Page, name: string) => at.getByRole('button', { name, exact: true });

async function submitLogin(dialog: Locator, address: string, secret: string) {
  await email(dialog).fill(address);
  await password(dialog).fill(secret);
  await button(dialog, Auth.signIn).click();
}
async function openReset(page: Page): Promise<Locator> {
  const dialog = await openDialog(page);
  await button(dialog, Auth.forgot).click();
  const reset = page.getByRole('dialog', { name: Auth.resetTitle });
  await expect(reset).toBeVisible();
  return reset;
}

test('the sign-in dialog loads Firebase on opening, shows each refusal and is accessible', async ({
  page,
}) => {
  const scripts: Promise<string>[] = [];
  const asked: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
    if (response.url().endsWith('/session/identity')) asked.push(response.url());
  });
  const withFirebase = async () =>
    (await Promise.all(scripts)).filter((text) => text.includes('identitytoolkit')).length;
  await page.goto('pricing/teacher?frequency=yearly', { waitUntil: 'networkidle' });
  expect([await withFirebase(), asked]).toEqual([0, []]);
  await page.getByRole('button', { name: LoginDialog.opener }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(withFirebase).toBeGreaterThan(0);
  expect(asked).toHaveLength(1);
  expect(await violationsInBothThemes(page)).toEqual([]);
  const dialog = page.getByRole('dialog');
  for (const [refusal, text] of [
    ['INVALID_LOGIN_CREDENTIALS', Auth.errorInvalidCredential],
    ['EMAIL_NOT_FOUND', Auth.errorUserNotFound],
    ['INVALID_PASSWORD', Auth.errorWrongPassword],
    ['USER_DISABLED', Auth.errorAccountDisabled],
    ['INVALID_EMAIL', Auth.errorInvalidEmail],
    ['TOO_MANY_ATTEMPTS_TRY_LATER', Auth.errorTooManyAttempts],
    ['OPERATION_NOT_ALLOWED', `${Auth.errorSignIn}: Firebase`],
  ] as const) {
    await refuseByProvider(page, 'signInWithPassword', refusal);
    await submitLogin(dialog, newEmail(), 'et langt passord');
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await button(dialog, Auth.forgot).click();
  await expect(page.getByRole('dialog', { name: Auth.resetTitle })).toBeVisible();
  expect(await violationsInBothThemes(page)).toEqual([]);
});

test('the sign-in dialog cannot be closed while the sign-in is pending; afterwards the teacher is still on the same page', async ({
  page,
  stranger: { teacher },
}) => {
  const release = await holdProvider(page, 'signInWithPassword');
  const dialog = await openDialog(page);
  await submitLogin(dialog, teacher.email, teacher.password);
  await expect(button(dialog, Auth.signingIn)).toBeVisible();
  await page.keyboard.press('Escape');
  await button(dialog, LoginDialog.close).click();
  await page.mouse.click(5, 5);
  await expect(button(dialog, Auth.signingIn)).toBeVisible();
  await release();
  await expect(dialog).toBeHidden();
  const toast = page.getByText(Session.updated, { exact: true });
  await expect(toast).toBeVisible();
  await expect(page.getByText(Session.title, { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByText(teacher.email)).toBeVisible();
  await expect(
    page.getByRole('banner').getByRole('link', { name: SiteMenu.openApp }),
  ).toBeVisible();
  await expect(toast).toBeHidden();
  await expect(page).toHaveURL(/\/pricing\/teacher\?frequency=yearly$/);
});

test('a forgotten password can be replaced by a mailed link, which works once', async ({
  page,
  stranger,
}) => {
  const { email: address, password: old } = stranger.teacher;
  const reset = await openReset(page);
  await email(reset).fill(address);
  await button(reset, Auth.sendReset).click();
  await expect(reset.getByText(Auth.resetEmailSent, { exact: true })).toBeVisible();
  await expect(reset.getByText(address)).toBeVisible();
  const [mail] = await mailsTo(address);
  expect(mail).toContain('Content-Language: no');
  const link = linkIn(mail!);
  expect(link).toMatch(/\/app\/new-password\?.*oobCode=/);

  await page.goto(link);
  await expect(page.getByText(address)).toBeVisible();
  const field = page.getByLabel(NewPassword.password, { exact: true });
  await field.fill('kort');
  await button(page, NewPassword.save).click();
  await expect(page.getByText(Auth.errorWeakPassword)).toBeVisible();
  await field.fill('et nytt passord');
  await button(page, NewPassword.save).click();
  await expect(page.getByRole('heading', { name: NewPassword.doneTitle })).toBeVisible();
  await expect(page.getByText(NewPassword.signedInText)).toBeVisible();

  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole('heading', { name: NewPassword.spent })).toBeVisible();

  const again = await openDialog(page);
  await submitLogin(again, address, old);
  await expect(again.getByText(Auth.errorInvalidCredential)).toBeVisible();
  await password(again).fill('et nytt passord');
  await button(again, Auth.signIn).click();
  await expect(again).toBeHidden();
  await expect(page.getByRole('main').getByText(address)).toBeVisible();
});

test('an expired or incomplete link for a new password offers a new link', async ({
  page,
  stranger: { teacher },
}) => {
  await page.goto('app/new-password');
  await expect(page.getByRole('heading', { name: NewPassword.spent })).toBeVisible();
  await expect(button(page, NewPassword.tryAgain)).toHaveCount(0);

  await refuseByProvider(page, 'resetPassword', 'EXPIRED_OOB_CODE');
  await page.goto('app/new-password?mode=resetPassword&oobCode=abc');
  await expect(page.getByRole('heading', { name: NewPassword.expired })).toBeVisible();
  await email(page).fill(teacher.email);
  await button(page, Auth.sendReset).click();
  await expect(page.getByText(Auth.resetEmailSent, { exact: true })).toBeVisible();
  expect(await mailsTo(teacher.email)).toHaveLength(1);
});
