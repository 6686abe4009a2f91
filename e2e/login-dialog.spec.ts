import type { Locator, Page } from 'playwright/test';
import { violations } from './axe';
import { expect, messages, newEmail, test, type Language } from './fixtures';
import {
  disableAccount,
  holdProvider,
  linkIn,
  mailsTo,
  refuseByProvider,
  refuseReset,
  startOpenProvider,
} from './identity';

/** The specification's own English words; Norwegian is ours. */
const english = {
  emailRequired: 'Email address is required',
  signIn: 'Error signing in',
  reset: 'Error resetting password',
  sent: 'Password reset email sent! Check your inbox for instructions.',
  sessionTitle: 'Authentication',
  session: 'Authentication session updated',
};

function wordsIn(language: Language) {
  const { Auth, LoginDialog, Session } = messages[language];
  const own = {
    emailRequired: Auth.errorEmailRequired,
    signIn: Auth.errorSignIn,
    reset: Auth.errorResetPassword,
    sent: Auth.resetEmailSent,
    sessionTitle: Session.title,
    session: Session.updated,
  };
  return { Auth, LoginDialog, quoted: language === 'en' ? english : own };
}

for (const language of ['no', 'en'] as Language[]) {
  const { Auth, LoginDialog, quoted } = wordsIn(language);

  /** Opens the dialog of a plan's page. */
  async function openDialog(page: Page): Promise<Locator> {
    await page.goto('pricing/teacher?frequency=yearly');
    await page.getByRole('button', { name: LoginDialog.opener }).click();
    const dialog = page.getByRole('dialog', { name: LoginDialog.title });
    await expect(dialog).toBeVisible();
    return dialog;
  }
  const email = (at: Locator | Page) => at.getByLabel(Auth.email, { exact: true });
  const password = (at: Locator | Page) => at.getByLabel(Auth.password, { exact: true });
  const button = (at: Locator | Page, name: string) =>
    at.getByRole('button', { name, exact: true });

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
  async function submitReset(dialog: Locator, address: string) {
    await email(dialog).fill(address);
    await button(dialog, Auth.sendReset).click();
  }

  test.describe(`login dialog, ${language}`, () => {
    test.use({ language });

    test('Firebase is fetched when the dialog opens, not before', async ({ page }) => {
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
    });

    test('whoever logs in stays on the page, is told so, and is known to the header', async ({
      page,
      stranger: { teacher },
    }) => {
      const dialog = await openDialog(page);
      await submitLogin(dialog, teacher.email, teacher.password);
      await expect(dialog).toBeHidden();
      const toast = page.getByText(quoted.session, { exact: true });
      await expect(toast).toBeVisible();
      await expect(page.getByText(quoted.sessionTitle, { exact: true })).toBeVisible();
      await expect(page.getByRole('main').getByText(teacher.email)).toBeVisible();
      await expect(
        page.getByRole('banner').getByRole('link', { name: messages[language].SiteMenu.openApp }),
      ).toBeVisible();
      await expect(toast).toBeHidden();
      await expect(page).toHaveURL(/\/pricing\/teacher\?frequency=yearly$/);
    });

    test('it leads to the app’s sign-up', async ({ page }) => {
      const dialog = await openDialog(page);
      await expect(dialog.getByRole('link', { name: LoginDialog.createAccount })).toHaveAttribute(
        'href',
        /\/app\/signup$/,
      );
    });

    test('both of its modes are accessible', async ({ page }) => {
      const dialog = await openDialog(page);
      expect(await violations(page)).toEqual([]);
      await button(dialog, Auth.forgot).click();
      await expect(page.getByRole('dialog', { name: Auth.resetTitle })).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test('its modes lead to each other, and it opens with login again after it was closed', async ({
      page,
    }) => {
      const reset = await openReset(page);
      await expect(reset.getByText(Auth.resetText)).toBeVisible();
      await button(reset, Auth.backToLogin).click();
      const dialog = page.getByRole('dialog', { name: LoginDialog.title });
      await button(dialog, Auth.forgot).click();
      await expect(reset).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      const opener = page.getByRole('button', { name: LoginDialog.opener });
      await expect(opener).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await button(dialog, LoginDialog.close).click();
      await expect(page.getByRole('dialog')).toBeHidden();
    });

    test('it asks for what is missing', async ({ page }) => {
      const dialog = await openDialog(page);
      await expect(email(dialog)).toHaveAttribute('type', 'email');
      await expect(email(dialog)).toHaveAttribute('required', '');
      await expect(password(dialog)).toHaveAttribute('required', '');
      await button(dialog, Auth.signIn).click();
      await expect(dialog.getByText(Auth.emailRequired, { exact: true })).toBeVisible();
      await expect(dialog.getByText(Auth.passwordRequired)).toBeVisible();
      await button(dialog, Auth.forgot).click();
      const reset = page.getByRole('dialog', { name: Auth.resetTitle });
      await button(reset, Auth.sendReset).click();
      await expect(reset.getByText(quoted.emailRequired, { exact: true })).toBeVisible();
    });

    test('it cannot be closed while it logs in, and says that it does', async ({ page }) => {
      const release = await holdProvider(page, 'signInWithPassword');
      const dialog = await openDialog(page);
      await submitLogin(dialog, newEmail(), 'et langt passord');
      await expect(button(dialog, Auth.signingIn)).toBeVisible();
      await page.keyboard.press('Escape');
      await button(dialog, LoginDialog.close).click();
      await page.mouse.click(5, 5);
      await expect(button(dialog, Auth.signingIn)).toBeVisible();
      await release();
      await expect(dialog.getByText(Auth.errorInvalidCredential)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    });

    test.describe('with a provider that does not tell which addresses have an account', () => {
      test('unknown address and wrong password are refused alike', async ({ page, stranger }) => {
        const dialog = await openDialog(page);
        for (const address of [newEmail(), stranger.teacher.email]) {
          await submitLogin(dialog, address, 'feil passord');
          await expect(dialog.getByText(Auth.errorInvalidCredential)).toBeVisible();
        }
      });

      test('an unknown address seems to get its mail', async ({ page }) => {
        const address = newEmail();
        const dialog = await openReset(page);
        await submitReset(dialog, address);
        await expect(dialog.getByText(quoted.sent, { exact: true })).toBeVisible();
        expect(await mailsTo(address)).toEqual([]);
      });
    });

    test.describe('with a provider that tells which addresses have an account', () => {
      let provider: Awaited<ReturnType<typeof startOpenProvider>>;
      test.beforeAll(async () => {
        provider = await startOpenProvider();
      });
      test.afterAll(async () => provider.close());
      test.beforeEach(async ({ page }) => provider.take(page));

      test('an unknown address is refused as such, to log in and for a new password', async ({
        page,
      }) => {
        await refuseReset(page, 'auth/user-not-found');
        const dialog = await openDialog(page);
        await submitLogin(dialog, newEmail(), 'feil passord');
        await expect(dialog.getByText(Auth.errorUserNotFound)).toBeVisible();
        await button(dialog, Auth.forgot).click();
        const reset = page.getByRole('dialog', { name: Auth.resetTitle });
        await button(reset, Auth.sendReset).click();
        await expect(reset.getByText(Auth.errorUserNotFound)).toBeVisible();
      });

      test('a wrong password is refused as such', async ({ page, request }) => {
        const address = newEmail();
        await provider.signUp(request, address, 'riktig passord');
        const dialog = await openDialog(page);
        await submitLogin(dialog, address, 'feil passord');
        await expect(dialog.getByText(Auth.errorWrongPassword)).toBeVisible();
      });
    });

    test('an address that is none is refused, to log in and for a new password', async ({
      page,
    }) => {
      // The emulator takes any address for a new password, unlike Firebase.
      await refuseReset(page, 'auth/invalid-email');
      const dialog = await openDialog(page);
      await submitLogin(dialog, 'kari@', 'et langt passord');
      await expect(dialog.getByText(Auth.errorInvalidEmail)).toBeVisible();
      await button(dialog, Auth.forgot).click();
      const reset = page.getByRole('dialog', { name: Auth.resetTitle });
      await button(reset, Auth.sendReset).click();
      await expect(reset.getByText(Auth.errorInvalidEmail)).toBeVisible();
    });

    test('a disabled account is refused', async ({ page, stranger }) => {
      await disableAccount(stranger.request, stranger.teacher.email);
      const dialog = await openDialog(page);
      await submitLogin(dialog, stranger.teacher.email, stranger.teacher.password);
      await expect(dialog.getByText(Auth.errorAccountDisabled)).toBeVisible();
    });

    test('too many attempts are refused, to log in and for a new password', async ({ page }) => {
      await refuseByProvider(page, 'signInWithPassword', 'TOO_MANY_ATTEMPTS_TRY_LATER');
      const dialog = await openDialog(page);
      await submitLogin(dialog, newEmail(), 'et langt passord');
      await expect(dialog.getByText(Auth.errorTooManyAttempts)).toBeVisible();
      await button(dialog, Auth.forgot).click();
      const reset = page.getByRole('dialog', { name: Auth.resetTitle });
      for (let mails = 0; mails < 5; mails += 1) {
        const answer = page.waitForResponse('**/api/session/password-reset');
        await button(reset, Auth.sendReset).click();
        expect((await answer).status()).toBe(204);
      }
      await button(reset, Auth.sendReset).click();
      await expect(reset.getByText(Auth.errorTooManyAttempts)).toBeVisible();
    });

    test('anything else is told with the provider’s own message', async ({ page }) => {
      await refuseByProvider(page, 'signInWithPassword', 'OPERATION_NOT_ALLOWED');
      await refuseReset(page, 'auth/operation-not-allowed');
      const dialog = await openDialog(page);
      await submitLogin(dialog, newEmail(), 'et langt passord');
      const detail = /Firebase: .*\(auth\/operation-not-allowed\)/;
      await expect(dialog.getByRole('alert').filter({ hasText: detail })).toContainText(
        `${quoted.signIn}: Firebase`,
      );
      await button(dialog, Auth.forgot).click();
      const reset = page.getByRole('dialog', { name: Auth.resetTitle });
      await button(reset, Auth.sendReset).click();
      await expect(reset.getByRole('alert').filter({ hasText: detail })).toContainText(
        `${quoted.reset}: Firebase`,
      );
    });

    test('a forgotten password is replaced by the link in the mail, which works once', async ({
      page,
      stranger,
    }) => {
      const { email: address, password: old } = stranger.teacher;
      const { NewPassword } = messages[language];
      const dialog = await openReset(page);
      await submitReset(dialog, address);
      await expect(dialog.getByText(quoted.sent, { exact: true })).toBeVisible();
      await expect(dialog.getByText(address)).toBeVisible();
      const [mail] = await mailsTo(address);
      expect(mail).toContain(`Content-Language: ${language}`);
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

    test('a link that has expired says so and offers a new one', async ({ page, stranger }) => {
      const { NewPassword } = messages[language];
      await refuseByProvider(page, 'resetPassword', 'EXPIRED_OOB_CODE');
      await page.goto('app/new-password?mode=resetPassword&oobCode=abc');
      await expect(page.getByRole('heading', { name: NewPassword.expired })).toBeVisible();
      await email(page).fill(stranger.teacher.email);
      await button(page, Auth.sendReset).click();
      await expect(page.getByText(quoted.sent, { exact: true })).toBeVisible();
      expect(await mailsTo(stranger.teacher.email)).toHaveLength(1);
    });

    test('a link without its code does not work either, and offers a new one', async ({ page }) => {
      const { NewPassword } = messages[language];
      await page.goto('app/new-password');
      await expect(page.getByRole('heading', { name: NewPassword.spent })).toBeVisible();
      await expect(button(page, Auth.sendReset)).toBeVisible();
      await expect(button(page, NewPassword.tryAgain)).toHaveCount(0);
    });

    test('the app’s own login page has the same way to a new password', async ({
      page,
      stranger,
    }) => {
      await page.goto('app/login');
      await email(page).fill(stranger.teacher.email);
      await button(page, Auth.forgot).click();
      await expect(page.getByRole('heading', { name: Auth.resetTitle })).toBeVisible();
      await expect(email(page)).toHaveValue(stranger.teacher.email);
      await button(page, Auth.sendReset).click();
      await expect(page.getByText(quoted.sent, { exact: true })).toBeVisible();
      await button(page, Auth.backToLogin).click();
      await expect(page.getByRole('heading', { name: Auth.signInTitle })).toBeVisible();
      await expect(email(page)).toBeFocused();
    });
  });
}
