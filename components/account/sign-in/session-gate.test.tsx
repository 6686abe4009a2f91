/** @jest-environment jsdom */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { announceSessionChange } from '@/lib/client/account/session-event';
import { fakeApi, offline, problem, type FakeCall } from '@/lib/client/http/testing/fake-api';
import { renderApp, words } from '@/lib/i18n/testing/render-app';
import { SessionGate } from './session-gate';

const t = words('Auth');
const errors = words('Errors');

const teacher = (id: number, email: string) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name: email,
  email,
  role: 'teacher',
  school_id: null,
  created_at: '2025-01-01T00:00:00.000Z',
  trial_expires_at: null,
  has_active_personal_subscription: false,
  personal_subscription_current_period_end: null,
  has_accepted_terms: true,
  is_email_verified: true,
});
const signedInAs = (name: string, id: number) => ({
  'GET /session/me': { body: { email: `${name}@x.no` } },
  [`GET /teachers/email/${name}%40x.no`]: { body: [teacher(id, `${name}@x.no`)] },
  [`GET /admins/email/${name}%40x.no`]: { body: [] },
  [`GET /teachers/ull/${teacher(id, '').id}`]: { status: 204 },
});
const asKari = signedInAs('kari', 1);
const asOla = signedInAs('ola', 2);
const signedOut = { 'GET /session/me': problem('notSignedIn') };

function Content() {
  const [text, setText] = useState('');
  return (
    <input aria-label="Notes" value={text} onChange={(event) => setText(event.target.value)} />
  );
}
const notes = () => screen.findByLabelText('Notes');

const count = (calls: FakeCall[]) => calls.filter(({ path }) => path === '/session/me').length;

function renderGate(answers: Parameters<typeof fakeApi>[0], takesEveryAccount = false) {
  const api = fakeApi(answers);
  renderApp(
    <SessionGate takesEveryAccount={takesEveryAccount}>
      <Content />
    </SessionGate>,
  );
  const change = (now: typeof answers) => {
    Object.assign(api.answers, now);
    act(() => announceSessionChange());
  };
  return { api, change };
}

beforeEach(() => {
  document.cookie = 'signedIn=1; Path=/';
});

describe('the session gate', () => {
  it('shows its content to a teacher', async () => {
    renderGate(asKari);
    expect(await notes()).toBeInTheDocument();
    expect(screen.queryByLabelText(t('password'))).not.toBeInTheDocument();
  });

  it('shows the sign-in form instead of its content to a signed-out visitor', async () => {
    renderGate(signedOut);
    expect(await screen.findByLabelText(t('password'))).toBeInTheDocument();
    expect(screen.queryByLabelText('Notes')).not.toBeInTheDocument();
  });

  it('keeps text typed by an account without a teacher record when the session ends', async () => {
    const withoutTeacher = { ...asKari, 'GET /teachers/email/kari%40x.no': { body: [] } };
    const { change } = renderGate(withoutTeacher, true);
    await userEvent.type(await notes(), 'KID');
    change(signedOut);
    expect(await screen.findByRole('dialog')).toBeVisible();
    change(withoutTeacher);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await notes()).toHaveValue('KID');
  });

  it('asks an account without a teacher record for a name', async () => {
    renderGate({ ...asKari, 'GET /teachers/email/kari%40x.no': { body: [] } });
    expect(await screen.findByText(t('finishTitle'))).toBeInTheDocument();
    expect(screen.queryByLabelText('Notes')).not.toBeInTheDocument();
  });

  it('reports an unreachable server and can try again', async () => {
    const { api } = renderGate({ 'GET /session/me': offline });
    expect(await screen.findByText(errors('reading.offline'))).toBeInTheDocument();
    Object.assign(api.answers, asKari);
    await userEvent.click(screen.getByRole('button', { name: t('tryAgain') }));
    expect(await notes()).toBeInTheDocument();
  });
});

describe('the session gate of an open page', () => {
  it('keeps the content and asks for sign-in in a dialog when the session ends', async () => {
    const { change } = renderGate(asKari);
    await userEvent.type(await notes(), 'half a thought');
    change(signedOut);
    const dialog = await screen.findByRole('dialog', { name: t('sessionEnded') });
    expect(dialog).toHaveAccessibleDescription(t('sessionEndedText'));
    expect(screen.getByLabelText('Notes')).toHaveValue('half a thought');

    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    change(asKari);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Notes')).toHaveValue('half a thought');
  });

  it('asks for sign-in again when a session from another tab ends', async () => {
    const { change } = renderGate(asKari);
    await notes();
    change(signedOut);
    await screen.findByRole('dialog', { name: t('sessionEnded') });
    await userEvent.click(await screen.findByRole('button', { name: t('forgot') }));
    expect(await screen.findByRole('dialog', { name: t('resetTitle') })).toBeInTheDocument();
    change(asKari);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    change(signedOut);
    expect(await screen.findByRole('dialog', { name: t('sessionEnded') })).toBeInTheDocument();
  });

  it('discards the content when another teacher signs in', async () => {
    const { change } = renderGate(asKari);
    await userEvent.type(await notes(), "Kari's thought");
    change(signedOut);
    await screen.findByRole('dialog');
    change(asOla);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Notes')).toHaveValue('');
  });

  it('shows no dialog while the server cannot be reached', async () => {
    const { api, change } = renderGate(asKari);
    await userEvent.type(await notes(), 'half a thought');
    change({ 'GET /session/me': offline });
    await waitFor(() => expect(count(api.calls)).toBe(2));
    expect(screen.getByLabelText('Notes')).toHaveValue('half a thought');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
