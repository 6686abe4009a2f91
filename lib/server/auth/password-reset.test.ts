import { like } from 'drizzle-orm';
import { calls } from '@/lib/contracts/calls';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { mails, rateLimits } from '@/lib/db/schema/tables';
import { firebaseAuth } from '@/lib/server/auth/firebase';
import { sendVerificationMail } from '@/lib/server/auth/send-verification-mail';
import { sendWaitingMails } from '@/lib/server/jobs/send-waiting-mails';
import { startEmulator } from '@/lib/server/testing/auth-emulator';
import { openMailServer } from '@/lib/server/testing/test-receivers';
import { addTeacher, openTestDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const { sendPasswordReset: reset } = calls;

let emulator: Awaited<ReturnType<typeof startEmulator>>;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: string[];

beforeAll(async () => {
  [emulator, database] = await Promise.all([startEmulator(), openTestDatabase()]);
}, 120_000);
afterAll(async () => {
  await Promise.all([emulator.stop(), database.close()]);
});
beforeEach(async () => {
  useTestEnvironment(database, emulator.host);
  log = captureLog();
  await database.db.delete(rateLimits);
});
afterEach(() => jest.restoreAllMocks());

const email = 'kari@skole.example';
const ask = (address: string, network = '10.0.0.1', headers = {}) =>
  call(reset, {
    method: 'POST',
    headers: { 'x-forwarded-for': network, ...headers },
    body: { email: address, language: 'en' },
  });

async function written(): Promise<string[]> {
  const address = `http://${emulator.host}/emulator/v1/projects/demo-seatmap/oobCodes`;
  const { oobCodes } = (await (await fetch(address)).json()) as { oobCodes: { email: string }[] };
  return oobCodes.map((code) => code.email);
}

async function withProvider(
  answer: { status: number; body: string } | undefined,
  work: () => Promise<void>,
) {
  const asked: { url?: string; locale?: unknown; body: string }[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      asked.push({ url: request.url, locale: request.headers['x-firebase-locale'], body });
      if (answer) response.writeHead(answer.status).end(answer.body);
    });
  });
  await new Promise<void>((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      useTestEnvironment(database, `127.0.0.1:${(server.address() as AddressInfo).port}`);
      resolve();
    }),
  );
  try {
    await work();
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
  return asked;
}
const refusing = (message: string) => ({
  status: 400,
  body: JSON.stringify({ error: { code: 400, message } }),
});

it('a password reset has the same answer for an address with and without an account', async () => {
  await emulator.signIn(email);
  const known = await ask(email);
  const unknown = await ask('nobody@skole.example');
  expect([known.status, known.text]).toEqual([204, '']);
  expect([unknown.status, unknown.text]).toEqual([204, '']);
  expect(await written()).toEqual([email]);
});

describe('with our own mail server', () => {
  let mailServer: Awaited<ReturnType<typeof openMailServer>>;
  beforeAll(async () => {
    mailServer = await openMailServer();
  });
  afterAll(() => mailServer.close());
  beforeEach(async () => {
    setTestVariables({ SMTP_URL: mailServer.url, MAIL_FROM: 'post@klassekart.example' });
    mailServer.taken.length = 0;
    await database.db.delete(mails);
  });
  afterEach(() => setTestVariables({ SMTP_URL: '' }));
  const sendWaiting = () => sendWaitingMails(database.db, () => false);

  it('a password reset mails a link to our page only if the e-mail address has an account', async () => {
    await emulator.signIn(email);
    const known = await ask(email);
    const unknown = await ask('nobody@skole.example');
    expect([known.status, known.text]).toEqual([204, '']);
    expect([unknown.status, unknown.text]).toEqual([204, '']);
    expect(await database.db.$count(mails)).toBe(2);
    expect(await sendWaiting()).toEqual({ sent: 1, failed: 0, givenUp: 0 });
    const [mail] = mailServer.taken;
    expect(mail).toContain(`To: ${email}`);
    const text = mail!.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(text).toMatch(/\/app\/new-password\?mode=resetPassword&oobCode=[\w-]+/);
    const [row, ...others] = await database.db.select().from(mails);
    expect(others).toEqual([]);
    expect(row).toMatchObject({ recipient: null, facts: null });
  });

  it('the mail for confirming an e-mail address has a link to our page', async () => {
    await emulator.signIn(email);
    await sendVerificationMail(
      database.db,
      { uid: 'not asked', email },
      { language: 'no', network: 'here' },
    );
    expect(await sendWaiting()).toMatchObject({ sent: 1 });
    const text = mailServer.taken[0]!.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
    expect(text).toMatch(/\/app\/new-password\?mode=verifyEmail&oobCode=[\w-]+/);
  });

  it('the mail of a password reset stays unsent while the identity provider does not answer', async () => {
    const noAnswer = Object.assign(new Error('No answer'), { code: 'auth/internal-error' });
    jest.spyOn(firebaseAuth(), 'getUserByEmail').mockRejectedValue(noAnswer);
    expect((await ask(email)).status).toBe(204);
    expect(await sendWaiting()).toMatchObject({ sent: 0, failed: 1 });
    expect(await database.db.select().from(mails)).toMatchObject([{ sentAt: null }]);
  });
});

