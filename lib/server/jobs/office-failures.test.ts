import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import PgBoss from 'pg-boss';
import type { Failure } from '@/lib/contracts/billing/office';
import { mails, officeLog, schoolBilling } from '@/lib/db/schema/tables';
import type { OfficeClerk } from '@/lib/server/auth/office-clerk';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { exampleMails } from '@/lib/server/mail/mail-kinds';
import { addSchool, nowMs, testDatabase } from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { readFailures, tryAgain } from './office-failures';
import { failedJobs, queueSchema } from './jobs';

const database = testDatabase();
const email = 'kontor@example.no';
const clerk = { email } as OfficeClerk;
const log = async () =>
  (await database.db.select().from(officeLog)).map(({ kind, actor }) => [kind, actor]);

const failures = async (wanted: Failure['kind']) =>
  (await readFailures(clerk, database.db, nowMs)).failures.filter(({ kind }) => kind === wanted);
const again = (id: string, kind: 'mail' | 'job' | 'refused') =>
  tryAgain(database.db, clerk, id, kind, nowMs);

beforeAll(() => useTestEnvironment(database));

const { kind, ...facts } = exampleMails.cancelled;

async function addMail(values: Partial<typeof mails.$inferInsert>) {
  const cause = randomUUID();
  await queueMail(database.db, {
    ...{ kind, to: 'kari@skole.example', language: 'no', facts, cause, nowMs },
  });
  const [row] = await database.db
    .update(mails)
    .set(values)
    .where(eq(mails.cause, cause))
    .returning();
  return row!;
}

it("the operator's office sees only the mails whose sending was given up, with the reason", async () => {
  const givenUpAt = new Date(nowMs);
  const mail = await addMail({ givenUpAt, lastError: '550 No such user' });
  await addMail({ lastError: '451 Later' });
  await addMail({ sentAt: givenUpAt });
  expect(await failures('mail')).toMatchObject([
    {
      ...{ id: mail.id, about: 'cancelled', name: 'kari@skole.example' },
      ...{ at: givenUpAt.toISOString(), answer: '550 No such user' },
    },
  ]);
});

it("when the operator's office retries a mail twice, the retry is done once and recorded in the office log", async () => {
  const { id } = await addMail({ givenUpAt: new Date(nowMs), lastError: '550 No such user' });
  const asked = [1, 2].map(() => again(id, 'mail'));
  const outcomes = await Promise.allSettled(asked);
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [row] = await database.db.select().from(mails).where(eq(mails.id, id));
  expect(row).toMatchObject({ givenUpAt: null, attempts: 0, nextTryAt: new Date(nowMs) });
  expect((await log()).filter(([kind]) => kind === 'mailRetried')).toEqual([
    ['mailRetried', email],
  ]);
});

it("the operator's office sees each school whose billing is blocked, and the reason for the block", async () => {
  const schoolId = await addSchool(database.db, { name: 'Fjellvik skole' });
  const problemSince = new Date(nowMs);
  await database.db
    .update(schoolBilling)
    .set({ problem: 'noSeller', problemSince })
    .where(eq(schoolBilling.schoolId, schoolId));
  expect(await failures('blocked')).toMatchObject([
    { id: schoolId, name: 'Fjellvik skole', about: 'noSeller', at: problemSince.toISOString() },
  ]);
});

it("the operator's office sees failed jobs and can run them again", async () => {
  expect(await failures('job')).toEqual([]);
  const boss = new PgBoss({
    ...{ connectionString: database.url, schema: queueSchema, max: 1 },
    ...{ supervise: false, schedule: false },
  });
  await boss.start();
  try {
    for (const name of [failedJobs, 'daily']) await boss.createQueue(name);
    await boss.send(failedJobs, { queue: 'daily' });
    const [job, ...others] = await failures('job');
    expect(others).toEqual([]);
    expect(job).toMatchObject({ name: 'daily', number: 1 });
    await again(job!.id, 'job');
    expect(await failures('job')).toEqual([]);
    expect(await boss.getQueueSize('daily')).toBe(1);
    expect(await log()).toContainEqual(['jobRetried', email]);
    await expect(again(job!.id, 'job')).rejects.toMatchObject({
      code: 'notFound',
    });
  } finally {
    await boss.stop({ graceful: false });
  }
});

it.each(['', 'kari', '1', randomUUID()])(
  'a retry of a mail, job or invoice delivery with the unknown id "%s" is refused with the error "notFound"',
  async (id) => {
    for (const kind of ['mail', 'job', 'refused'] as const) {
      await expect(again(id, kind)).rejects.toMatchObject({ code: 'notFound' });
    }
  },
);
