import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { firebaseAuth } from '@/lib/server/auth/firebase';
import { termsVersion } from '@/lib/contracts/account/terms';
import { rateLimits, sessions, teachers } from '@/lib/db/schema/tables';
import { startEmulator } from '@/lib/server/testing/auth-emulator';
import { openTestDatabase } from '@/lib/server/testing/test-school';
import { finishChecks } from '@/lib/server/testing/test-sessions';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const {
  readCsrf: csrf,
  readIdentity: identity,
  readMe: me,
  signIn: login,
  signOut: logout,
  registerTeacher: register,
  findTeacher: byEmail,
} = calls;

let emulator: Awaited<ReturnType<typeof startEmulator>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: string[];

beforeAll(async () => {
  [emulator, database] = await Promise.all([startEmulator(), openTestDatabase()]);
}, 120_000);
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

async function signedIn(email: string) {
  const { uid, idToken } = await emulator.signIn(email);
  const answer = await sendLogin(idToken);
  expect(answer.status).toBe(200);
  return { uid, idToken, cookie: firstCookie(answer.headers) };
}

const ofAccount = (uid: string) =>
  database.db.select().from(sessions).where(eq(sessions.firebaseUid, uid));

/** Firebase's revocation time has whole seconds, so a session of the same second wouldn't be older. */
const asIfBegunEarlier = (uid: string) =>
  database.db
    .update(sessions)
    .set({ authenticatedAt: new Date(Date.now() - 5000) })
    .where(eq(sessions.firebaseUid, uid));

const problemCode = async (cookie: string) =>
  ((await call(me, { headers: { cookie } })).body as { code?: string }).code;

