/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import {
  fakeApi,
  offline,
  problem,
  type FakeAnswer,
  type FakeCall,
} from '@/lib/client/http/testing/fake-api';
import { announceSessionChange } from './session-event';
import { checkSession } from './session-store';
import { useIsAuthenticated, useSession } from './use-session';

const ids = {
  kari: '00000000-0000-4000-8000-000000000001',
  ola: `${'0'.repeat(8)}-0000-4000-8000-${'0'.repeat(11)}2`,
};
type Name = keyof typeof ids;

const signedInAs = (name: Name) => ({
  'GET /session/me': { body: { email: `${name}@skole.no` } },
  [`GET /teachers/email/${name}%40skole.no`]: {
    body: [
      {
        id: ids[name],
        name,
        email: `${name}@skole.no`,
        role: 'teacher',
        school_id: null,
        created_at: '2025-01-01T00:00:00.000Z',
        trial_expires_at: null,
        has_active_personal_subscription: true,
        personal_subscription_current_period_end: null,
        has_accepted_terms: true,
        is_email_verified: true,
      },
    ],
  },
  [`GET /admins/email/${name}%40skole.no`]: { body: [] },
  [`GET /teachers/ull/${ids[name]}`]: { status: 204 },
});
const notSignedIn = { 'GET /session/me': problem('notSignedIn') };
const nobody = { email: null, user: null, subscription: null, error: null };
const signedOut = { ...nobody, status: 'signedOut' };

const hint = (value: string) => {
  document.cookie = `signedIn=${value}; Path=/; Max-Age=${value ? 60 : 0}`;
};
const focus = () => act(() => void window.dispatchEvent(new Event('focus')));
const change = () => act(() => announceSessionChange());
const logged = jest.spyOn(console, 'error').mockImplementation(() => {});
const count = (calls: FakeCall[], start: string) =>
  calls.filter(({ path }) => path.startsWith(start)).length;

beforeEach(() => {
  hint('1');
  logged.mockClear();
});

async function renderKari() {
  const api = fakeApi(signedInAs('kari'));
  const { result, unmount } = renderHook(() => useSession());
  await waitFor(() => expect(result.current.user?.name).toBe('kari'));
  return { api, session: () => result.current, unmount };
}

