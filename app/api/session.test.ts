/* With the real Auth emulator and a real database. */
import { setTimeout as sleep } from 'node:timers/promises';
import { firebaseAuth } from '@/lib/server/auth/firebase';
import { rateLimits, revokedSessions } from '@/lib/db/schema/tables';
import { startEmulator } from '@/lib/server/testing/auth-emulator';
import { openTestDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { GET as csrf } from './session/csrf/route';
import { GET as identity } from './session/identity/route';
import { GET as me } from './session/me/route';
import { POST as login } from './sessionLogin/route';
import { POST as logout } from './sessionLogout/route';
import { POST as register } from './teachers/route';
import { GET as byEmail } from './teachers/email/[email]/route';

let emulator: Awaited<ReturnType<typeof startEmulator>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: string[];

beforeAll(async () => {
  [emulator, database] = await Promise.all([startEmulator(), openTestDatabase()]);
}, 60_000);
afterAll(async () => {
  await Promise.all([emulator.stop(), database.close()]);
});
beforeEach(() => {
  useTestEnvironment(database, emulator.host);
  log = captureLog();
});
afterEach(() => jest.restoreAllMocks());

const firstCookie = (headers: Headers) => headers.get('set-cookie')!.split(';')[0]!;

async function sendLogin(idToken: string, headers: Record<string, string> = {}) {
  const issued = await call(csrf, { headers });
  const { csrfToken } = issued.body as { csrfToken: string };
  return call(login, {
    method: 'POST',
    headers: { cookie: firstCookie(issued.headers), ...headers },
    body: { idToken, csrfToken },
  });
}

/** Signs in, and answers with the cookie header of the session. */
async function signedIn(email: string) {
  const { uid, idToken } = await emulator.signIn(email);
  const answer = await sendLogin(idToken);
  expect(answer.status).toBe(200);
  return { uid, idToken, cookie: firstCookie(answer.headers) };
}

const problemCode = async (cookie: string) =>
  ((await call(me, { headers: { cookie } })).body as { code?: string }).code;

describe('signing in', () => {
  it('exchanges an ID token for a session that lasts two weeks, and ends it again', async () => {
    const { idToken } = await emulator.signIn('kari@skole.example');
    const answer = await sendLogin(idToken);
    expect(answer.body).toEqual({ status: 'success' });
    const [session, hint] = answer.headers.getSetCookie();
    expect(session).toMatch(/^session=\S+; Path=\/; Max-Age=1209600; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('signedIn=1; Path=/; Max-Age=1209600; SameSite=Lax');

    const cookie = firstCookie(answer.headers);
    expect((await call(me, { headers: { cookie } })).body).toEqual({ email: 'kari@skole.example' });

    const left = await call(logout, { method: 'POST', body: {}, headers: { cookie } });
    expect(left.body).toEqual({ status: 'success' });
    const [ended, cleared] = left.headers.getSetCookie();
    expect(ended).toMatch(/^session=; Path=\/; Max-Age=0;/);
    expect(cleared).toMatch(/^signedIn=; Path=\/; Max-Age=0;/);
    expect(await problemCode(firstCookie(left.headers))).toBe('notSignedIn');
  });

  it('binds the cookie to the host where the connection is https', async () => {
    const { idToken } = await emulator.signIn('kari@skole.example');
    const answer = await sendLogin(idToken, { 'x-forwarded-proto': 'https' });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=.*; Secure$/);
  });

  it('needs the csrf token of the same visitor', async () => {
    const { idToken } = await emulator.signIn('kari@skole.example');
    const issued = await call(csrf);
    const { csrfToken } = issued.body as { csrfToken: string };
    const body = { idToken, csrfToken };
    const without = await call(login, { method: 'POST', body });
    expect(without.body).toMatchObject({ code: 'csrfMismatch', status: 403 });
    const cookie = firstCookie((await call(csrf)).headers);
    const replayed = await call(login, { method: 'POST', body, headers: { cookie } });
    expect(replayed.body).toMatchObject({ code: 'csrfMismatch' });
    expect(replayed.headers.get('set-cookie')).toBeNull();
  });

  it('refuses an ID token of a sign-in more than five minutes ago', async () => {
    const { idToken } = await emulator.signIn('kari@skole.example');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + 4.9 * 60_000);
    expect((await sendLogin(idToken)).status).toBe(200);
    clock.mockReturnValue(now + 5.1 * 60_000);
    expect((await sendLogin(idToken)).body).toMatchObject({ code: 'idTokenTooOld', status: 401 });
  });

  it.each(['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
    'refuses the ID token %s',
    async (idToken) => {
      const answer = await sendLogin(idToken);
      expect(answer.body).toMatchObject({ code: 'idTokenRejected', status: 401 });
    },
  );

  it('is limited by address', async () => {
    await database.db.delete(rateLimits);
    const { idToken } = await emulator.signIn('kari@skole.example');
    await sendLogin(idToken, { 'x-forwarded-for': '10.0.0.1' });
    await database.db.update(rateLimits).set({ count: 1000 });
    const answer = await sendLogin(idToken, { 'x-forwarded-for': '10.0.0.1' });
    expect(answer.body).toMatchObject({ code: 'tooManyRequests', status: 429 });
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await sendLogin(idToken, { 'x-forwarded-for': '10.0.0.2' })).status).toBe(200);
  });
});