it('the server requests one reset mail from Firebase in the language of the page', async () => {
  const answer = { status: 200, body: '{}' };
  const asked = await withProvider(answer, async () => void (await ask(email)));
  expect(asked).toEqual([
    {
      url: '/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=key',
      locale: 'en',
      body: JSON.stringify({ requestType: 'PASSWORD_RESET', email }),
    },
  ]);
});

it.each([
  ['EMAIL_NOT_FOUND', 'auth/user-not-found'],
  ['INVALID_EMAIL', 'auth/invalid-email'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER : Access has been disabled.', 'auth/too-many-requests'],
  ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed'],
])('the API returns the provider error %s as %s', async (message, code) => {
  await withProvider(refusing(message), async () => {
    const { status, body } = await ask(email);
    expect(status).toBe(422);
    const provider = { code, message: `Firebase: Error (${code}).` };
    expect(body).toMatchObject({ code: 'identityRefused', provider });
  });
});

it("the API returns an unknown error of the identity provider with the provider's message", async () => {
  const message = 'Requests from referer <empty> are blocked.';
  await withProvider(refusing(message), async () => {
    const provider = { code: 'auth/internal-error', message };
    expect((await ask(email)).body).toMatchObject({ code: 'identityRefused', provider });
  });
});

it.each([
  ['fails', { status: 500, body: '{"error":{"message":"INTERNAL"}}' }],
  ['answers with HTML', { status: 400, body: '<html>' }],
  ['does not answer', undefined],
])(
  'a password reset is unavailable during a failure of the identity provider: the provider %s',
  async (_, answer) => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const deadline = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(200));
    await withProvider(answer, async () => {
      expect((await ask(email)).body).toMatchObject({ code: 'unavailable', status: 503 });
    });
    expect(deadline.mock.calls[0]![0]).toBeLessThanOrEqual(10_000);
    expect(log.join()).not.toContain(email);
  },
);

describe('the rate limit of password resets', () => {
  it('counts requests for one address from all networks together', async () => {
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await ask(email, `10.0.0.${tries}`)).status).toBe(204);
    }
    const refused = await ask(email.toUpperCase(), '10.0.0.9');
    expect(refused.body).toMatchObject({ code: 'tooManyRequests', status: 429 });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask('ola@skole.example', '10.0.0.1')).status).toBe(204);
  });

  it('still allows each teacher one mail an hour when the network has exceeded its limit', async () => {
    const network = (host: string) => `2001:db8:1:2::${host}`;
    const teacher = 'tuva@skole.example';
    await Promise.all([emulator.signIn(teacher), emulator.signIn('ola@skole.example')]);
    await addTeacher(database.db, { email: teacher });
    await ask('nobody@skole.example', network('1'));
    await database.db.update(rateLimits).set({ count: 200 });
    const before = await written();
    for (const address of ['ola@skole.example', teacher, teacher.toUpperCase()]) {
      const { status, text } = await ask(address, network('2'));
      expect([status, text]).toEqual([204, '']);
    }
    const since = async () => (await written()).slice(before.length);
    expect(await since()).toEqual([teacher]);
    expect(await database.db.$count(rateLimits, like(rateLimits.key, 'passwordReset:%'))).toBe(3);
    await ask('ola@skole.example', '10.0.0.1');
    expect(await since()).toEqual([teacher, 'ola@skole.example']);
  });
});

it('a password reset from another site is refused', async () => {
  const answer = await ask(email, '10.0.0.1', { origin: 'https://evil.example' });
  expect(answer.body).toMatchObject({ code: 'foreignOrigin' });
});