describe('the session', () => {
  it('contains the user and the subscription after the server has answered', async () => {
    const api = fakeApi(signedInAs('kari'));
    const { result } = renderHook(() => useSession());
    expect(result.current).toEqual({ ...nobody, status: 'loading' });
    await waitFor(() => expect(result.current.user).not.toBeNull());
    expect(result.current).toMatchObject({
      status: 'signedIn',
      email: 'kari@skole.no',
      user: { name: 'kari' },
      subscription: { planSlug: 'teacher' },
      error: null,
    });
    expect(api.calls.every(({ init }) => init.credentials === 'include')).toBe(true);
  });

  it('is requested once when several components use it', async () => {
    const api = fakeApi(signedInAs('kari'));
    const header = renderHook(() => useIsAuthenticated());
    const { result } = renderHook(() => useSession());
    const menu = renderHook(() => useSession());
    await waitFor(() => expect(result.current.user).not.toBeNull());
    expect(menu.result.current).toBe(result.current);
    expect(header.result.current).toBe(true);
    await act(() => checkSession());
    expect(count(api.calls, '/session/me')).toBe(2);
  });

  it.each([
    ['a session without an e-mail', { body: { email: '' } }],
    ['a response that is not JSON', { body: '<html>' }],
  ])(
    'gets the status signedOut after one request with an unusable answer: %s',
    async (_, answer) => {
      const api = fakeApi({ 'GET /session/me': answer });
      const { result } = renderHook(() => useSession());
      await waitFor(() => expect(result.current).toEqual(signedOut));
      expect(api.calls).toHaveLength(1);
      expect(logged).not.toHaveBeenCalled();
    },
  );

  it('has the status signedOut after the server has refused it twice, without a third request', async () => {
    const api = fakeApi(notSignedIn);
    const { result } = renderHook(() => useSession());
    await waitFor(() => expect(result.current).toEqual(signedOut));
    expect(api.calls).toHaveLength(2);
    expect(logged).not.toHaveBeenCalled();
  });

  it.each(
    ['GET /session/me', 'GET /teachers/email/kari%40skole.no'].flatMap((path) =>
      (['notSignedIn', 'noTeacher', 'unavailable'] as const).map((code) => [path, code] as const),
    ),
  )('remains signed in when a request fails once: %s with the error %s', async (path, code) => {
    const { api, session } = await renderKari();
    const shown: string[] = [];
    const answer = api.answers[path] as FakeAnswer;
    let asked = 0;
    api.answers[path] = () => (asked++ === 0 ? problem(code) : answer);
    renderHook(() => shown.push(useSession().status));
    await act(() => checkSession());
    expect(asked).toBe(2);
    expect(session()).toMatchObject({ status: 'signedIn', error: null });
    expect(new Set(shown)).toEqual(new Set(['signedIn']));
  });

  it.each([
    ['a network failure', offline, 'offline'],
    ['a server error', problem('unavailable'), 'unavailable'],
    ['an HTML page instead of an answer', { status: 502, body: '<html>' }, 'unreadable'],
  ])(
    'has the status "failed" after a failed request, until the session is checked again: %s',
    async (_, answer, code) => {
      const api = fakeApi({ ...signedInAs('kari'), 'GET /session/me': answer });
      const { result } = renderHook(() => useSession());
      await waitFor(() => expect(result.current.status).toBe('failed'));
      expect(result.current).toEqual({
        ...nobody,
        status: 'failed',
        error: expect.objectContaining({ code }),
      });
      Object.assign(api.answers, signedInAs('kari'));
      await act(() => checkSession());
      expect(result.current.user?.name).toBe('kari');
    },
  );

  it.each([
    ['a session change', change],
    ['a focus event', focus],
  ])(
    'makes no request for a visitor who never signed in, until an event causes a check: %s',
    async (_, happen) => {
      hint('');
      const api = fakeApi(signedInAs('kari'));
      const { result } = renderHook(() => useSession());
      expect(result.current).toEqual(signedOut);
      expect(api.calls).toEqual([]);
      happen();
      await waitFor(() => expect(result.current.user?.name).toBe('kari'));
    },
  );

  it.each([
    ['a session change', change],
    ['a focus event', focus],
  ])('is checked again after each event that may change the session: %s', async (_, happen) => {
    const { api, session } = await renderKari();
    Object.assign(api.answers, notSignedIn);
    happen();
    await waitFor(() => expect(session()).toEqual(signedOut));
    Object.assign(api.answers, signedInAs('ola'));
    happen();
    await waitFor(() => expect(session().user?.name).toBe('ola'));
  });

  it('ends when another tab has signed out', async () => {
    const { api, session } = await renderKari();
    Object.assign(api.answers, notSignedIn);
    hint('');
    focus();
    await waitFor(() => expect(session()).toEqual(signedOut));
  });

  it('contains the user while the same user is looked up again', async () => {
    const { api, session } = await renderKari();
    focus();
    await waitFor(() => expect(count(api.calls, '/admins')).toBe(2));
    expect(session()).toMatchObject({ status: 'signedIn', user: { name: 'kari' } });
  });

  it.each(['GET /session/me', 'GET /teachers/email/kari%40skole.no'])(
    'still contains the user when the server does not answer the request %s',
    async (call) => {
      const { api, session } = await renderKari();
      api.answers[call] = offline;
      await act(() => checkSession());
      expect(session()).toMatchObject({ status: 'signedIn', user: { name: 'kari' } });
    },
  );

  it('has no user after sign-out, even when the server does not answer', async () => {
    const { api, session } = await renderKari();
    hint('');
    api.answers['GET /session/me'] = offline;
    change();
    await waitFor(() => expect(session()).toEqual(signedOut));
  });

  it('has no user while another user is looked up', async () => {
    const { api, session } = await renderKari();
    Object.assign(api.answers, signedInAs('ola'), {
      'GET /teachers/email/ola%40skole.no': () => new Promise(() => {}),
    });
    change();
    await waitFor(() => expect(session().email).toBe('ola@skole.no'));
    expect(session()).toEqual({ ...nobody, email: 'ola@skole.no', status: 'loading' });
  });

  it.each([
    ['a missing teacher record', { body: [] }, 'noTeacher', 'User not found in database'],
    ['a failed lookup', problem('internal'), 'failed', 'internal'],
  ])(
    "logs 'Error getting user info' and stores the error when no user can be loaded: %s",
    async (_, answer, status, message) => {
      fakeApi({ ...signedInAs('kari'), 'GET /teachers/email/kari%40skole.no': answer });
      const { result } = renderHook(() => useSession());
      await waitFor(() => expect(result.current.error).not.toBeNull());
      expect(result.current).toEqual({
        ...nobody,
        status,
        email: 'kari@skole.no',
        error: expect.objectContaining({ message }),
      });
      expect(logged).toHaveBeenCalledWith('Error getting user info', result.current.error);
    },
  );

  it('has the status signedOut when it expires between two requests', async () => {
    fakeApi({
      ...signedInAs('kari'),
      'GET /teachers/email/kari%40skole.no': problem('notSignedIn'),
    });
    const { result } = renderHook(() => useSession());
    await waitFor(() => expect(result.current).toEqual(signedOut));
  });

  it.each(['GET /session/me', 'GET /admins/email/kari%40skole.no'])(
    'ignores a response that arrives after a newer session check has ended: the response to %s',
    async (call) => {
      const { api, session } = await renderKari();
      const answer = api.answers[call]!;
      const late: (() => void)[] = [];
      api.answers[call] = () =>
        new Promise((resolve) => late.push(() => resolve(answer as { body: unknown })));
      change();
      await waitFor(() => expect(late).toHaveLength(1));
      Object.assign(api.answers, notSignedIn);
      await act(() => checkSession());
      expect(session()).toEqual(signedOut);
      await act(async () => late[0]!());
      expect(session()).toEqual(signedOut);
    },
  );

  it('is reset and no longer checked after the last component that uses it unmounts', async () => {
    const { api, unmount } = await renderKari();
    unmount();
    const before = api.calls.length;
    announceSessionChange();
    window.dispatchEvent(new Event('focus'));
    await checkSession();
    expect(api.calls).toHaveLength(before);
    expect(renderHook(() => useSession()).result.current.status).toBe('loading');
  });
});

