/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { announceSessionChange } from './session-event';
import { useSignedIn } from './use-signed-in';
import { useUserSession } from './use-user-session';

const teacher = (name: string) => ({
  id: '00000000-0000-4000-8000-000000000001',
  name,
  email: `${name}@skole.no`,
  role: 'teacher',
  school_id: null,
  created_at: '2025-01-01T00:00:00.000Z',
  trial_expires_at: null,
  has_active_personal_subscription: true,
  personal_subscription_current_period_end: null,
});
const signedInAs = (name: string) => ({
  'GET /session/me': { body: { email: `${name}@skole.no` } },
  [`GET /teachers/email/${name}%40skole.no`]: { body: [teacher(name)] },
  [`GET /admins/email/${name}%40skole.no`]: { body: [] },
  'GET /teachers/ull/00000000-0000-4000-8000-000000000001': { status: 204 },
});
const nothing = { isLoading: false, email: null, user: null, subscription: null, error: null };

const hint = (value: string) => {
  document.cookie = `signedIn=${value}; Path=/; Max-Age=${value ? 60 : 0}`;
};
const focus = () => act(() => void window.dispatchEvent(new Event('focus')));
const change = () => act(() => announceSessionChange());
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});

beforeEach(() => {
  hint('1');
  logged.mockClear();
});

async function renderKari() {
  const api = fakeApi(signedInAs('kari'));
  const { result, unmount } = renderHook(() => useUserSession());
  await waitFor(() => expect(result.current.user?.name).toBe('kari'));
  return { api, session: () => result.current, unmount };
}

describe('the session', () => {
  it('is the user and the subscription once the server has told of them', async () => {
    fakeApi(signedInAs('kari'));
    const { result } = renderHook(() => useUserSession());
    expect(result.current).toEqual({ ...nothing, isLoading: true });
    await waitFor(() => expect(result.current.user).not.toBeNull());
    expect(result.current).toMatchObject({
      isLoading: false,
      email: 'kari@skole.no',
      user: { name: 'kari' },
      subscription: { planSlug: 'teacher' },
      error: null,
    });
  });

  it('asks once who is signed in, also beside the header that asks the same', async () => {
    const api = fakeApi(signedInAs('kari'));
    const header = renderHook(() => useSignedIn());
    const { result } = renderHook(() => useUserSession());
    await waitFor(() => expect(result.current.user).not.toBeNull());
    expect(header.result.current).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(api.calls.filter(({ path }) => path === '/session/me')).toHaveLength(1);
  });

  it.each([
    ['a refusal', problem('notSignedIn')],
    ['no answer', offline],
    ['a session without an e-mail', { body: { email: '' } }],
  ])('takes %s for signed out, and asks no further', async (_, answer) => {
    const api = fakeApi({ 'GET /session/me': answer });
    const { result } = renderHook(() => useUserSession());
    await waitFor(() => expect(result.current).toEqual(nothing));
    expect(api.calls).toHaveLength(1);
    expect(logged).not.toHaveBeenCalled();
  });

  it('spares a visitor who never signed in every call', async () => {
    hint('');
    const api = fakeApi({});
    const { result } = renderHook(() => useUserSession());
    focus();
    expect(result.current).toEqual(nothing);
    expect(api.calls).toEqual([]);
  });

  it.each([
    ['the event', change],
    ['the window regaining focus', focus],
  ])('is checked again on %s', async (_, happen) => {
    const { api, session } = await renderKari();
    Object.assign(api.answers, { 'GET /session/me': problem('notSignedIn') });
    happen();
    await waitFor(() => expect(session()).toEqual(nothing));
    Object.assign(api.answers, signedInAs('ola'));
    happen();
    await waitFor(() => expect(session().user?.name).toBe('ola'));
  });

  it('keeps a user in sight while the same one is looked up again', async () => {
    const { api, session } = await renderKari();
    const lookups = () => api.calls.filter(({ path }) => path.startsWith('/admins')).length;
    focus();
    await waitFor(() => expect(lookups()).toBe(2));
    expect(session().user?.name).toBe('kari');
    expect(session().isLoading).toBe(false);
  });

  it('shows nothing of one user while another is looked up', async () => {
    const { api, session } = await renderKari();
    Object.assign(api.answers, signedInAs('ola'), {
      'GET /teachers/email/ola%40skole.no': () => new Promise(() => {}),
    });
    change();
    await waitFor(() => expect(session().email).toBe('ola@skole.no'));
    expect(session()).toEqual({ ...nothing, email: 'ola@skole.no', isLoading: true });
  });

  it.each([
    ['no teacher record', { body: [] }, 'User not found in database'],
    ['a failure', problem('internal'), 'internal'],
  ])("logs %s as 'Error getting user info' and keeps it as a value", async (_, answer, message) => {
    fakeApi({ ...signedInAs('kari'), 'GET /teachers/email/kari%40skole.no': answer });
    const { result } = renderHook(() => useUserSession());
    await waitFor(() => expect(result.current.error).not.toBeNull());
    expect(result.current).toEqual({
      ...nothing,
      email: 'kari@skole.no',
      error: expect.objectContaining({ message }),
    });
    expect(logged).toHaveBeenCalledWith('Error getting user info', result.current.error);
  });

  it('keeps to the newest answer when an older lookup ends last', async () => {
    const { api, session } = await renderKari();
    const late: (() => void)[] = [];
    api.answers['GET /admins/email/kari%40skole.no'] = () =>
      new Promise((resolve) => late.push(() => resolve({ body: [] })));
    change();
    await waitFor(() => expect(late).toHaveLength(1));
    api.answers['GET /session/me'] = problem('notSignedIn');
    change();
    await waitFor(() => expect(session()).toEqual(nothing));
    await act(async () => late[0]!());
    expect(session()).toEqual(nothing);
  });

  it('is forgotten once nothing shows it', async () => {
    const { api, unmount } = await renderKari();
    unmount();
    const before = api.calls.length;
    announceSessionChange();
    window.dispatchEvent(new Event('focus'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(api.calls).toHaveLength(before);
  });
});
