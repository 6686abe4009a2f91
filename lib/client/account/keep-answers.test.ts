/** @jest-environment jsdom */
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../http/api-error';
import { keptForMs, markDevice, unmarkDevice } from '../local/marks';
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
jest.mock('../local/register-worker', () => ({
  registerWorker: () => () => {},
  removeWorker: async () => {},
}));
jest.mock('../local/database', () => ({
  loadRow: async (_: string, place: string) =>
    mockRecords.has(place) ? { value: mockRecords.get(place) } : undefined,
  storeRow: async (_: string, place: string, value: unknown) => void mockRecords.set(place, value),
  removeRow: async (_: string, place: string) => void mockRecords.delete(place),
}));

const settled = () => new Promise((resolve) => setTimeout(resolve, 250));
const signedIn = (id: string, schoolId: string | null = null) => ({
  ...{ status: 'signedIn', email: `${id}@skole.no`, error: null, subscription: null },
  user: { id, school_id: schoolId },
});
const kept = () => {
  const answers = mockRecords.get('answers') as
    | { clientState: { queries: { queryKey: unknown[] }[] } }
    | undefined;
  return answers?.clientState.queries.map(({ queryKey }) => queryKey.join(' ')) ?? [];
};

async function open(session: object, data: Record<string, unknown> = {}) {
  const client = new QueryClient();
  for (const [path, value] of Object.entries(data)) client.setQueryData([path], value);
  mockSession.current = session;
  const opened = jest.fn();
  const closed = jest.fn();
  const end = keepAnswers(client, { opened, closed });
  await settled();
  return { client, end, opened, closed };
}

beforeEach(() => {
  mockRecords.clear();
  markDevice('kari');
});

it("API responses about classes and maps are stored and restored, but responses for the operator's staff are not", async () => {
  const { end } = await open(signedIn('kari'), { '/classes': 1, '/maps/{mapId}': 2, '/office': 3 });
  end();
  expect(kept()).toEqual(['/classes', '/maps/{mapId}']);
  const { client } = await open(signedIn('kari'));
  expect(client.getQueryData(['/maps/{mapId}'])).toBe(2);
});

it("API responses are not stored in a browser that is not marked as the teacher's own", async () => {
  unmarkDevice();
  await open(signedIn('kari'), { '/classes': 1 });
  expect(mockRecords.size).toBe(0);
});

it('API responses are no longer stored once another teacher signs in or the session ends', async () => {
  for (const next of [signedIn('ola'), { status: 'signedOut', user: null }]) {
    const { client, closed } = await open(signedIn('kari'), { '/classes': 1 });
    mockSession.current = next;
    mockSession.listener();
    expect(closed).toHaveBeenCalledTimes(1);
    mockRecords.clear();
    client.setQueryData(['/classes'], 2);
    await settled();
    expect(mockRecords.size).toBe(0);
  }
});

it.each([
  ['notSignedIn', 401],
  ['noTeacher', 403],
  ['internal', 500],
] as const)(
  'a stored API response remains when the next request fails with the error %s',
  async (code, status) => {
    const { client, end } = await open(signedIn('kari'), { '/classes': 1 });
    const queryFn = () => Promise.reject(new ApiError(code, status));
    await client.fetchQuery({ queryKey: ['/classes'], queryFn, retry: false }).catch(() => {});
    mockSession.listener();
    await settled();
    end();
    expect(kept()).toEqual(['/classes']);
  },
);

it('stored API responses are removed when the teacher has left the school', async () => {
  (await open(signedIn('kari', 'skole'), { '/classes': 1 })).end();
  (await open(signedIn('kari', null))).end();
  const { client } = await open(signedIn('kari', null));
  expect(client.getQueryData(['/classes'])).toBeUndefined();
});

it('API responses are not stored in the browser when they are too old or when a refetch says "not found"', async () => {
  const { client, end } = await open(signedIn('kari'), { '/classes': 1 });
  client.setQueryData(['/rooms'], 2, { updatedAt: Date.now() - keptForMs - 1 });
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