describe('useIsAuthenticated', () => {
  it('makes no request at first and returns true once the user is loaded', async () => {
    const api = fakeApi(signedInAs('kari'));
    const answer = api.answers['GET /teachers/email/kari%40skole.no']! as object;
    let announce = () => {};
    api.answers['GET /teachers/email/kari%40skole.no'] = () =>
      new Promise((resolve) => (announce = () => resolve(answer)));
    const { result } = renderHook(() => useIsAuthenticated());
    expect(api.calls).toEqual([]);
    await waitFor(() => expect(count(api.calls, '/teachers/email')).toBe(1));
    expect(result.current).toBe(false);
    await act(async () => announce());
    await waitFor(() => expect(result.current).toBe(true));
  });

  it('returns false for an account without a teacher record', async () => {
    const api = fakeApi({
      ...signedInAs('kari'),
      'GET /teachers/email/kari%40skole.no': { body: [] },
    });
    const { result } = renderHook(() => useIsAuthenticated());
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(result.current).toBe(false);
    expect(count(api.calls, '/teachers/ull')).toBe(0);
  });
});

describe('the last login', () => {
  const recorded = (calls: FakeCall[], name: Name) => count(calls, `/teachers/ull/${ids[name]}`);

  it('is recorded once per visit, however often the session is checked', async () => {
    const { api } = await renderKari();
    await act(() => checkSession());
    await act(() => checkSession());
    expect(recorded(api.calls, 'kari')).toBe(1);
  });

  it('is recorded at each sign-in, separately for each user', async () => {
    const { api, session } = await renderKari();
    Object.assign(api.answers, notSignedIn);
    await act(() => checkSession());
    Object.assign(api.answers, signedInAs('kari'));
    change();
    await waitFor(() => expect(session().user?.name).toBe('kari'));
    Object.assign(api.answers, signedInAs('ola'));
    change();
    await waitFor(() => expect(session().user?.name).toBe('ola'));
    expect([recorded(api.calls, 'kari'), recorded(api.calls, 'ola')]).toEqual([2, 1]);
  });

  it.each([
    ['refused', problem('forbidden')],
    ['cut off', offline],
    ['never answered', () => new Promise<never>(() => {})],
  ])(
    'can fail to be recorded while the sign-in succeeds: the recording request is %s',
    async (_, answer) => {
      fakeApi({ ...signedInAs('kari'), [`GET /teachers/ull/${ids.kari}`]: answer });
      const { result } = renderHook(() => useSession());
      await waitFor(() => expect(result.current.user?.name).toBe('kari'));
      expect(result.current.error).toBeNull();
    },
  );
});
