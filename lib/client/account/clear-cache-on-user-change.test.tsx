/** @jest-environment jsdom */
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { fakeApi, problem } from '@/lib/client/http/testing/fake-api';
import { clearCacheOnUserChange } from './clear-cache-on-user-change';
import { checkSession, getSession } from './session-store';

const teacher = (email: string, id: number, schoolId: string | null = null) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  name: email,
  email,
  role: 'teacher',
  school_id: schoolId,
  created_at: '2025-01-01T00:00:00.000Z',
  trial_expires_at: null,
  has_active_personal_subscription: false,
  personal_subscription_current_period_end: null,
  has_accepted_terms: true,
  is_email_verified: true,
});
const signedInAs = (email: string, id: number, schoolId: string | null = null) => ({
  'GET /session/me': { body: { email } },
  [`GET /teachers/email/${email}`]: { body: [teacher(email, id, schoolId)] },
  [`GET /admins/email/${email}`]: { body: [] },
  [`GET /teachers/ull/${teacher(email, id).id}`]: { status: 204 },
});

it('the query cache is kept when the same teacher signs in again and cleared for another teacher', async () => {
  document.cookie = 'signedIn=1; Path=/';
  const api = fakeApi(signedInAs('kari', 1));
  const become = async (answers: object) => {
    Object.assign(api.answers, answers);
    await checkSession();
    return getSession().user?.name;
  };
  const client = new QueryClient();
  const stop = clearCacheOnUserChange(client);
  expect(await become({})).toBe('kari');
  client.setQueryData(['classes'], ["Kari's class"]);

  expect(await become({ 'GET /session/me': problem('notSignedIn') })).toBeUndefined();
  expect(await become(signedInAs('kari', 1))).toBe('kari');
  expect(client.getQueryData(['classes'])).toEqual(["Kari's class"]);

  expect(await become({ 'GET /session/me': problem('notSignedIn') })).toBeUndefined();
  expect(await become(signedInAs('ola', 2))).toBe('ola');
  expect(client.getQueryData(['classes'])).toBeUndefined();
  stop();
});

it('the query cache is refetched after the teacher joins a school', async () => {
  document.cookie = 'signedIn=1; Path=/';
  const api = fakeApi(signedInAs('kari', 1));
  const client = new QueryClient();
  const stop = clearCacheOnUserChange(client);
  await checkSession();
  client.setQueryData(['classes'], ["Kari's class"]);
  client.setQueryData(['shown'], 'before');
  const shown = new QueryObserver(client, {
    queryKey: ['shown'],
    queryFn: () => 'after',
    staleTime: Infinity,
  });
  const stopShowing = shown.subscribe(() => {});

  const schoolId = '00000000-0000-4000-8000-000000000007';
  Object.assign(api.answers, signedInAs('kari', 1, schoolId));
  await checkSession();
  expect(getSession().user?.school_id).toBe(schoolId);
  expect(client.getQueryData(['classes'])).toBeUndefined();
  await waitFor(() => expect(client.getQueryData(['shown'])).toBe('after'));
  stopShowing();
  stop();
});
