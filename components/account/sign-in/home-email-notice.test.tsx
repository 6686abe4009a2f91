/** @jest-environment jsdom */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useTeacherId } from '@/lib/client/account/use-teacher-id';
import type { Session } from '@/lib/client/account/session-store';
import { useSession } from '@/lib/client/account/use-session';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { HomeEmailNotice } from './home-email-notice';

jest.mock('@/lib/client/account/use-teacher-id', () => ({ useTeacherId: jest.fn() }));
jest.mock('@/lib/client/account/use-session', () => ({ useSession: jest.fn() }));

const t = words('EmailNotice');
const sending = 'POST /account/verification-mail';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function renderNotice(isEmailVerified = false, teacherId = 'kari', planSlug = 'trial') {
  jest.mocked(useSession).mockReturnValue({ subscription: { planSlug } } as Session);
  jest.mocked(useTeacherId).mockReturnValue(teacherId);
  const account = { name: 'Kari', email: 'kari@skole.no', isEmailVerified, isClerk: false };
  const api = fakeApi({ 'GET /account': { body: account }, [sending]: {} });
  return { api, ...renderApp(<HomeEmailNotice />) };
}

beforeEach(() => window.sessionStorage.clear());

it('says that the address is not confirmed, and sends the mail again', async () => {
  const { api } = renderNotice();
  await screen.findByText(t('title'));
  api.answers[sending] = problem('tooManyRequests');
  await press(t('send'));
  expect(await screen.findByRole('alert')).toHaveTextContent(words('Errors')('tooManyRequests'));
  api.answers[sending] = {};
  await press(t('send'));
  expect(await screen.findByRole('button', { name: t('sent') })).toBeVisible();
});

it('stays away in this tab once it was put away, but not for another teacher', async () => {
  const first = renderNotice();
  await screen.findByText(t('title'));
  await press(t('hide'));
  expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
  first.unmount();
  const second = renderNotice();
  await waitFor(() => expect(second.api.calls).toHaveLength(1));
  expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
  second.unmount();
  renderNotice(false, 'ola');
  expect(await screen.findByText(t('title'))).toBeVisible();
});

it.each([
  ['the address is confirmed', true, 'trial'],
  ['a missing plan is told', false, 'inactive'],
])('says nothing where %s', async (_, isEmailVerified, planSlug) => {
  const { api } = renderNotice(isEmailVerified, 'kari', planSlug);
  await waitFor(() => expect(api.calls).toHaveLength(1));
  expect(screen.queryByText(t('title'))).not.toBeInTheDocument();
});
