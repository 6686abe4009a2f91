/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import type { Session } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SignInPage } from './sign-in-page';
import { SignUpPage } from './sign-up-page';

jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));
const replace = jest.fn();
const router = { replace, push: jest.fn() };
jest.mock('next/navigation', () => ({
  ...jest.requireActual<object>('@/lib/client/page/testing/fake-navigation'),
  useRouter: () => router,
}));

const t = words('Auth');
const invitation = '#code=7K4M-2XQ9';
const status = (value: Session['status']) =>
  jest.mocked(useSession).mockReturnValue({ status: value } as Session);

beforeEach(() => {
  replace.mockReset();
  window.history.replaceState(null, '', `/app/signup${invitation}`);
});

describe('an invitation', () => {
  it('redirects a signed-in teacher to joining the school on the account page', () => {
    status('loading');
    const { rerender } = renderApp(<SignUpPage />);
    expect(replace).not.toHaveBeenCalled();
    status('signedIn');
    rerender(<SignUpPage />);
    expect(replace.mock.calls).toEqual([[`/app/account${invitation}`]]);
  });

  it('keeps a new teacher on the sign-up page, even after the account is created', () => {
    status('signedOut');
    const { rerender } = renderApp(<SignUpPage />);
    expect(screen.getByRole('textbox', { name: t('licenceCode') })).toHaveValue('7K4M-2XQ9');
    status('noTeacher');
    rerender(<SignUpPage />);
    status('signedIn');
    rerender(<SignUpPage />);
    expect(replace).not.toHaveBeenCalled();
  });

  it('is kept in the link from sign-up to sign-in and in the link back', async () => {
    status('signedOut');
    const { unmount } = renderApp(<SignUpPage />);
    const toSignIn = screen.getByRole('link', { name: t('signIn') });
    expect(toSignIn).toHaveAttribute('href', expect.stringContaining(`/app/login${invitation}`));
    unmount();
    await act(async () => renderApp(<SignInPage />));
    const toSignUp = screen.getByRole('link', { name: t('signUp') });
    expect(toSignUp).toHaveAttribute('href', expect.stringContaining(`/app/signup${invitation}`));
  });
});

it('the sign-up page does not redirect a signed-in teacher without an invitation', () => {
  window.history.replaceState(null, '', '/app/signup');
  status('signedIn');
  renderApp(<SignUpPage />);
  expect(replace).not.toHaveBeenCalled();
});
