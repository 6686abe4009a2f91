import { eq } from 'drizzle-orm';
import { mails, rateLimits, teachers } from '@/lib/db/schema/tables';
import { openMailServer } from '@/lib/server/testing/test-receivers';
import { addTeacher, nowMs, testDatabase } from '@/lib/server/testing/test-school';
import { captureLog, setTestVariables, useTestEnvironment } from '@/lib/server/testing/test-server';
import { daysUntilDeleted, daysUntilEmptied, emptyMails } from './empty-mails';
import { listFailedMails, retryFailedMail } from './failed-mails';
import type { MailTransport } from './mail-transport';
import { openMailTransport } from './open-mail-transport';
import { queueAskedMail, queueMail } from './queue-mail';
import { fewestTries, longestTryMs, sendMails, type MailSender } from './send-mails';
import { exampleMails } from './mail-kinds';

const database = testDatabase();
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const none = { sent: 0, failed: 0, givenUp: 0 };
const to = 'kari@skole.example';

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
  mailServer.answer = 'taken';
  await database.db.delete(mails);
  await database.db.delete(rateLimits);
});

const { kind: _, ...cancelled } = exampleMails.cancelled;
const queue = (cause: string) =>
  queueMail(database.db, {
    ...{ kind: 'cancelled', to, language: 'no', facts: cancelled, cause, nowMs },
  });
const sender = (afterMinutes = 0, values: Partial<MailSender> = {}): MailSender => ({
  transport: openMailTransport(),
  makeUrl: () => Promise.reject(new Error('not asked')),
  clock: () => nowMs + afterMinutes * minuteMs,
  isTimeUp: () => false,
  ...values,
});
const send = (afterMinutes = 0, values: Partial<MailSender> = {}) =>
  sendMails(database.db, sender(afterMinutes, values));
const rowOf = async (cause: string) =>
  (await database.db.select().from(mails).where(eq(mails.cause, cause)))[0]!;
const messageIds = () => mailServer.taken.map((mail) => /^Message-ID: <(.*)>/m.exec(mail)![1]!);

describe('a queued mail', () => {
  it('is sent once, with the id of its row in the Message-ID', async () => {
    await queue('a');
    expect(await send()).toEqual({ ...none, sent: 1 });
    expect(await send(24 * 60)).toEqual(none);
    const { id, sentAt } = await rowOf('a');
    expect(messageIds()).toEqual([`${id}@klassekart.example`]);
    expect(mailServer.taken[0]).toContain(`To: ${to}`);
    expect(sentAt).toEqual(new Date(nowMs));
  });

  it('is stored and sent only once when the same event requests it repeatedly', async () => {
    expect(await queue('a')).toBe(true);
    expect(await queue('a')).toBe(false);
    await send();
    expect(await queue('a')).toBe(false);
    expect(await send(1)).toEqual(none);
    expect(mailServer.taken).toHaveLength(1);
  });

  it('is not stored if the transaction that queues the mail fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await queueMail(tx, {
        ...{ kind: 'cancelled', to, language: 'no', facts: cancelled, cause: 'a', nowMs },
      });
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    expect(await send()).toEqual(none);
  });

  it('is sent once by four simultaneous senders', async () => {
    for (let index = 0; index < 20; index += 1) await queue(`mail ${index}`);
    const results = await Promise.all([send(), send(), send(), send()]);
    expect(results.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
    expect(new Set(messageIds()).size).toBe(20);
    expect(mailServer.taken).toHaveLength(20);
  });

  it('waits for the next run when the time of a run is up', async () => {
    await queue('a');
    expect(await send(0, { isTimeUp: () => true })).toEqual(none);
    expect(await send()).toEqual({ ...none, sent: 1 });
  });

  it('is deleted with the account of its teacher', async () => {
    const teacher = await addTeacher(database.db);
    await queueMail(database.db, {
      ...{ kind: 'cancelled', to, language: 'no', facts: cancelled, cause: 'a', nowMs },
      teacherId: teacher.id,
    });
    await database.db.delete(teachers).where(eq(teachers.id, teacher.id));
    expect(await database.db.$count(mails)).toBe(0);
  });
});

