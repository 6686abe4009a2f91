import http from 'node:http';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmulator } from '@/lib/server/testing/auth-emulator';
import { readAccounts } from './accounts';

const password = 'et godt passord';
const startMs = 120_000;

function api(host: string) {
  const send = async (place: string, body: object, headers: Record<string, string> = {}) => {
    const response = await fetch(`http://${host}${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const ofProject = '/identitytoolkit.googleapis.com/v1/projects/demo-seatmap/accounts';
  const owner = { authorization: 'Bearer owner' };
  return {
    signUp: (email: string) => send(`${accounts}:signUp?key=k`, { email, password }),
    signIn: (email: string, word = password) =>
      send(`${accounts}:signInWithPassword?key=k`, { email, password: word }),
    refresh: (refreshToken: string) =>
      send('/securetoken.googleapis.com/v1/token?key=k', {
        grantType: 'refresh_token',
        refreshToken,
      }),
    askForReset: (email: string, headers = {}) =>
      send(`${accounts}:sendOobCode?key=k`, { requestType: 'PASSWORD_RESET', email }, headers),
    reset: (oobCode: string, newPassword: string) =>
      send(`${accounts}:resetPassword?key=k`, { oobCode, newPassword }),
    update: (body: object) => send(`${ofProject}:update`, body, owner),
    lookup: async (localId: string) =>
      (await send(`${ofProject}:lookup`, { localId: [localId] }, owner)).body.users?.[0],
    remove: (localId: string) => send(`${ofProject}:delete`, { localId }, owner),
  };
}

let folder: string;
let accountsFile: string;
let outboxDir: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'auth-test-'));
  accountsFile = path.join(folder, 'accounts.json');
  outboxDir = path.join(folder, 'outbox');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the auth emulator', () => {
  let emulator: Awaited<ReturnType<typeof startEmulator>>;
  beforeAll(async () => {
    emulator = await startEmulator({
      AUTH_EMULATOR_OUTBOX: outboxDir,
      AUTH_EMULATOR_ACTION_URL: 'https://kart.no/app/ny?a=1',
    });
  }, startMs);
  afterAll(() => emulator.stop());

  it('mails a password reset link that works once', async () => {
    const client = api(emulator.host);
    await client.signUp('kari@example.no');
    await client.askForReset('kari@example.no', { 'x-firebase-locale': 'nb' });
    const mails = readdirSync(outboxDir);
    expect(mails).toHaveLength(1);
    const mail = readFileSync(path.join(outboxDir, mails[0]!), 'utf8');
    expect(mail).toContain('To: kari@example.no\r\n');
    expect(mail).toContain('Content-Language: no\r\n');
    expect(mail).toMatch(/^https:\/\/kart\.no\/app\/ny\?a=1&mode=resetPassword&.*oobCode=/m);
    const code = /oobCode=([\w-]+)/.exec(mail)?.[1] ?? '';
    expect((await client.reset(code, 'et annet passord')).status).toBe(200);
    expect((await client.signIn('kari@example.no')).status).toBe(400);
    expect((await client.signIn('kari@example.no', 'et annet passord')).status).toBe(200);
    expect((await client.reset(code, 'enda et passord')).status).toBe(400);
  });

  it('does not reveal which addresses have an account', async () => {
    const client = api(emulator.host);
    const { body } = await client.signIn('nobody@example.no');
    expect(body.error.message).toBe('INVALID_LOGIN_CREDENTIALS');
    expect((await client.askForReset('nobody@example.no')).status).toBe(200);
  });

  it('refuses requests from pages of other sites', async () => {
    const ask = (origin: string) => fetch(`http://${emulator.host}/`, { headers: { origin } });
    expect((await ask('http://localhost:3000')).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:3000',
    );
    for (const origin of ['https://evil.example', 'null', 'x', 'http://127.0.0.1.evil.example']) {
      expect([origin, (await ask(origin)).status]).toEqual([origin, 403]);
    }
  });

  it('refuses requests with a foreign host name', async () => {
    const [address, port] = emulator.host.split(':');
    const askAs = (host: string) =>
      new Promise((resolve, reject) => {
        const to = { host: address, port, headers: { host }, agent: false };
        http.get(to, (response) => resolve(response.resume().statusCode)).on('error', reject);
      });
    for (const host of ['evil.example', `evil.example:${port}`, 'a:b:c', '127.0.0.1.nip.io']) {
      expect([host, await askAs(host)]).toEqual([host, 403]);
    }
    for (const host of ['127.0.0.1', `localhost:${port}`, '[::1]:1', 'app.localhost']) {
      expect([host, await askAs(host)]).toEqual([host, 200]);
    }
  });
});

describe('the accounts of the auth emulator', () => {
  it(
    'survive `kill -9`, and deleted accounts remain deleted',
    async () => {
      const env = { AUTH_EMULATOR_ACCOUNTS: accountsFile };
      const first = await startEmulator(env);
      const client = api(first.host);
      const { body: tokens } = await client.signUp('kari@example.no');
      const { body: deleted } = await client.signUp('ola@example.no');
      await client.update({
        localId: tokens.localId,
        displayName: 'Kari Nordmann',
        emailVerified: true,
        customAttributes: '{"role":"admin"}',
        disableUser: true,
        validSince: '1700000000',
      });
      const account = await client.lookup(tokens.localId);
      await client.remove(deleted.localId);
      await first.stop('SIGKILL');

      const second = await startEmulator(env);
      const again = api(second.host);
      const kept = [
        ...['localId', 'email', 'displayName', 'emailVerified', 'customAttributes', 'disabled'],
        ...['validSince', 'createdAt', 'lastLoginAt', 'passwordHash', 'salt', 'providerUserInfo'],
      ];
      const found = await again.lookup(tokens.localId);
      expect(found).toMatchObject({ displayName: 'Kari Nordmann', validSince: '1700000000' });
      for (const field of kept) expect([field, found[field]]).toEqual([field, account[field]]);
      expect((await again.signIn('kari@example.no')).body.error.message).toBe('USER_DISABLED');
      await again.update({ localId: tokens.localId, disableUser: false });
      expect((await again.signIn('kari@example.no')).status).toBe(200);
      expect((await again.refresh(tokens.refreshToken)).status).toBe(200);
      expect((await again.signIn('ola@example.no')).body.error.message).toBe(
        'INVALID_LOGIN_CREDENTIALS',
      );
      expect((await again.signUp('ola@example.no')).status).toBe(200);
      await second.stop();
    },
    2 * startMs,
  );

  it(
    'cause an error when they cannot be written',
    async () => {
      const missing = path.join(folder, 'missing/accounts.json');
      const emulator = await startEmulator({ AUTH_EMULATOR_ACCOUNTS: missing });
      expect((await api(emulator.host).signUp('kari@example.no')).status).toBe(500);
      await emulator.stop();
    },
    startMs,
  );

  it.each(['', '{"users": [{"localId": "a', '[]'])(
    'cause an error with the file name when the file contains %j',
    (content) => {
      const file = path.join(folder, 'damaged.json');
      writeFileSync(file, content);
      expect(() => readAccounts(file)).toThrow(file);
    },
  );
});