describe('signing in', () => {
  it('creates a session of two weeks from an ID token', async () => {
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

  it('sets a cookie with the __Host- prefix over https', async () => {
    const { idToken } = await emulator.signIn('kari@skole.example');
    const https = { 'x-forwarded-proto': 'https', origin: 'https://klassekart.example' };
    const answer = await sendLogin(idToken, https);
    expect(answer.headers.getSetCookie()[0]).toMatch(/^__Host-session=.*; Secure$/);
  });

  it('requires the CSRF token of the same visitor', async () => {
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

  it('refuses an ID token more than five minutes after authentication', async () => {
    const { idToken } = await emulator.signIn('kari@skole.example');
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now');
    clock.mockReturnValue(now + 4.9 * 60_000);
    expect((await sendLogin(idToken)).status).toBe(200);
    clock.mockReturnValue(now + 5.1 * 60_000);
    expect((await sendLogin(idToken)).body).toMatchObject({ code: 'idTokenTooOld', status: 401 });
  });

  it.each(['x', 'a.b.c', 'eyJhbGciOiJub25lIn0.e30.'])(
    'refuses the invalid ID token %s',
    async (idToken) => {
      const answer = await sendLogin(idToken);
      expect(answer.body).toMatchObject({ code: 'idTokenRejected', status: 401 });
    },
  );

  it('is limited for each account, and invalid tokens do not count', async () => {
    await database.db.delete(rateLimits);
    const { idToken } = await emulator.signIn('kari@skole.example');
    await sendLogin('a.b.c');
    expect(await database.db.select().from(rateLimits)).toEqual([]);
    await sendLogin(idToken);
    await database.db.update(rateLimits).set({ count: 1000 });
    const refused = await sendLogin(idToken);
    expect(refused.body).toMatchObject({ code: 'tooManyRequests', status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const colleague = await emulator.signIn('liv@skole.example');
    expect((await sendLogin(colleague.idToken)).status).toBe(200);
    await database.db.delete(rateLimits);
  });

  it('works for a teacher on a network that sent a thousand invalid tokens', async () => {
    const from = { 'x-forwarded-for': '10.0.0.1' };
    const { idToken } = await emulator.signIn('kari@skole.example');
    const statuses = new Set<number>();
    for (let calls = 0; calls < 1001; calls += 1) {
      statuses.add((await sendLogin('a.b.c', from)).status);
    }
    expect([...statuses]).toEqual([401]);
    expect((await sendLogin(idToken, from)).status).toBe(200);
  });
});

describe('signing out', () => {
  const leave = (cookie: string) => call(logout, { method: 'POST', body: {}, headers: { cookie } });

  it('invalidates every copy of the cookie', async () => {
    const { cookie } = await signedIn('liv@skole.example');
    expect(await problemCode(cookie)).toBeUndefined();
    await leave(cookie);
    expect(await problemCode(cookie)).toBe('notSignedIn');
  });

  it('does not end the sessions on other devices', async () => {
    const atSchool = await signedIn('liv@skole.example');
    const atHome = await signedIn('liv@skole.example');
    await leave(atSchool.cookie);
    expect(await problemCode(atSchool.cookie)).toBe('notSignedIn');
    expect(await problemCode(atHome.cookie)).toBeUndefined();
  });

  it('succeeds without a valid session and without the identity provider', async () => {
    const { cookie } = await signedIn('liv@skole.example');
    jest.spyOn(firebaseAuth(), 'getUser').mockRejectedValue(new Error('away'));
    for (const sent of [cookie, cookie, '', 'session=x.y.z', 'session=']) {
      const answer = await leave(sent);
      expect([sent, answer.status]).toEqual([sent, 200]);
      expect(answer.headers.getSetCookie()[0]).toMatch(/^session=; Path=\/; Max-Age=0;/);
    }
  });
});

describe('a session', () => {
  async function aMinuteLater(cookie: string) {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await problemCode(cookie)).toBeUndefined();
    await finishChecks();
    const code = await problemCode(cookie);
    clock.mockRestore();
    return code;
  }

  it('is stored without its token and with a label of the device', async () => {
    const { uid, idToken } = await emulator.signIn('iben@skole.example');
    const agent = 'Mozilla/5.0 (Windows NT 10.0; rv:127.0) Gecko/20100101 Firefox/127.0';
    const answer = await sendLogin(idToken, { 'user-agent': agent });
    const token = firstCookie(answer.headers).replace('session=', '');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const [row] = await ofAccount(uid);
    expect(row).toMatchObject({ email: 'iben@skole.example', device: 'Firefox, Windows' });
    expect(JSON.stringify(row)).not.toContain(token);
  });

  it('remains valid while its account is active', async () => {
    const { uid, cookie } = await signedIn('signe@skole.example');
    expect(await aMinuteLater(cookie)).toBeUndefined();
    const [row] = await ofAccount(uid);
    expect(row!.checkedAt.getTime()).toBeGreaterThan(Date.now());
  });

  it('can begin in the same second in which earlier sessions are revoked', async () => {
    const { uid } = await emulator.signIn('tuva@skole.example');
    await firebaseAuth().revokeRefreshTokens(uid);
    const { cookie } = await signedIn('tuva@skole.example');
    expect(await problemCode(cookie)).toBeUndefined();
  });

  it('ends within a minute when all sessions of its account are revoked', async () => {
    const { uid, cookie } = await signedIn('nora@skole.example');
    await asIfBegunEarlier(uid);
    await firebaseAuth().revokeRefreshTokens(uid);
    expect(await aMinuteLater(cookie)).toBe('notSignedIn');
  });

  it('ends when its account signs in elsewhere with a new password', async () => {
    const { uid, cookie } = await signedIn('frida@skole.example');
    await asIfBegunEarlier(uid);
    await firebaseAuth().updateUser(uid, { password: 'et godt passord' });
    const atHome = await signedIn('frida@skole.example');
    expect(await problemCode(cookie)).toBe('notSignedIn');
    expect(await problemCode(atHome.cookie)).toBeUndefined();
  });

  it('ends within a minute when its account is disabled or deleted', async () => {
    const { uid, cookie } = await signedIn('jakob@skole.example');
    await firebaseAuth().updateUser(uid, { disabled: true });
    expect(await aMinuteLater(cookie)).toBe('notSignedIn');
    await firebaseAuth().updateUser(uid, { disabled: false });
    const again = await signedIn('jakob@skole.example');
    await firebaseAuth().deleteUser(uid);
    expect(await aMinuteLater(again.cookie)).toBe('notSignedIn');
    expect(await ofAccount(uid)).toEqual([]);
  });

  it('is replaced by the next sign-in of the same browser', async () => {
    const { uid, idToken, cookie } = await signedIn('mia@skole.example');
    const issued = await call(csrf);
    const { csrfToken } = issued.body as { csrfToken: string };
    await call(login, {
      method: 'POST',
      headers: { cookie: `${cookie}; ${firstCookie(issued.headers)}` },
      body: { idToken, csrfToken },
    });
    expect(await problemCode(cookie)).toBe('notSignedIn');
    expect(await ofAccount(uid)).toHaveLength(1);
  });

  it('is deleted if it is the least recently used of more than 50 sessions', async () => {
    const { uid, cookie } = await signedIn('ida@skole.example');
    const [row] = await ofAccount(uid);
    const later = (index: number) => new Date(row!.lastSeenAt.getTime() + 1000 * (index + 1));
    await database.db.insert(sessions).values(
      Array.from({ length: 49 }, (_, index) => {
        const seen = { lastSeenAt: later(index) };
        return { ...row!, id: randomUUID(), tokenHash: `hash ${index}`, ...seen };
      }),
    );
    expect(await problemCode(cookie)).toBeUndefined();
    await signedIn('ida@skole.example');
    expect(await problemCode(cookie)).toBe('notSignedIn');
    expect(await ofAccount(uid)).toHaveLength(50);
  });

  it('is invalid after its expiry and deleted by a later sign-in', async () => {
    const { uid, cookie } = await signedIn('live@skole.example');
    const past = { expiresAt: new Date(Date.now() - 1) };
    await database.db.update(sessions).set(past).where(eq(sessions.firebaseUid, uid));
    expect(await problemCode(cookie)).toBe('notSignedIn');
    await signedIn('kari@skole.example');
    expect(await ofAccount(uid)).toEqual([]);
  });

  it('is not found by a forged or truncated cookie', async () => {
    const { uid, cookie, idToken } = await signedIn('ella@skole.example');
    const token = cookie.replace('session=', '');
    const [row] = await ofAccount(uid);
    for (const forged of [
      'x',
      token.slice(1),
      `${token}A`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      row!.tokenHash,
      row!.id,
      idToken,
      'a'.repeat(43),
      'æ'.repeat(43),
    ]) {
      const sent = `session=${Buffer.from(forged).toString('latin1')}`;
      expect([forged, await problemCode(sent)]).toEqual([forged, 'notSignedIn']);
    }
  });
});

describe('a signed-in teacher', () => {
  const ola = { name: 'Ola', acceptedTerms: termsVersion };

  it('is registered only once, even after a second request, and finds only their own record', async () => {
    const { cookie } = await signedIn('ola@skole.example');
    const find = async (email: string) =>
      (await call(byEmail, { params: { email }, headers: { cookie } })).body;
    expect(await find('ola@skole.example')).toEqual([]);

    const body = { name: '  Ola\u00a0 Vik ', acceptedTerms: termsVersion };
    const made = await call(register, { method: 'POST', body, headers: { cookie } });
    expect(made.body).toMatchObject({ name: 'Ola Vik', email: 'ola@skole.example' });
    const again = await call(register, { method: 'POST', body, headers: { cookie } });
    expect(again.body).toEqual(made.body);

    expect(await find('OLA@skole.example')).toEqual([made.body]);
    expect(await find('kari@skole.example')).toEqual([]);
    expect(await find('nobody@skole.example')).toEqual([]);
  });

  it('gets the new e-mail address of the account after the next sign-in', async () => {
    const { uid, cookie } = await signedIn('gammel@skole.example');
    await call(register, { method: 'POST', body: ola, headers: { cookie } });
    await firebaseAuth().updateUser(uid, { email: 'ny@skole.example' });
    const { cookie: fresh } = await signedIn('ny@skole.example');
    const email = 'ny@skole.example';
    const found = await call(byEmail, { params: { email }, headers: { cookie: fresh } });
    expect(found.body).toMatchObject([{ name: 'Ola', email }]);
  });

  it('keeps the old e-mail address if another teacher already has the new address', async () => {
    const { uid, cookie } = await signedIn('eldre@skole.example');
    await call(register, { method: 'POST', body: ola, headers: { cookie } });
    const taken = { firebaseUid: 'else', name: 'Liv', email: 'Opptatt@skole.example' };
    await database.db.insert(teachers).values(taken);
    await firebaseAuth().updateUser(uid, { email: 'opptatt@skole.example' });
    await signedIn('opptatt@skole.example');
    const [row] = await database.db.select().from(teachers).where(eq(teachers.firebaseUid, uid));
    expect(row!.email).toBe('eldre@skole.example');
  });

  it('does not appear in the log', async () => {
    const { cookie, uid } = await signedIn('ola@skole.example');
    await call(me, { headers: { cookie } });
    expect(log.length).toBeGreaterThan(2);
    expect(log.join()).not.toMatch(new RegExp(`ola|skole|${uid}`, 'i'));
  });
});

describe('the public settings of the identity provider', () => {
  it('contain only the public key, the project id and the URL of the emulator', async () => {
    expect((await call(identity)).body).toEqual({
      apiKey: 'key',
      projectId: 'demo-seatmap',
      emulatorUrl: `http://${emulator.host}`,
    });
  });
});

describe('without the identity provider', () => {
  it('signing in fails with 503 and an existing session remains valid', async () => {
    const { idToken, cookie } = await signedIn('kari@skole.example');
    await emulator.stop();
    expect((await sendLogin(idToken)).body).toMatchObject({ code: 'unavailable', status: 503 });
    expect(await problemCode(cookie)).toBeUndefined();
  });
});