describe('signing out', () => {
  const leave = (cookie: string) => call(logout, { method: 'POST', body: {}, headers: { cookie } });

  it('makes a copy of the cookie worthless, also one with its signature spelt otherwise', async () => {
    const { cookie } = await signedIn('liv@skole.example');
    expect(await problemCode(cookie)).toBeUndefined();
    await leave(cookie);
    expect(await problemCode(cookie)).toBe('notSignedIn');
    expect(await problemCode(`${cookie}A`)).toBe('notSignedIn');
  });

  it('leaves the sessions on other devices alone', async () => {
    const atSchool = await signedIn('liv@skole.example');
    await sleep(1100);
    const atHome = await signedIn('liv@skole.example');
    await leave(atSchool.cookie);
    expect(await problemCode(atSchool.cookie)).toBe('notSignedIn');
    expect(await problemCode(atHome.cookie)).toBeUndefined();
  });

  it('can be followed by signing in within the same second', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { cookie } = await signedIn('liv@skole.example');
      expect(await problemCode(cookie)).toBeUndefined();
      await leave(cookie);
      expect(await problemCode(cookie)).toBe('notSignedIn');
    }
  });

  it('twice, or without a session, is fine, and a forged cookie leaves no trace', async () => {
    const { cookie } = await signedIn('liv@skole.example');
    await leave(cookie);
    const before = await database.db.$count(revokedSessions);
    for (const sent of [cookie, '', 'session=x.y.z', 'session=']) {
      const answer = await leave(sent);
      expect([sent, answer.status]).toEqual([sent, 200]);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; Path=\/; Max-Age=0;/);
    }
    expect(await database.db.$count(revokedSessions)).toBe(before);
  });

  it('forgets sessions that would have ended by now', async () => {
    const { db } = database;
    await db.insert(revokedSessions).values({ id: 'long ago', expiresAt: new Date(1000) });
    const { cookie } = await signedIn('liv@skole.example');
    await leave(cookie);
    const ids = (await db.select().from(revokedSessions)).map((row) => row.id);
    expect(ids).not.toContain('long ago');
    const left = await db.select().from(revokedSessions);
    const days = left.map((row) => (row.expiresAt.getTime() - Date.now()) / 86_400_000);
    for (const day of days) expect(day).toBeCloseTo(14, 1);
  });
});

