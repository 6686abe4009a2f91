/** @jest-environment jsdom */
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { fakeApi, offline, problem } from '@/lib/client/http/testing/fake-api';
import { announceSessionChange } from './session-event';
import { useSession } from './use-session';

const teacher = (email: string) => ({
  id: `00000000-0000-4000-8000-${email === 'kari@skole.no' ? '000000000001' : '000000000002'}`,
  name: email,
  email,
  role: 'teacher',
  school_id: null,
  created_at: '2025-01-01T00:00:00.000Z',
  trial_expires_at: null,
  has_active_personal_subscription: false,
  personal_subscription_current_period_end: null,
});
const signedInAs = (email: string) => ({
  'GET /session/me': { body: { email } },
  [`GET /teachers/email/${encodeURIComponent(email)}`]: { body: [teacher(email)] },
});
const signedOut = { 'GET /session/me': problem('notSignedIn') };

function renderSession() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useSession(), { wrapper });
  return { client, wrapper, session: () => result.current };
}

describe('useSession', () => {
  it('knows the teacher of the session', async () => {
    fakeApi(signedInAs('kari@skole.no'));
    const { session } = renderSession();
    expect(session()).toEqual({ status: 'loading' });
    await waitFor(() =>
      expect(session()).toMatchObject({ status: 'signedIn', teacher: { name: 'kari@skole.no' } }),
    );
  });

  it('knows that nobody is signed in', async () => {
    fakeApi(signedOut);
    const { session } = renderSession();
    await waitFor(() => expect(session()).toEqual({ status: 'signedOut' }));
  });

  it('knows an account that has no teacher yet', async () => {
    const api = fakeApi(signedInAs('kari@skole.no'));
    api.answers['GET /teachers/email/kari%40skole.no'] = { body: [] };
    const { session } = renderSession();
    await waitFor(() => expect(session()).toEqual({ status: 'noTeacher' }));
  });

  it('tells a failure, and asks again on demand', async () => {
    const api = fakeApi({ 'GET /session/me': offline });
    const { session } = renderSession();
    await waitFor(() => expect(session()).toMatchObject({ status: 'failed' }));
    Object.assign(api.answers, signedInAs('kari@skole.no'));
    const failed = session();
    act(() => {
      if (failed.status === 'failed') failed.retry();
    });
    await waitFor(() => expect(session().status).toBe('signedIn'));
  });

  it('keeps a teacher signed in while the server cannot be reached', async () => {
    const api = fakeApi(signedInAs('kari@skole.no'));
    const { session } = renderSession();
    await waitFor(() => expect(session().status).toBe('signedIn'));
    api.answers['GET /session/me'] = offline;
    act(() => announceSessionChange());
    await waitFor(() => expect(api.calls).toHaveLength(3));
    expect(session().status).toBe('signedIn');
  });

  it('asks again when the session changes', async () => {
    const api = fakeApi(signedInAs('kari@skole.no'));
    const { session } = renderSession();
    await waitFor(() => expect(session().status).toBe('signedIn'));
    Object.assign(api.answers, signedOut);
    act(() => announceSessionChange());
    await waitFor(() => expect(session()).toEqual({ status: 'signedOut' }));
  });

  it('keeps what was fetched when the same teacher signs in again', async () => {
    const api = fakeApi(signedInAs('kari@skole.no'));
    const { client, session } = renderSession();
    await waitFor(() => expect(session().status).toBe('signedIn'));
    client.setQueryData(['classes'], ['8B']);
    Object.assign(api.answers, signedOut);
    act(() => announceSessionChange());
    await waitFor(() => expect(session().status).toBe('signedOut'));
    Object.assign(api.answers, signedInAs('kari@skole.no'));
    act(() => announceSessionChange());
    await waitFor(() => expect(session().status).toBe('signedIn'));
    expect(client.getQueryData(['classes'])).toEqual(['8B']);
  });

  it('forgets what was fetched for one teacher when another one signs in', async () => {
    const api = fakeApi(signedInAs('kari@skole.no'));
    const { client, wrapper, session } = renderSession();
    await waitFor(() => expect(session().status).toBe('signedIn'));
    client.setQueryData(['classes'], ["Kari's class"]);
    Object.assign(api.answers, signedOut);
    act(() => announceSessionChange());
    await waitFor(() => expect(session().status).toBe('signedOut'));

    Object.assign(api.answers, signedInAs('ola@skole.no'));
    act(() => announceSessionChange());
    await waitFor(() =>
      expect(session()).toMatchObject({ status: 'signedIn', teacher: { name: 'ola@skole.no' } }),
    );
    const never = () => new Promise<string[]>(() => {});
    const { result } = renderHook(() => useQuery({ queryKey: ['classes'], queryFn: never }), {
      wrapper,
    });
    expect(result.current.data).toBeUndefined();
  });
});
