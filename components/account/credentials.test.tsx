/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  changePassword,
  NotSignedInAgain,
  requestEmailChange,
} from '@/lib/client/account/change-credentials';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { ChangePassword } from './change-password';
import { EmailSection } from './email-section';

jest.mock('@/lib/client/account/change-credentials', () => ({
  ...jest.requireActual<object>('@/lib/client/account/change-credentials'),
  changePassword: jest.fn(),
  requestEmailChange: jest.fn(),
}));

const t = words('Account');
const auth = words('Auth');
const account = { name: 'Kari', email: 'kari@skole.no', isEmailVerified: true, isClerk: false };
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const type = async (name: string, text: string) => {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
};
const problemAt = (name: string, text: string) =>
  expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(text));

beforeEach(() => {
  jest.mocked(requestEmailChange).mockReset().mockResolvedValue();
  jest.mocked(changePassword).mockReset().mockResolvedValue();
});

describe('the form for a new e-mail address', () => {
  async function openForm() {
    renderApp(<EmailSection account={account} />);
    await press(t('changeEmail'));
  }

  it('requires the present password and mails a link to the new address', async () => {
    await openForm();
    await type(t('newEmail'), ' ny@skole.no ');
    await press(t('sendConfirmation'));
    problemAt(t('presentPassword'), auth('passwordRequired'));
    expect(requestEmailChange).not.toHaveBeenCalled();
    await type(t('presentPassword'), 'et langt passord');
    await press(t('sendConfirmation'));
    expect(requestEmailChange).toHaveBeenCalledWith(
      'kari@skole.no',
      'et langt passord',
      'ny@skole.no',
    );
    expect(await screen.findByText(t('emailSent', { email: 'ny@skole.no' }))).toBeVisible();
    // Until the link is opened, the account has its old address.
    expect(screen.getByText('kari@skole.no')).toBeVisible();
  });

  it.each([
    ['invalid', 'ny@skole', auth('errorInvalidEmail')],
    ['the present address', 'KARI@skole.no', t('sameEmail')],
  ])('shows an error at the field when the new address is refused: %s', async (_, typed, text) => {
    await openForm();
    await type(t('newEmail'), typed);
    await type(t('presentPassword'), 'et langt passord');
    await press(t('sendConfirmation'));
    problemAt(t('newEmail'), text);
    expect(requestEmailChange).not.toHaveBeenCalled();
  });

  it.each([
    ['auth/invalid-credential', t('presentPassword'), auth('errorWrongPassword')],
    ['auth/email-already-in-use', t('newEmail'), auth('errorEmailInUse')],
  ])(
    'shows an error of the identity provider at the right field and keeps the input: %s',
    async (code, name, text) => {
      jest.mocked(requestEmailChange).mockRejectedValue({ code });
      await openForm();
      await type(t('newEmail'), 'ny@skole.no');
      await type(t('presentPassword'), 'et langt passord');
      await press(t('sendConfirmation'));
      await waitFor(() => problemAt(name, text));
      expect(field(t('newEmail'))).toHaveValue('ny@skole.no');
      expect(field(t('presentPassword'))).toHaveValue('et langt passord');
    },
  );

  it('cannot be closed on a slow network before the provider has answered', async () => {
    let fail!: (error: unknown) => void;
    jest.mocked(requestEmailChange).mockReturnValue(new Promise((_, reject) => (fail = reject)));
    await openForm();
    await type(t('newEmail'), 'ny@skole.no');
    await type(t('presentPassword'), 'et langt passord');
    await press(t('sendConfirmation'));
    await press(t('close'));
    await userEvent.keyboard('{Escape}');
    expect(field(t('newEmail'))).toHaveValue('ny@skole.no');
    fail({ code: 'auth/network-request-failed', message: 'x' });
    expect(await screen.findByText(auth('errorNetwork'), { exact: false })).toBeVisible();
    await press(t('close'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the form for a new password', () => {
  async function sendForm() {
    renderApp(<ChangePassword email="kari@skole.no" />);
    await press(t('changePassword'));
    await type(t('presentPassword'), 'et langt passord');
    await type(t('newPassword'), 'et nytt passord');
    await press(t('savePassword'));
  }

  it.each([
    [
      'present password is wrong',
      { code: 'auth/wrong-password' },
      t('presentPassword'),
      auth('errorWrongPassword'),
    ],
    [
      'new password is weak',
      { code: 'auth/weak-password' },
      t('newPassword'),
      auth('errorWeakPassword'),
    ],
  ])('shows an error at the field that caused a refusal: the %s', async (_, error, name, text) => {
    jest.mocked(changePassword).mockRejectedValue(error);
    await sendForm();
    await waitFor(() => problemAt(name, text));
    expect(field(t('newPassword'))).toHaveValue('et nytt passord');
  });

  it('reports that the password was changed even if the following sign-in failed', async () => {
    jest.mocked(changePassword).mockRejectedValue(new NotSignedInAgain());
    await sendForm();
    expect(await screen.findByText(t('passwordChangedSignIn'))).toBeVisible();
  });
});
