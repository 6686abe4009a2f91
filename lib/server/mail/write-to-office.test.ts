import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { contactMessageMaxLength } from '@/lib/contracts/site/contact';
import { mails, rateLimits } from '@/lib/db/schema/tables';
import { publicEnv } from '@/lib/env/public';
import { sendWaitingMails } from '@/lib/server/jobs/send-waiting-mails';
import { openMailServer } from '@/lib/server/testing/test-receivers';
import { testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const { writeToOffice: write } = calls;

const database = testDatabase();
let mailServer: Awaited<ReturnType<typeof openMailServer>>;
let log: string[];

beforeAll(async () => {
  useTestEnvironment(database);
  mailServer = await openMailServer();
  setTestVariables({ SMTP_URL: mailServer.url, MAIL_FROM: 'post@klassekart.example' });
});
afterAll(() => mailServer.close());
beforeEach(async () => {
  log = captureLog();
  mailServer.taken.length = 0;
  await database.db.delete(mails);
  await database.db.delete(rateLimits);
});

const message = () => ({
  id: randomUUID(),
  name: 'Kari Nordmann',
  email: 'kari@skole.example',
  message: 'Hei!\n\nKan vi få én faktura for to skoler?',
});
const send = (changes: object = {}, network = '10.0.0.1') =>
  call(write, {
    method: 'POST',
    headers: { 'x-forwarded-for': network },
    body: { ...message(), ...changes },
  });
const deliver = async () => {
  await sendWaitingMails(database.db, () => false);
  return mailServer.taken.map((mail) => mail.replaceAll('\r\n', '\n'));
};
const headers = (mail: string) => mail.split('\n\n')[0]!.replaceAll(/\n\s+/g, ' ').split('\n');

it("a message to the operator's office is delivered with its sender as Reply-To", async () => {
  expect((await send()).status).toBe(204);
  const [mail] = await deliver();
  expect(headers(mail!)).toContain(`To: ${publicEnv().company.email}`);
  expect(headers(mail!)).toContain('From: post@klassekart.example');
  expect(headers(mail!)).toContain('Reply-To: kari@skole.example');
  expect(headers(mail!)).toContain('Subject: Melding fra Kari Nordmann');
  expect(log.join('')).not.toMatch(/kari@skole|faktura/);
});

it("a message to the operator's office is delivered once even if repeated, and its content is deleted after delivery", async () => {
  const again = message();
  await send(again);
  await send(again);
  expect(await deliver()).toHaveLength(1);
  const [row] = await database.db.select().from(mails);
  expect([row!.facts, row!.recipient]).toEqual([null, null]);
  await send(again);
  expect(await deliver()).toHaveLength(1);
});

it("markup and line breaks in a message to the operator's office are treated as plain text", async () => {
  const hostile = '<img src=x onerror=alert(1)>\r\nBcc: ola@skole.example\u202e';
  expect((await send({ name: hostile, message: `${hostile}\n{{code}}` })).status).toBe(204);
  const [mail] = await deliver();
  expect(headers(mail!).filter((line) => /^(bcc|cc|to):/i.test(line))).toEqual([
    `To: ${publicEnv().company.email}`,
  ]);
  const html = mail!.split('text/html')[1]!;
  expect(html).not.toMatch(/<img/);
  expect(html).toContain('&lt;img');
  expect(mail).not.toContain('=E2=80=AE');
  expect(mail).toContain('{{code}}');
});

it.each([
  ['an empty name', 'name', { name: ' ' }],
  ['a malformed address', 'email', { email: 'kari' }],
  [
    'a line break in the address',
    'email',
    { email: 'kari@skole.example\r\nBcc: ola@skole.example' },
  ],
  ['no visible text', 'message', { message: '\u200b\n ' }],
  ['a text that is too long', 'message', { message: 'a'.repeat(contactMessageMaxLength + 1) }],
  ['an unknown field', '', { to: 'ola@skole.example' }],
])(
  "a message to the operator's office is refused with the path of the wrong field: a message with %s",
  async (_, path, changes) => {
    const { status, body } = await send(changes);
    expect([status, (body as { errors: object[] }).errors]).toEqual([
      400,
      [expect.objectContaining({ path })],
    ]);
    expect(await database.db.select().from(mails)).toEqual([]);
  },
);

it("a sender's sixth message to the operator's office within an hour is refused, but another sender's message is accepted", async () => {
  for (let sent = 0; sent < 5; sent += 1) expect((await send()).status).toBe(204);
  const refused = await send();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3500]).toEqual([429, true]);
  expect((await send({ email: 'ola@skole.example' })).status).toBe(204);
  // The limit of a sender's address holds per network, so that others can't block it by using it.
  expect((await send({}, '10.0.0.2')).status).toBe(204);
});

it("a message to the operator's office is refused if its network has already sent sixty messages", async () => {
  for (let sent = 0; sent < 60; sent += 1) await send({ email: `kari${sent}@skole.example` });
  expect((await send({ email: 'ola@skole.example' })).status).toBe(429);
  expect((await send({}, '10.0.0.2')).status).toBe(204);
});
