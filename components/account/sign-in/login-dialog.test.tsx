/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@testing-library/jest-dom';
import { useState } from 'react';
import { loadFirebase } from '@/lib/client/account/firebase';
import { sendPasswordReset } from '@/lib/client/account/reset-password';
import { signIn } from '@/lib/client/account/sign-in';
import { locales, type Locale } from '@/lib/i18n/locales';
import { words } from '@/lib/i18n/testing/render-app';
import { realMessages } from '@/lib/i18n/testing/server-words';
import { LoginDialog } from './login-dialog';

jest.mock('@/lib/client/account/firebase', () => ({ loadFirebase: jest.fn(async () => ({})) }));
jest.mock('@/lib/client/account/sign-in', () => ({ signIn: jest.fn() }));
jest.mock('@/lib/client/account/reset-password', () => ({ sendPasswordReset: jest.fn() }));

const refusal = (code: string) => Object.assign(new Error(`Firebase: ${code}.`), { code });
const never = new Promise<never>(() => {});
// The user acts without delays, because fake timers would not end them.
const newUser = () => userEvent.setup({ delay: null });

function Page({ locale }: { locale: Locale }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <LoginDialog
        open={isOpen}
        onOpenChange={setOpen}
        locale={locale}
        messages={realMessages(locale)}
      />
    </>
  );
}

function inLanguage(locale: Locale) {
  const auth = words('Auth', locale);
  const t = words('LoginDialog', locale);
  const button = (name: string) => screen.getByRole('button', { name });
  return {
    auth,
    t,
    button,
    email: () => screen.getByLabelText(auth('email')),
    password: () => screen.getByLabelText(auth('password')),
    isLogin: () => screen.queryByLabelText(auth('password')) !== null,
    open: async () => {
      const user = newUser();
      render(<Page locale={locale} />);
      await user.click(button('Open'));
      return user;
    },
  };
}
const { auth, t, button, email, password, isLogin, open } = inLanguage('en');
const dialog = () => screen.queryByRole('dialog');

async function fillIn() {
  const user = await open();
  await user.type(email(), 'kari@skole.no');
  await user.type(password(), 'passord1');
  return user;
}

async function openReset() {
  const user = await open();
  await user.click(button(auth('forgot')));
  return user;
}

beforeEach(() => {
  jest.mocked(signIn).mockReset();
  jest.mocked(sendPasswordReset).mockReset();
  jest.mocked(loadFirebase).mockClear();
});
afterEach(() => jest.useRealTimers());

describe('the sign-in dialog', () => {
  it('loads Firebase only when the dialog opens', async () => {
    render(<Page locale="en" />);
    expect(loadFirebase).not.toHaveBeenCalled();
    await newUser().click(button('Open'));
    expect(loadFirebase).toHaveBeenCalledTimes(1);
  });

  it('asks for e-mail and password and links to the sign-up page', async () => {
    await open();
    expect(dialog()).toHaveAccessibleName(t('title'));
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toBeRequired();
    expect(password()).toBeRequired();
    expect(screen.getByRole('link', { name: t('createAccount') })).toHaveAttribute(
      'href',
      '/smg-website-official/app/signup',
    );
  });

  it('closes by its button and by Escape and returns the focus', async () => {
    const user = await open();
    await user.click(button(t('close')));
    expect(dialog()).not.toBeInTheDocument();
    await user.click(button('Open'));
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(button('Open')).toHaveFocus();
  });
});

