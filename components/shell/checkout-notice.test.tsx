/** @jest-environment jsdom */
import { act, screen, within } from '@testing-library/react';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
// The notice fetches it.
import './checkout-dialog';
import { CheckoutNotice } from './checkout-notice';

const t = words('Checkout');
const plan = '/smg-website-official/pricing/teacher?frequency=yearly';

async function linksAfter(query: string) {
  window.history.replaceState(null, '', `/?${query}`);
  renderApp(<CheckoutNotice />);
  const notice = within(await screen.findByRole('dialog'));
  return notice.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

it.each([
  ['has failed', 'error=payment_failed', t('error.next')],
  ['was cancelled', 'canceled=true', t('canceled.next')],
])('offers a second try of a checkout that %s, before anything else', async (_, query, next) => {
  expect(await linksAfter(query)).toEqual([
    [t('again'), plan],
    [next, expect.any(String)],
  ]);
});

it('offers no second try of one that succeeded', async () => {
  expect(await linksAfter('success=true')).toEqual([[t('success.next'), expect.any(String)]]);
});

describe('of a checkout whose end is not known yet', () => {
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
  });
  const byEmail = `GET /teachers/email/${encodeURIComponent(email)}`;
  const fake = () =>
    fakeApi({ 'GET /session/me': { body: { email } }, [byEmail]: { body: [teacher(false)] } });
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const told = (outcome: 'pending' | 'success') =>
    screen.getByRole('dialog', { name: t(`${outcome}.title`), description: t(`${outcome}.text`) });

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState(null, '', '/?pending=true');
  });
  afterEach(() => jest.useRealTimers());

  it('claims nothing until the subscription is there, and then says so by itself', async () => {
    const api = fake();
    renderApp(<CheckoutNotice />);
    await pass(0);
    expect(told('pending')).toBeVisible();
    api.answers[byEmail] = offline;
    await pass(3000);
    expect(told('pending')).toBeVisible();
    api.answers[byEmail] = { body: [teacher(true)] };
    await pass(3000);
    expect(told('success')).toBeVisible();
    expect(window.location.search).toBe('');
    const asked = api.calls.length;
    await pass(60_000);
    expect(api.calls).toHaveLength(asked);
  });

  it('asks for a limited time', async () => {
    const api = fake();
    renderApp(<CheckoutNotice />);
    await pass(0);
    await pass(150_000);
    const asked = api.calls.length;
    expect(asked).toBe(80);
    await pass(600_000);
    expect(api.calls).toHaveLength(asked);
    expect(told('pending')).toBeVisible();
  });

  it('asks once without a session', async () => {
    const api = fakeApi({ 'GET /session/me': problem('notSignedIn') });
    renderApp(<CheckoutNotice />);
    await pass(0);
    await pass(60_000);
    expect(api.calls).toHaveLength(1);
    expect(told('pending')).toBeVisible();
  });

  it('stops asking when it is closed', async () => {
    const api = fake();
    renderApp(<CheckoutNotice />);
    await pass(0);
    act(() => screen.getByRole('button', { name: t('close') }).click());
    const asked = api.calls.length;
    await pass(60_000);
    expect(api.calls).toHaveLength(asked);
  });
});
