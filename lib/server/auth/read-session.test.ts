import { eq } from 'drizzle-orm';
import { openDatabase } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import {
  addSession,
  asAnotherNode,
  finishChecks,
  testToken,
} from '@/lib/server/testing/test-sessions';
import { captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { checkSession } from './check-session';
import { readSession } from './read-session';

const mockGetUser = jest.fn<Promise<unknown>, [string]>();
jest.mock('./firebase', () => ({ firebaseAuth: () => ({ getUser: mockGetUser }) }));

const database = testDatabase();
const minuteMs = 60_000;
const start = Date.UTC(2026, 7, 20, 8);
const good = {
  uid: 'kari',
  email: 'kari@skole.example',
  emailVerified: true,
  disabled: false,
  tokensValidAfterTime: new Date(start - minuteMs).toUTCString(),
};
const refusing = (code: string) => Object.assign(new Error(code), { code });
const request = () =>
  new Request('http://klassekart.example/api', {
    headers: { cookie: `session=${testToken('kari')}` },
  });
const read = (minutes: number, db = database.db) =>
  readSession(request(), db, start + minutes * minuteMs);
const stored = async () => (await database.db.select().from(sessions))[0];

let log: string[];
beforeEach(async () => {
  useTestEnvironment(database);
  log = captureLog();
  asAnotherNode();
  mockGetUser.mockReset().mockResolvedValue(good);
  await database.db.delete(sessions);
  const now = new Date(start);
  await addSession(database.db, 'kari', {
    createdAt: now,
    lastSeenAt: now,
    authenticatedAt: now,
    checkedAt: now,
    expiresAt: new Date(start + 14 * 24 * 60 * minuteMs),
  });
});

describe('a session in use', () => {
  it('is checked at the identity provider once a minute, without waiting for the answer', async () => {
    mockGetUser.mockReturnValue(new Promise(() => {}));
    expect(await read(0.9)).toMatchObject({ uid: 'kari', email: 'kari@skole.example' });
    expect(mockGetUser).not.toHaveBeenCalled();
    for (const minutes of [1, 1.1, 1.9]) expect(await read(minutes)).toBeDefined();
    expect(mockGetUser.mock.calls).toEqual([['kari']]);
    asAnotherNode();
    expect(await read(2)).toBeDefined();
    expect(mockGetUser).toHaveBeenCalledTimes(2);
  });

  it('updates its last-seen time once a minute', async () => {
    for (const minutes of [0.5, 1, 1.5]) await read(minutes);
    await finishChecks();
    expect((await stored())!.lastSeenAt).toEqual(new Date(start + minuteMs));
  });

  it('is checked by only one of two web nodes', async () => {
    const other = openDatabase(database.url);
    mockGetUser.mockReturnValue(new Promise(() => {}));
    await read(1);
    asAnotherNode();
    expect(await read(1, other.db)).toBeDefined();
    await other.close();
    expect(mockGetUser).toHaveBeenCalledTimes(1);
  });

  it('ends on every web node when deleted on one node', async () => {
    const other = openDatabase(database.url);
    expect(await read(0.1, other.db)).toBeDefined();
    await database.db.delete(sessions);
    expect(await read(0.1, other.db)).toBeUndefined();
    await other.close();
  });

  it('gets the new e-mail address of its account', async () => {
    mockGetUser.mockResolvedValue({ ...good, email: 'ny@skole.example', emailVerified: false });
    await read(1);
    await finishChecks();
    expect(await read(1)).toMatchObject({ email: 'ny@skole.example', isEmailVerified: false });
  });

  it.each([
    ['is disabled', () => Promise.resolve({ ...good, disabled: true })],
    ['is deleted', () => Promise.reject(refusing('auth/user-not-found'))],
    [
      'has a new password',
      () =>
        Promise.resolve({
          ...good,
          tokensValidAfterTime: new Date(start + 30_000).toUTCString(),
        }),
    ],
  ])('ends after a change of its account: the account %s', async (_, answer) => {
    mockGetUser.mockImplementation(answer);
    expect(await read(1)).toBeDefined();
    await finishChecks();
    expect(await read(1)).toBeUndefined();
    expect(await stored()).toBeUndefined();
  });
});

describe('when the identity provider', () => {
  it.each(['app/network-error', 'auth/internal-error', 'app/invalid-credential', 'auth/unknown'])(
    'fails with the error %s, a session remains valid for 15 minutes',
    async (code) => {
      mockGetUser.mockRejectedValue(refusing(code));
      for (const minutes of [1, 5, 14.9]) {
        expect(await read(minutes)).toBeDefined();
        await finishChecks();
      }
      await expect(read(15)).rejects.toMatchObject({ code: 'unavailable' });
      expect(log.join()).toContain('sessionNotChecked');
      expect(log.join()).not.toMatch(/kari|skole/);
      mockGetUser.mockResolvedValue(good);
      expect(await read(15.1)).toBeDefined();
      expect((await stored())!.checkedAt).toEqual(new Date(start + 15.1 * minuteMs));
    },
  );

  it('does not answer, an idle session cannot be read', async () => {
    mockGetUser.mockReturnValue(new Promise(() => {}));
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
    try {
      const reading = read(15);
      const refused = expect(reading).rejects.toMatchObject({ code: 'unavailable' });
      while (mockGetUser.mock.calls.length === 0) await new Promise(setImmediate);
      await jest.advanceTimersByTimeAsync(5000);
      await refused;
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('an idle session', () => {
  it('is checked at the identity provider before a request can use the session', async () => {
    expect(await read(120)).toMatchObject({ uid: 'kari', isEmailVerified: true });
    expect(mockGetUser).toHaveBeenCalledTimes(1);
    expect((await stored())!.checkedAt).toEqual(new Date(start + 120 * minuteMs));
  });

  it('gets the current e-mail address of its teacher from the identity provider', async () => {
    await addTeacher(database.db, { firebaseUid: 'kari', email: 'kari@skole.example' });
    mockGetUser.mockResolvedValue({ ...good, email: 'ny@skole.example' });
    const teacher = { firebaseUid: 'kari', email: 'ny@skole.example' };
    expect(await read(16)).toMatchObject({ email: 'ny@skole.example', teacher, isClerk: false });
  });

  it('is invalid if its account was deleted', async () => {
    mockGetUser.mockRejectedValue(refusing('auth/user-not-found'));
    expect(await read(120)).toBeUndefined();
  });

  it('is checked at the identity provider only once, even if the session module is loaded twice', async () => {
    const copies = [checkSession];
    await jest.isolateModulesAsync(async () => {
      copies.push((await import('./check-session')).checkSession);
    });
    const row = (await stored())!;
    const checks = copies.map((check) => check(database.db, row, start));
    for (const checked of await Promise.all(checks)) expect(checked?.email).toBe(good.email);
    expect(copies[0]).not.toBe(copies[1]);
    expect(mockGetUser).toHaveBeenCalledTimes(1);
  });
});

it('a session expires two weeks after sign-in, even if it is in use', async () => {
  const almost = 14 * 24 * 60 - 1;
  expect(await read(almost)).toBeDefined();
  expect(await read(almost + 1)).toBeUndefined();
  expect(await database.db.$count(sessions, eq(sessions.firebaseUid, 'kari'))).toBe(1);
});
