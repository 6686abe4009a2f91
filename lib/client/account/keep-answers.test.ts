/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { deviceKey } from '../page/device-owner';
import { keepAnswers } from './keep-answers';

const mockRecords = new Map<string, unknown>();
const mockSession = { current: {} as object, listener: () => {} };

jest.mock('./session-store', () => ({
  getSession: () => mockSession.current,
  subscribeToSession: (listener: () => void) => {
    mockSession.listener = listener;
    return () => {};
  },
}));
jest.mock('../offline/register-worker', () => ({
  registerWorker: () => () => {},
  removeWorker: async () => {},
}));
jest.mock('../offline/sealed-store', () => ({
  keptForMs: 1000,
  openFor: async () => {},
  forgetAll: async () => mockRecords.clear(),
  forgetAllBut: async (name: string) => {
    for (const each of mockRecords.keys()) if (each !== name) mockRecords.delete(each);
  },
  seal: async (_: string, name: string, value: unknown) => void mockRecords.set(name, value),
  sealNewer: async (_: string, name: string, value: unknown) => void mockRecords.set(name, value),
  unseal: async (_: string, name: string) =>
    mockRecords.has(name) ? { value: mockRecords.get(name), at: 0 } : undefined,
  unsealAll: async (_: string, prefix: string) =>
    [...mockRecords].filter(([name]) => name.startsWith(prefix)).map(([, value]) => value),
  remove: async (name: string) => void mockRecords.delete(name),
  hiddenName: async (text: string) => text,
}));

const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
const signedIn = (id: string, schoolId: string | null = null) => ({
  ...{ status: 'signedIn', email: `${id}@skole.no`, error: null, subscription: null },
  user: { id, school_id: schoolId },
});
const kept = () =>
  [...mockRecords.entries()]
    .filter(([name]) => name.startsWith('answer '))
    .map(([, value]) => (value as { queryKey: unknown[] }).queryKey.join(' '));

async function open(session: object, data: Record<string, unknown> = {}) {
  const client = new QueryClient();
  for (const [path, value] of Object.entries(data)) client.setQueryData([path], value);
  mockSession.current = session;
  const end = keepAnswers(client);
  await settled();
  return { client, end };
}

beforeEach(() => {
  mockRecords.clear();
  window.localStorage.setItem(deviceKey, 'kari');
});

it('keeps what was seen of classes, maps and rooms, and brings it back', async () => {
  const { end } = await open(signedIn('kari'), { '/classes': 1, '/maps/{mapId}': 2, '/office': 3 });
  end();
  expect(kept()).toEqual(['/classes', '/maps/{mapId}']);
  const { client } = await open(signedIn('kari'));
  expect(client.getQueryData(['/maps/{mapId}'])).toBe(2);
});

it('keeps nothing where the browser is not marked', async () => {
  window.localStorage.removeItem(deviceKey);
  await open(signedIn('kari'), { '/classes': 1 });
  expect(mockRecords.size).toBe(0);
});

it.each([
  ['another teacher signs in', signedIn('ola')],
  ['the session has ended', { status: 'signedOut', user: null }],
])('forgets all of it when %s', async (_, session) => {
  (await open(signedIn('kari'), { '/classes': 1 })).end();
  await open(session);
  expect(mockRecords.size).toBe(0);
  expect(window.localStorage.getItem(deviceKey)).toBeNull();
});

it('keeps maps that wait to be sent, and nothing else, when the session ends by itself', async () => {
  mockRecords.set('unsent', [{ key: 'one' }]);
  (await open(signedIn('kari'), { '/classes': 1 })).end();
  await open({ status: 'signedOut', user: null });
  expect([...mockRecords.keys()]).toEqual(['unsent']);
  expect(window.localStorage.getItem(deviceKey)).toBe('kari');
  await open(signedIn('ola'));
  expect(mockRecords.size).toBe(0);
});

it.each([
  ['notSignedIn', 401],
  ['noTeacher', 403],
  ['internal', 500],
] as const)('keeps an answer when the next one is %s', async (code, status) => {
  const { client, end } = await open(signedIn('kari'), { '/classes': 1 });
  const queryFn = () => Promise.reject(new ApiError(code, status));
  await client.fetchQuery({ queryKey: ['/classes'], queryFn, retry: false }).catch(() => {});
  mockSession.listener();
  await settled();
  end();
  expect(kept()).toEqual(['/classes']);
});

it('forgets what was seen of a school that the teacher has left', async () => {
  (await open(signedIn('kari', 'skole'), { '/classes': 1 })).end();
  (await open(signedIn('kari', null))).end();
  const { client } = await open(signedIn('kari', null));
  expect(client.getQueryData(['/classes'])).toBeUndefined();
});

it('keeps no answer that is too old, or that the server no longer gives', async () => {
  const { client, end } = await open(signedIn('kari'), { '/classes': 1 });
  client.setQueryData(['/rooms'], 2, { updatedAt: Date.now() - 2000 });
  await client
    .fetchQuery({
      queryKey: ['/classes'],
      queryFn: () => Promise.reject(new ApiError('notFound', 404)),
      retry: false,
    })
    .catch(() => {});
  mockSession.listener();
  await settled();
  end();
  (await open(signedIn('kari'))).end();
  expect(kept()).toEqual([]);
});
