/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ApiError } from '@/lib/client/http/api-client';
import { signIn } from '@/lib/client/account/sign-in';
import { locales } from '@/lib/i18n/locales';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SignInForm, SignInOrReset, type SignInMode } from './sign-in-or-reset';

jest.mock('@/lib/client/account/sign-in', () => ({ signIn: jest.fn() }));

const refusal = (code: string) => Object.assign(new Error(`Firebase: ${code}.`), { code });
const form = { email: '', onForgot: () => {} };
const en = words('Auth');
const email = (t = en) => screen.getByRole('textbox', { name: t('email') });
const password = (t = en) => screen.getByLabelText(t('password'));

async function fillIn(t = en) {
  const user = userEvent.setup();
  await user.click(email(t));
  await user.paste(' kari@skole.no ');
  await user.click(password(t));
  await user.paste('passord1');
  await user.click(screen.getByRole('button', { name: t('signIn') }));
  return user;
}

beforeEach(() => jest.mocked(signIn).mockReset());

describe('the sign-in form', () => {
  it('sends the address without surrounding spaces and reports success', async () => {
    const onDone = jest.fn();
    renderApp(<SignInForm {...form} onDone={onDone} />);
    await fillIn();
    expect(signIn).toHaveBeenCalledWith('kari@skole.no', 'passord1');
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('shows an error at each empty field', async () => {
    renderApp(<SignInForm {...form} />);
    await userEvent.click(screen.getByRole('button', { name: en('signIn') }));
    expect(signIn).not.toHaveBeenCalled();
    expect(email()).toHaveAccessibleDescription(expect.stringContaining(en('emailRequired')));
    expect(password()).toHaveAccessibleDescription(expect.stringContaining(en('passwordRequired')));
  });

  it('shows its progress and ignores a second click', async () => {
    jest.mocked(signIn).mockReturnValue(new Promise(() => {}));
    renderApp(<SignInForm {...form} />);
    const user = await fillIn();
    await user.click(screen.getByRole('button', { name: en('signingIn') }));
    expect(signIn).toHaveBeenCalledTimes(1);
  });

  it('keeps the input after a refusal and can be sent again', async () => {
    jest.mocked(signIn).mockRejectedValueOnce(refusal('auth/invalid-credential'));
    const onDone = jest.fn();
    renderApp(<SignInForm {...form} onDone={onDone} />);
    const user = await fillIn();
    expect(onDone).not.toHaveBeenCalled();
    expect(password()).toHaveValue('passord1');
    await user.click(screen.getByRole('button', { name: en('signIn') }));
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(screen.queryByText(en('errorInvalidCredential'))).not.toBeInTheDocument();
  });
});

describe.each(locales)('a refused sign-in in the language %s', (locale) => {
  const t = words('Auth', locale);
  const errors = words('Errors', locale);

  it.each([
    ['auth/invalid-email', 'email', t('errorInvalidEmail')],
    ['auth/user-disabled', 'email', t('errorAccountDisabled')],
    ['auth/user-not-found', 'email', t('errorUserNotFound')],
    ['auth/wrong-password', 'password', t('errorWrongPassword')],
    ['auth/invalid-credential', 'form', t('errorInvalidCredential')],
    ['auth/too-many-requests', 'form', t('errorTooManyAttempts')],
    ['auth/network-request-failed', 'form', `${t('errorSignIn')}: ${t('errorNetwork')}`],
    ['auth/something-new', 'form', `${t('errorSignIn')}: Firebase: auth/something-new.`],
  ])(
    "shows the provider's error at a field or at the form: %s, at the %s",
    async (code, place, text) => {
      jest.mocked(signIn).mockRejectedValue(refusal(code));
      renderApp(<SignInForm {...form} />, locale);
      await fillIn(t);
      const shown = screen.getByText(text);
      const field = { email, password }[place as 'email' | 'password']?.(t);
      if (field) {
        expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
        expect(field).toHaveFocus();
      } else {
        expect(shown.closest('[role=alert]')).toBeInTheDocument();
        expect(email(t)).toBeValid();
        expect(password(t)).toBeValid();
      }
    },
  );

  it("shows the API's own error text when the API refused", async () => {
    jest.mocked(signIn).mockRejectedValue(new ApiError('csrfMismatch', 403));
    renderApp(<SignInForm {...form} />, locale);
    await fillIn(t);
    expect(screen.getByText(errors('csrfMismatch'))).toBeInTheDocument();
  });
});

function Forms() {
  const [mode, setMode] = useState<SignInMode>('login');
  return <SignInOrReset mode={mode} onModeChange={setMode} onResetSent={() => {}} />;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the sign-in form with a password reset', () => {
  it('leaves the focus unchanged when the page opens', () => {
    renderApp(<Forms />);
    expect(document.body).toHaveFocus();
  });

  it('moves the focus and the typed address to the reset form and back', async () => {
    renderApp(<Forms />);
    await userEvent.type(email(), 'kari@skole.no');
    await press(en('forgot'));
    expect(screen.getByRole('button', { name: en('sendReset') })).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('kari@skole.no');
    await press(en('backToLogin'));
    expect(screen.getByRole('button', { name: en('signIn') })).toBeInTheDocument();
    expect(email()).toHaveFocus();
    expect(email()).toHaveValue('kari@skole.no');
  });
});
