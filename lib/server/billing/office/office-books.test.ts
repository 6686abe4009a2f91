/* The books of a period, through the API. */
import { calls } from '@/lib/contracts/calls';
import { testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const { listActions: getActivity, makeBooks: postFile, readBookSums: getSums } = calls;

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));
beforeEach(() => {
  setTestVariables({ DEMO: 'true' });
  captureLog();
});

const headers = { cookie: 'session=kontor' };
const period = { from: '2026-01-01', to: '2026-06-30' };
const post = (body: object) => call(postFile, { method: 'POST', headers, body });
const get = (query: Record<string, string>) =>
  call(getSums, { path: `/api/office/books?${new URLSearchParams(query)}`, headers });

it('a clerk gets a file with its name, and the log says so', async () => {
  const { status, text, headers: sent } = await post({ ...period, format: 'csv' });
  expect([status, sent.get('Content-Type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(sent.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''klassekart-hovedbok-2026-01-01-2026-06-30.csv",
  );
  expect(text).toContain('Mva. å betale;0,00');
  const saft = await post({ ...period, format: 'saft' });
  expect(saft.headers.get('Content-Disposition')).toMatch(/''SAF-T%20Financial_\d{9}_\d{14}_1_1/);
  const { body } = await call(getActivity, { headers });
  expect(body).toMatchObject({
    entries: [
      { kind: 'booksExported', period },
      { kind: 'booksExported', period },
    ],
  });
});

it.each([
  [
    { from: '2026-01-01', to: '2025-12-31' },
    { path: 'to', code: 'order' },
  ],
  [
    { from: '2026-01-01', to: '2027-02-01' },
    { path: 'to', code: 'tooLong' },
  ],
  [
    { from: '2026-02-30', to: '2026-03-01' },
    { path: 'from', code: 'noDay' },
  ],
  [{ from: '2026-01-01' }, { path: 'to', code: 'invalid_type' }],
])('the period %j is refused, and the answer names the wrong day', async (wrong, error) => {
  for (const { status, body } of [
    await get(wrong as Record<string, string>),
    await post({ ...wrong, format: 'csv' }),
  ]) {
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalidRequest', errors: [error] });
  }
});

it('there is no file where the settings do not name the company', async () => {
  setTestVariables({ DEMO: '' });
  expect((await post({ ...period, format: 'saft' })).status).toBe(503);
  expect((await get(period)).status).toBe(200);
});
