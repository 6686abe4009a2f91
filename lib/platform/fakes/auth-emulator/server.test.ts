import { spawn } from 'node:child_process';
import http from 'node:http';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../free-port';
import { startAuthEmulator } from './server';

const password = 'et godt passord';

function api(port: number) {
  const base = `http://127.0.0.1:${port}`;
  const send = async (
    path: string,
    body: object,
    { method = 'POST', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
  ) => {
    const response = await fetch(`${base}${path}`, {
      method,
      headers: { 'content-type': 'application/json', connection: 'close', ...headers },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const accounts = '/identitytoolkit.googleapis.com/v1/accounts';
  const owner = { headers: { authorization: 'Bearer owner' } };
  return {
    send,
    signUp: (email: string) => send(`${accounts}:signUp?key=k`, { email, password }),
    signIn: (email: string, word = password) =>
      send(`${accounts}:signInWithPassword?key=k`, { email, password: word }),
    refresh: (refreshToken: string) =>
      send('/securetoken.googleapis.com/v1/token?key=k', {
        grantType: 'refresh_token',
        refreshToken,
      }),
    askForReset: (email: string, headers = {}) =>
      send(`${accounts}:sendOobCode?key=k`, { requestType: 'PASSWORD_RESET', email }, { headers }),
    reset: (oobCode: string, newPassword: string) =>
      send(`${accounts}:resetPassword?key=k`, { oobCode, newPassword }),
    update: (body: object) =>
      send('/identitytoolkit.googleapis.com/v1/projects/demo-seatmap/accounts:update', body, owner),
    lookup: async (localId: string) => {
      const url = '/identitytoolkit.googleapis.com/v1/projects/demo-seatmap/accounts:lookup';
      return (await send(url, { localId: [localId] }, owner)).body.users?.[0];
    },
    remove: (localId: string) =>
      send(
        '/identitytoolkit.googleapis.com/v1/projects/demo-seatmap/accounts:delete',
        { localId },
        owner,
      ),
  };
}

describe('the auth emulator', () => {
  let folder: string;
  let options: { stateFile: string; outboxDir: string };
  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'auth-test-'));
    options = {
      stateFile: path.join(folder, 'accounts.json'),
      outboxDir: path.join(folder, 'outbox'),
    };
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const mails = () =>
    readdirSync(options.outboxDir).map((name) =>
      readFileSync(path.join(options.outboxDir, name), 'utf8'),
    );

  /** Does something in one life of the emulator and looks at it in the next, which starts from the file alone. */
  async function inTwoLives<T>(
    first: (client: ReturnType<typeof api>) => Promise<T>,
    second: (client: ReturnType<typeof api>, before: T) => Promise<void>,
  ) {
    const one = await startAuthEmulator(options);
    const before = await first(api(one.port));
    // Not closed before the second starts, so nothing can have been saved by closing.
    const two = await startAuthEmulator(options);
    try {
      await second(api(two.port), before);
    } finally {
      await Promise.all([one.close(), two.close()]);
    }
  }

  it('keeps everything about an account', async () => {
    await inTwoLives(
      async (client) => {
        const { body } = await client.signUp('kari@example.no');
        await client.update({
          localId: body.localId,
          displayName: 'Kari Nordmann',
          emailVerified: true,
          customAttributes: '{"role":"admin"}',
          disableUser: true,
          validSince: '1700000000',
        });
        return { account: await client.lookup(body.localId), tokens: body };
      },
      async (client, { account, tokens }) => {
        expect(await client.lookup(account.localId)).toEqual(account);
        expect(account).toMatchObject({
          displayName: 'Kari Nordmann',
          emailVerified: true,
          customAttributes: '{"role":"admin"}',
          disabled: true,
          validSince: '1700000000',
          providerUserInfo: [{ providerId: 'password', email: 'kari@example.no' }],
        });
        expect((await client.signIn('kari@example.no')).body.error.message).toBe('USER_DISABLED');
        await client.update({ localId: account.localId, disableUser: false });
        expect((await client.signIn('kari@example.no')).status).toBe(200);
        expect((await client.refresh(tokens.refreshToken)).status).toBe(200);
      },
    );
  }, 30_000);

  it('does not start with damaged accounts, names their file and leaves it as it is', async () => {
    const one = await startAuthEmulator(options);
    await api(one.port).signUp('kari@example.no');
    await one.close();
    const whole = readFileSync(options.stateFile, 'utf8');
    const half = whole.slice(0, whole.length / 2);
    writeFileSync(options.stateFile, half);
    await expect(startAuthEmulator(options)).rejects.toThrow(options.stateFile);
    expect(readFileSync(options.stateFile, 'utf8')).toBe(half);
  });

  it('keeps the deletion of an account', async () => {
    await inTwoLives(
      async (client) => {
        const { body } = await client.signUp('kari@example.no');
        await client.signUp('ola@example.no');
        await client.remove(body.localId);
      },
      async (client) => {
        expect((await client.signIn('kari@example.no')).status).toBe(400);
        expect((await client.signIn('ola@example.no')).status).toBe(200);
        expect((await client.signUp('kari@example.no')).status).toBe(200);
      },
    );
  }, 30_000);

  it('mails a link for a new password that still works in its next life', async () => {
    await inTwoLives(
      async (client) => {
        await client.signUp('kari@example.no');
        await client.askForReset('kari@example.no', { 'x-firebase-locale': 'nb' });
        expect(mails()).toHaveLength(1);
        const [mail] = mails();
        expect(mail).toContain('To: kari@example.no\r\n');
        expect(mail).toContain('Content-Language: no\r\n');
        return /oobCode=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
      },
      async (client, code) => {
        expect((await client.reset(code, 'et annet passord')).status).toBe(200);
        expect((await client.signIn('kari@example.no')).status).toBe(400);
        expect((await client.signIn('kari@example.no', 'et annet passord')).status).toBe(200);
        expect((await client.reset(code, 'enda et passord')).status).toBe(400);
      },
    );
  }, 30_000);

  it('leads mailed links to the page it is told', async () => {
    const emulator = await startAuthEmulator({
      ...options,
      actionUrl: 'https://kart.no/app/ny?a=1',
    });
    const client = api(emulator.port);
    await client.signUp('kari@example.no');
    await client.askForReset('kari@example.no');
    await emulator.close();
    expect(mails()[0]).toMatch(/^https:\/\/kart\.no\/app\/ny\?a=1&mode=resetPassword&.*oobCode=/m);
  }, 30_000);

  it('does not tell which addresses have an account, unless it is made to', async () => {
    const silent = await startAuthEmulator(options);
    const client = api(silent.port);
    await client.signUp('kari@example.no');
    expect((await client.signIn('nobody@example.no')).body.error.message).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    );
    expect((await client.askForReset('nobody@example.no')).status).toBe(200);
    await silent.close();
    const open = await startAuthEmulator({ ...options, emailPrivacy: false });
    expect((await api(open.port).signIn('nobody@example.no')).body.error.message).toBe(
      'EMAIL_NOT_FOUND',
    );
    await open.close();
  }, 30_000);

  it('answers no page of another site', async () => {
    const emulator = await startAuthEmulator();
    const ask = (origin: string) =>
      fetch(`http://127.0.0.1:${emulator.port}/`, { headers: { origin } });
    expect((await ask('http://localhost:3000')).headers.get('access-control-allow-origin')).toBe(
      'http://localhost:3000',
    );
    for (const origin of ['https://evil.example', 'null', 'x', 'http://127.0.0.1.evil.example']) {
      expect([origin, (await ask(origin)).status]).toEqual([origin, 403]);
    }
    await emulator.close();
  }, 30_000);

  it('is reached by no name but those of this machine, whatever leads to it', async () => {
    const emulator = await startAuthEmulator(options);
    const askAs = (host: string) =>
      new Promise((resolve, reject) => {
        const to = { host: '127.0.0.1', port: emulator.port, headers: { host }, agent: false };
        http.get(to, (response) => resolve(response.resume().statusCode)).on('error', reject);
      });
    for (const host of [
      'evil.example',
      `evil.example:${emulator.port}`,
      'a:b:c',
      '127.0.0.1.nip.io',
    ]) {
      expect([host, await askAs(host)]).toEqual([host, 403]);
    }
    for (const host of ['127.0.0.1', `localhost:${emulator.port}`, '[::1]:1', 'app.localhost']) {
      expect([host, await askAs(host)]).toEqual([host, 200]);
    }
    await emulator.close();
  }, 30_000);

  it.each(['', '{"version": 1, "projects": {"de', '[]'])(
    'does not start on a damaged file, which it names and leaves as it is: %j',
    async (content) => {
      writeFileSync(options.stateFile, content);
      await expect(startAuthEmulator(options)).rejects.toThrow(options.stateFile);
      expect(readFileSync(options.stateFile, 'utf8')).toBe(content);
    },
    30_000,
  );

  it('answers with an error when the state cannot be written', async () => {
    const quiet = jest.spyOn(console, 'error').mockImplementation();
    const emulator = await startAuthEmulator({ stateFile: path.join(folder, 'missing/a.json') });
    expect((await api(emulator.port).signUp('kari@example.no')).status).toBe(500);
    await emulator.close().catch(() => {});
    quiet.mockRestore();
  }, 30_000);

  it('loses nothing that it has answered when it is killed, again and again', async () => {
    const rounds = 5;
    const port = await freePort();
    const client = api(port);
    const start = async () => {
      const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'main.ts')], {
        env: {
          ...process.env,
          AUTH_EMULATOR_PORT: String(port),
          AUTH_EMULATOR_STATE_FILE: options.stateFile,
        },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise((resolve) => child.stdout.once('data', resolve));
      return child;
    };
    for (let round = 0; round < rounds; round += 1) {
      const child = await start();
      if (round > 0) {
        const { status } = await client.signIn(`teacher-${round - 1}@example.no`);
        expect({ round, status }).toEqual({ round, status: 200 });
      }
      const exited = new Promise((resolve) => child.once('exit', resolve));
      const { status } = await client.signUp(`teacher-${round}@example.no`);
      child.kill('SIGKILL');
      expect(status).toBe(200);
      await exited;
    }
    const { projects } = JSON.parse(readFileSync(options.stateFile, 'utf8'));
    expect(projects['demo-seatmap'].users.$map).toHaveLength(rounds);
  }, 120_000);
});