describe('a session', () => {
  it('is verified with revocation check', async () => {
    const { cookie } = await signedIn('iben@skole.example');
    // The emulator checks even when it is not asked to, so the question itself is looked at.
    const verify = jest.spyOn(firebaseAuth(), 'verifySessionCookie');
    await call(me, { headers: { cookie } });
    await call(logout, { method: 'POST', body: {}, headers: { cookie } });
    expect(verify.mock.calls).toEqual([
      [cookie.replace('session=', ''), true],
      [cookie.replace('session=', ''), true],
    ]);
  });

  it('can be begun in the second of a revocation', async () => {
    const { uid } = await emulator.signIn('tuva@skole.example');
    await firebaseAuth().revokeRefreshTokens(uid);
    const { cookie } = await signedIn('tuva@skole.example');
    expect(await problemCode(cookie)).toBeUndefined();
  });

  it('ends when it is revoked', async () => {
    const { uid, cookie } = await signedIn('nora@skole.example');
    // Revocation counts in whole seconds.
    await sleep(1100);
    await firebaseAuth().revokeRefreshTokens(uid);
    expect(await problemCode(cookie)).toBe('notSignedIn');
  });

  it('ends when its account is disabled or deleted', async () => {
    const { uid, cookie } = await signedIn('jakob@skole.example');
    await firebaseAuth().updateUser(uid, { disabled: true });
    expect(await problemCode(cookie)).toBe('notSignedIn');
    await firebaseAuth().deleteUser(uid);
    expect(await problemCode(cookie)).toBe('notSignedIn');
  });

  it('is not made of a forged, cut or foreign cookie', async () => {
    const { cookie, idToken } = await signedIn('ella@skole.example');
    const [head, payload] = cookie.replace('session=', '').split('.') as [string, string];
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const forge = (changes: object) => {
      const forged = Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
      return problemCode(`session=${head}.${forged}.`);
    };
    expect(await forge({})).toBeUndefined();
    expect(await forge({ sub: 'nobody', user_id: 'nobody', uid: 'nobody' })).toBe('notSignedIn');
    expect(await forge({ aud: 'another-project' })).toBe('notSignedIn');
    expect(await forge({ exp: 1 })).toBe('notSignedIn');
    expect(await problemCode(cookie.slice(0, -40))).toBe('notSignedIn');
    expect(await problemCode(`session=${idToken}`)).toBe('notSignedIn');
    expect(await problemCode('session=x')).toBe('notSignedIn');
  });
});

describe('the teacher of a session', () => {
  it('registers once and is found by their own address only', async () => {
    const { cookie } = await signedIn('ola@skole.example');
    const find = async (email: string) =>
      (await call(byEmail, { params: { email }, headers: { cookie } })).body;
    expect(await find('ola@skole.example')).toEqual([]);

    const body = { name: '  Ola\u00a0 Vik\0 ' };
    const made = await call(register, { method: 'POST', body, headers: { cookie } });
    expect(made.body).toMatchObject({ name: 'Ola Vik', email: 'ola@skole.example' });
    const again = await call(register, { method: 'POST', body, headers: { cookie } });
    expect(again.body).toEqual(made.body);

    expect(await find('OLA@skole.example')).toEqual([made.body]);
    expect(await find('kari@skole.example')).toEqual([]);
    expect(await find('nobody@skole.example')).toEqual([]);
  });

  it('never reaches the log', async () => {
    const { cookie, uid } = await signedIn('ola@skole.example');
    await call(me, { headers: { cookie } });
    expect(log.length).toBeGreaterThan(2);
    expect(log.join()).not.toMatch(new RegExp(`ola|skole|${uid}`, 'i'));
  });
});

describe('the identity provider', () => {
  it('is described with nothing secret', async () => {
    expect((await call(identity)).body).toEqual({
      apiKey: 'key',
      projectId: 'demo-seatmap',
      emulatorUrl: `http://${emulator.host}`,
    });
  });
});

describe('without the identity provider', () => {
  it('signing in and reading a session are "unavailable", not refused', async () => {
    const { idToken, cookie } = await signedIn('kari@skole.example');
    await emulator.stop();
    expect((await sendLogin(idToken)).body).toMatchObject({ code: 'unavailable', status: 503 });
    expect(await problemCode(cookie)).toBe('unavailable');
  });
});