describe('the sending of a mail', () => {
  it.each([
    ['greylisted', 450, 'The mail server answered 450'],
    ['cut off', 'cut', 'The mail server answered ECONNECTION'],
  ] as const)(
    'is retried with growing delays after a temporary failure: %s',
    async (_name, answer, lastError) => {
      await queue('a');
      mailServer.answer = answer;
      expect(await send()).toEqual({ ...none, failed: 1 });
      expect(await send(0.9)).toEqual(none);
      expect(await send(1)).toEqual({ ...none, failed: 1 });
      expect(await send(2.9)).toEqual(none);
      expect(await rowOf('a')).toMatchObject({ attempts: 2, givenUpAt: null, lastError });
      mailServer.answer = 'taken';
      expect(await send(3)).toEqual({ ...none, sent: 1 });
      expect(await rowOf('a')).toMatchObject({ attempts: 3, lastError: null });
      expect(mailServer.taken).toHaveLength(1);
    },
  );

  it("is given up after a permanent error, and the failed mail is listed for the operator's office", async () => {
    await queue('a');
    mailServer.answer = 550;
    expect(await send()).toEqual({ ...none, givenUp: 1 });
    expect(await send(24 * 60)).toEqual(none);
    const reason = 'The mail server answered 550';
    expect(await listFailedMails(database.db, 10)).toMatchObject([
      { kind: 'cancelled', recipient: to, reason },
    ]);
    expect(log.join()).toContain(reason);
    expect(log.join()).not.toContain(to);
  });

  it("can be retried by the operator's office", async () => {
    await queue('a');
    mailServer.answer = 550;
    await send();
    mailServer.answer = 'taken';
    const { id } = await rowOf('a');
    expect(await retryFailedMail(database.db, id, nowMs)).toBe(true);
    expect(await retryFailedMail(database.db, id, nowMs)).toBe(false);
    expect(await send()).toEqual({ ...none, sent: 1 });
    expect(await listFailedMails(database.db, 10)).toEqual([]);
  });

  it('is given up after five days of tries', async () => {
    await queue('a');
    mailServer.answer = 450;
    const lastMinute = longestTryMs / minuteMs;
    for (let left = 60 * (fewestTries - 1); left >= 61; left -= 60) {
      expect(await send(lastMinute - left - 1)).toEqual({ ...none, failed: 1 });
    }
    expect(await send(lastMinute - 1)).toEqual({ ...none, failed: 1 });
    expect(await send(lastMinute + 60)).toEqual({ ...none, givenUp: 1 });
  });

  it('is tried twelve times even if no job ran for five days', async () => {
    await queue('a');
    mailServer.answer = 450;
    const late = longestTryMs / minuteMs;
    for (let time = 1; time < fewestTries; time += 1) {
      expect(await send(late + time * 61)).toEqual({ ...none, failed: 1 });
    }
    expect(await send(late + fewestTries * 61)).toEqual({ ...none, givenUp: 1 });
  });

  it('succeeds at the first try even if no job ran for 30 days', async () => {
    await queue('a');
    expect(await send(30 * 24 * 60)).toEqual({ ...none, sent: 1 });
  });
});

it('a mail is sent again with the same Message-ID if the sending process stopped after delivery', async () => {
  await queue('a');
  let dies = () => {};
  const hasDied = new Promise<void>((resolve) => (dies = resolve));
  const real = openMailTransport();
  const transport: MailTransport = {
    send: async (mail) => {
      await real.send(mail);
      dies();
      await new Promise(() => {});
    },
  };
  void send(0, { transport });
  await hasDied;
  expect(await send(0.9)).toEqual(none);
  expect(await send(1)).toEqual({ ...none, sent: 1 });
  const [first, second, ...others] = messageIds();
  expect(first).toBe(second);
  expect(others).toEqual([]);
});

describe('a mail that gets its link only at the time of sending', () => {
  const queueReset = () =>
    queueAskedMail(
      database.db,
      { kind: 'reset', to, language: 'en', facts: {}, cause: 'r', nowMs },
      {},
    );

  it('contains the link, but the link is not stored', async () => {
    await queueReset();
    const url = 'https://www.klassekart.example/app/new-password?oobCode=AbC';
    expect(await send(0, { makeUrl: async () => url })).toEqual({ ...none, sent: 1 });
    expect(mailServer.taken[0]!.replaceAll(/=\r?\n/g, '')).toContain('oobCode=3DAbC');
    expect(JSON.stringify(await rowOf('r'))).not.toContain('oobCode');
  });

  it('is deleted unsent if no link can be made for it', async () => {
    await queueReset();
    expect(await send(0, { makeUrl: async () => null })).toEqual(none);
    expect(await database.db.$count(mails)).toBe(0);
    expect(mailServer.taken).toEqual([]);
  });

  it('is retried if an error occurs while its link is made', async () => {
    await queueReset();
    const makeUrl = () => Promise.reject(new Error('no answer'));
    expect(await send(0, { makeUrl })).toEqual({ ...none, failed: 1 });
    expect(await send(1, { makeUrl: async () => 'https://a.example/' })).toMatchObject({ sent: 1 });
  });
});

describe('the database row of a mail', () => {
  it('loses the recipient and the inserted values after the retention period, and is deleted later', async () => {
    await queue('sent');
    await send();
    await queue('given up');
    mailServer.answer = 550;
    await send();
    await emptyMails(database.db, nowMs + daysUntilEmptied * dayMs);
    expect(await rowOf('sent')).toMatchObject({ recipient: to });
    await emptyMails(database.db, nowMs + daysUntilEmptied * dayMs + 1);
    for (const cause of ['sent', 'given up']) {
      expect(await rowOf(cause)).toMatchObject({ recipient: null, facts: null });
    }
    const { id } = await rowOf('given up');
    expect(await retryFailedMail(database.db, id, nowMs)).toBe(false);
    await emptyMails(database.db, nowMs + daysUntilDeleted * dayMs + 1);
    expect(await database.db.$count(mails)).toBe(0);
  });

  it('retains its recipient while the mail waits', async () => {
    await queue('a');
    await emptyMails(database.db, nowMs + 500 * dayMs);
    expect(await rowOf('a')).toMatchObject({ recipient: to });
  });

  it('loses the recipient and the inserted values as soon as a mail with an access link is sent', async () => {
    const { kind, url, ...facts } = exampleMails.reset;
    await queueAskedMail(database.db, { kind, to, language: 'no', facts, cause: 'a', nowMs }, {});
    await send(0, { makeUrl: async () => url });
    expect(await rowOf('a')).toMatchObject({ recipient: null, facts: null });
    expect(mailServer.taken).toHaveLength(1);
  });
});
