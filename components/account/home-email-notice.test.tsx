/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { HomeEmailNotice } from './home-email-notice';

jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));

const t = words('EmailNotice');
const sending = 'POST /account/verification-mail';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function renderNotice(isEmailVerified = false, teacherId = 'kari', planSlug = 'trial') {
  const user = { id: teacherId, email: 'kari@skole.no', is_email_verified: isEmailVerified };
  jest.mocked(useSession).mockReturnValue({ user, subscription: { planSlug } } as Session);
  const api = fakeApi({ [sending]: {} });
  return { api, ...renderApp(<HomeEmailNotice />) };
}

beforeEach(() => window.sessionStorage.clear());

it('the notice of an unconfirmed address can resend the verification mail after a failed attempt', async () => {
  const { api } = renderNotice();
  await screen.findByText(t('title'));
  api.answers[sending] = problem('tooManyRequests');
  await press(t('send'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Errors')('tooManyRequests'));
  api.answers[sending] = {};
  await press(t('send'));
  expect(await screen.findByRole('button', { name: t('sent') })).toBeVisible();
});

it('the notice of an unconfirmed address remains hidden for the teacher who hid the notice, but not for other teachers', async () => {
  const first = renderNotice();
  await screen.findByText(t('title'));
  await press(t('hide'));
  expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
  first.unmount();
  const second = renderNotice();
  expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
  second.unmount();
  renderNotice(false, 'ola');
  expect(await screen.findByText(t('title'))).toBeVisible();
});

it.each([
  ['the address is confirmed', true, 'trial'],
  ['the teacher has no plan', false, 'inactive'],
])(
  'the notice of an unconfirmed address is hidden from teachers who do not need the notice: %s',
  (_, isEmailVerified, planSlug) => {
    renderNotice(isEmailVerified, 'kari', planSlug);
    expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
  },
);