describe('the sign-in form in the dialog', () => {
  it('shows its progress and cannot be closed while the sign-in is pending', async () => {
    let finish = () => {};
    jest.mocked(signIn).mockReturnValue(new Promise<void>((resolve) => (finish = resolve)));
    const user = await fillIn();
    await user.click(button(auth('signIn')));
    expect(button(auth('signingIn'))).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(button(t('close')));
    expect(dialog()).toBeInTheDocument();
    await act(async () => finish());
    expect(dialog()).not.toBeInTheDocument();
    expect(signIn).toHaveBeenCalledWith('kari@skole.no', 'passord1');
  });

  it('can be closed after a refused sign-in', async () => {
    jest.mocked(signIn).mockRejectedValue(refusal('auth/wrong-password'));
    const user = await fillIn();
    await user.click(button(auth('signIn')));
    expect(await screen.findByText(auth('errorWrongPassword'))).toBeVisible();
    expect(password()).toBeInvalid();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  it('offers no password reset while the sign-in is pending', async () => {
    jest.mocked(signIn).mockReturnValue(never);
    const user = await fillIn();
    await user.click(button(auth('signIn')));
    expect(button(auth('forgot'))).toBeDisabled();
  });
});

describe('the mode of the sign-in dialog', () => {
  it('can be changed without losing the typed address', async () => {
    const user = await open();
    await user.type(email(), 'kari@skole.no');
    await user.click(button(auth('forgot')));
    expect(isLogin()).toBe(false);
    expect(dialog()).toHaveAccessibleDescription(auth('resetText'));
    expect(email()).toHaveValue('kari@skole.no');
    await user.click(button(auth('backToLogin')));
    expect(isLogin()).toBe(true);
    expect(email()).toHaveValue('kari@skole.no');
  });

  it('is reset to login 300 ms after closing', async () => {
    jest.useFakeTimers();
    const user = await openReset();
    await user.keyboard('{Escape}');
    act(() => jest.advanceTimersByTime(300));
    await user.click(button('Open'));
    expect(isLogin()).toBe(true);
  });

  it('is reset to login when the dialog opens again within 300 ms', async () => {
    jest.useFakeTimers();
    const user = await openReset();
    await user.keyboard('{Escape}');
    await user.click(button('Open'));
    expect(isLogin()).toBe(true);
    await user.click(button(auth('forgot')));
    act(() => jest.advanceTimersByTime(300));
    expect(isLogin()).toBe(false);
  });
});

describe('the form for a password reset', () => {
  it("shows the error 'Email address is required' when the address is empty", async () => {
    const user = await openReset();
    expect(email()).toHaveAttribute('type', 'email');
    expect(email()).toBeRequired();
    await user.type(email(), '  ');
    await user.click(button(auth('sendReset')));
    expect(email()).toHaveAccessibleDescription('Email address is required');
    expect(sendPasswordReset).not.toHaveBeenCalled();
  });

  it('shows for five seconds that the mail was sent, and then still shows the address', async () => {
    jest.useFakeTimers();
    const user = await openReset();
    await user.type(email(), ' kari@skole.no ');
    await user.click(button(auth('sendReset')));
    expect(sendPasswordReset).toHaveBeenCalledWith('kari@skole.no');
    const sent = 'Password reset email sent! Check your inbox for instructions.';
    expect(dialog()).toContainElement(await screen.findByText(sent));
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText(sent)).not.toBeInTheDocument();
    expect(screen.getByText(auth('resetSentTo', { email: 'kari@skole.no' }))).toBeInTheDocument();
  });

  it('cannot be closed while the reset is pending', async () => {
    jest.mocked(sendPasswordReset).mockReturnValue(never);
    const user = await openReset();
    await user.type(email(), 'kari@skole.no');
    await user.click(button(auth('sendReset')));
    expect(button(auth('sendingReset'))).toBeInTheDocument();
    expect(button(auth('backToLogin'))).toBeDisabled();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
  });
});

describe.each(locales)('a refused password reset in the language %s', (locale) => {
  const local = inLanguage(locale);

  it.each([
    ['auth/invalid-email', 'field', local.auth('errorInvalidEmail')],
    ['auth/user-not-found', 'field', local.auth('errorUserNotFound')],
    ['auth/too-many-requests', 'form', local.auth('errorTooManyAttempts')],
    ['auth/other', 'form', `${local.auth('errorResetPassword')}: Firebase: auth/other.`],
  ])(
    'shows a text for the Firebase error code %s at this part of the dialog: %s',
    async (code, place, text) => {
      jest.mocked(sendPasswordReset).mockRejectedValue(refusal(code));
      const user = await local.open();
      await user.click(local.button(local.auth('forgot')));
      await user.type(local.email(), 'kari@skole.no');
      await user.click(local.button(local.auth('sendReset')));
      const shown = await screen.findByText(text);
      expect(shown.closest('[role=alert]')).toBeInTheDocument();
      if (place === 'field') expect(local.email()).toHaveAccessibleDescription(text);
      else expect(local.email()).toBeValid();
    },
  );
});
