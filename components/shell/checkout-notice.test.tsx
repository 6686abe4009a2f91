/** @jest-environment jsdom */
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { NextIntlClientProvider } from 'next-intl';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { checkoutOutcomes, type CheckoutOutcome } from '@/lib/core/billing/checkout-outcome';
import { messages } from '@/lib/i18n/messages';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { CheckoutNotice } from './checkout-notice';

let mockFetchDialog: () => object;
jest.mock('./checkout-dialog', () => mockFetchDialog());
const missing = () => {
  throw new Error('Failed to load chunk');
};
const there = () => jest.requireActual<object>('./checkout-dialog');
beforeEach(() => {
  mockFetchDialog = there;
  window.history.replaceState(null, '', '/');
});

const t = words('Checkout');
const plan = '/smg-website-official/pricing/teacher?frequency=yearly';

describe('the notice of a checkout in a browser without JavaScript', () => {
  afterEach(() => document.body.replaceChildren());

  it.each(checkoutOutcomes)(
    "shows a link and the outcome in the server's HTML: outcome %s",
    (outcome) => {
      const html = renderToString(
        <NextIntlClientProvider locale="no" messages={messages.no}>
          <CheckoutNotice outcome={outcome} />
        </NextIntlClientProvider>,
      );
      document.body.innerHTML = html;
      const announcement = words('Checkout', 'no');
      const receipt = screen.getByRole('region', { name: announcement(`${outcome}.title`) });
      expect(receipt).toHaveTextContent(announcement(`${outcome}.text`));
      expect(
        within(receipt).getByRole('link', { name: announcement(`${outcome}.next`) }),
      ).toBeTruthy();
      const close = within(receipt).getByRole('link', { name: announcement('close') });
      expect(close).toHaveAttribute('href', '/smg-website-official');
    },
  );
});

// A module remains loaded for later tests, so this test must precede those in which loading succeeds.
it('the notice of a checkout is shown in the page when its dialog fails to load', async () => {
  mockFetchDialog = missing;
  window.history.replaceState(null, '', '/?from=mail&success=true');
  renderApp(<CheckoutNotice outcome="success" />);
  await waitFor(() => expect(window.location.search).toBe('?from=mail'));
  expect(screen.getByRole('region', { name: t('success.title') })).toHaveTextContent(
    t('success.text'),
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

async function linksAfter(outcome: CheckoutOutcome) {
  renderApp(<CheckoutNotice outcome={outcome} />);
  const notice = within(await screen.findByRole('dialog'));
  return notice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  ['has failed', 'error', t('error.next')],
  ['was cancelled', 'canceled', t('canceled.next')],
] as const)(
  'the notice of an unsuccessful checkout has a link to try again as its first link: the checkout %s',
  async (_, outcome, next) => {
    expect(await linksAfter(outcome)).toEqual([
      [t('again'), plan],
      [next, expect.any(String)],
    ]);
  },
);

it('the notice of a successful checkout has no link to try again', async () => {
  expect(await linksAfter('success')).toEqual([[t('success.next'), expect.any(String)]]);
});

describe('the notice of a pending checkout', () => {
  const email = 'kari@skole.example';
  const teacher = (isActive: boolean) => ({
    id: '00000000-0000-4000-8000-000000000001',
    name: 'Kari',
    email,
    role: 'teacher',
    school_id: null,
    created_at: '2026-08-20T08:00:00.000Z',
    trial_expires_at: null,
    has_active_personal_subscription: isActive,
    personal_subscription_current_period_end: null,
    has_accepted_terms: true,
    is_email_verified: true,
  });
  const byEmail = `GET /teachers/email/${encodeURIComponent(email)}`;
  const fake = () =>
    fakeApi({ 'GET /session/me': { body: { email } }, [byEmail]: { body: [teacher(false)] } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const announcement = (outcome: 'pending' | 'success') =>
    screen.getByRole('dialog', { name: t(`${outcome}.title`), description: t(`${outcome}.text`) });

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/?pending=true');
  });
  afterEach(() => jest.useRealTimers());

  it('reports success and stops polling once the subscription is active', async () => {
    const api = fake();
    renderApp(<CheckoutNotice outcome="pending" />);
    await pass(0);
    expect(announcement('pending')).toBeVisible();
    api.answers[byEmail] = offline;
    await pass(3000);
    expect(announcement('pending')).toBeVisible();
    api.answers[byEmail] = { body: [teacher(true)] };
    await pass(3000);
    expect(announcement('success')).toBeVisible();
    expect(window.location.search).toBe('');
    const asked = api.calls.length;
    await pass(60_000);
    expect(api.calls).toHaveLength(asked);
  });

  it('stops polling after a limited time', async () => {
    const api = fake();
    renderApp(<CheckoutNotice outcome="pending" />);
    await pass(0);
    await pass(150_000);
    const asked = api.calls.length;
    expect(asked).toBe(80);
    await pass(600_000);
    expect(api.calls).toHaveLength(asked);
    expect(announcement('pending')).toBeVisible();
  });

  it('stops polling after two refusals', async () => {
    const api = fakeApi({ 'GET /session/me': problem('notSignedIn') });
    renderApp(<CheckoutNotice outcome="pending" />);
    await pass(0);
    await pass(60_000);
    expect(api.calls).toHaveLength(2);
    expect(announcement('pending')).toBeVisible();
  });

  it('stops polling when the notice is closed', async () => {
    const api = fake();
    renderApp(<CheckoutNotice outcome="pending" />);
    await pass(0);
    act(() => screen.getByRole('button', { name: t('close') }).click());
    const asked = api.calls.length;
    await pass(60_000);
    expect(api.calls).toHaveLength(asked);
  });
});
