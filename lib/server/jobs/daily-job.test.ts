import { calls } from '@/lib/contracts/calls';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { accountDeletions, schoolBilling } from '@/lib/db/schema/tables';
import { holdJobs, releaseJobs } from '@/lib/server/jobs/hold-jobs';
import { addSubscription } from '@/lib/server/testing/add-order';
import { testDatabase } from '@/lib/server/testing/test-school';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

const { runDaily: POST } = calls;

const database = testDatabase();
const secret = 'en-lang-tilfeldig-tekst-for-jobber';
let folder: string;

beforeAll(async () => {
  useTestEnvironment(database);
  folder = await mkdtemp(path.join(tmpdir(), 'seatmap-outbox-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => setUp({ JOBS_SECRET: secret, DEMO: 'true' }));

function setUp(env: Record<string, string>) {
  setTestVariables({ DATA_DIR: folder, ...env });
  captureLog();
}

const run = (authorization?: string) =>
  call(POST, { method: 'POST', headers: { origin: '', ...(authorization && { authorization }) } });
const nothing = {
  ...{ changed: 0, blocked: 0 },
  ...{ delivered: 0, failed: 0, refused: 0 },
  mails: { sent: 0, failed: 0, givenUp: 0 },
  deletionsLeft: 0,
};

it.each([
  ['a request without authorization', undefined],
  ['a wrong secret', `Bearer ${secret}x`],
  ['a secret without a scheme', secret],
  ['a scheme without a secret', 'Bearer '],
])('the daily run refuses a request without the right secret: %s', async (_, authorization) => {
  expect(await run(authorization)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
});

it('the daily run is refused when no secret is configured', async () => {
  setUp({ JOBS_SECRET: '' });
  expect((await run('Bearer ')).status).toBe(403);
  expect((await run('Bearer undefined')).status).toBe(403);
});

it('the daily run issues and delivers each invoice once, even in simultaneous runs', async () => {
  await addSubscription(database.db);
  await addSubscription(database.db, { invoiceType: 'email', invoiceEmail: 'faktura@example.no' });
  const answers = await Promise.all([run(`Bearer ${secret}`), run(`Bearer ${secret}`)]);
  for (const { status } of answers) expect(status).toBe(200);
  expect((await run(`Bearer ${secret}`)).body).toEqual(nothing);
  const files = await readdir(path.join(folder, 'outbox'));
  expect(files.map((name) => path.extname(name)).sort()).toEqual(['.eml', '.xml']);
});

it('the daily run does nothing while jobs are paused and catches up afterwards', async () => {
  await holdJobs(database.db, new Date());
  await addSubscription(database.db);
  expect((await run(`Bearer ${secret}`)).body).toEqual({ held: true });
  await releaseJobs(database.db);
  expect((await run(`Bearer ${secret}`)).body).toEqual({ ...nothing, changed: 1, delivered: 1 });
});

it('the daily run continues after an order that cannot be invoiced', async () => {
  await addSubscription(database.db, { organizationNumber: '987654324' });
  await addSubscription(database.db);
  expect((await run(`Bearer ${secret}`)).body).toEqual({
    ...nothing,
    ...{ changed: 1, blocked: 1, delivered: 1 },
  });
});

it('the daily run issues no invoice when the settings name no seller', async () => {
  setUp({ DEMO: '' });
  await addSubscription(database.db);
  expect((await run(`Bearer ${secret}`)).body).toEqual({ ...nothing, blocked: 2 });
  const problems = await database.db
    .select({ problem: schoolBilling.problem })
    .from(schoolBilling)
    .where(isNotNull(schoolBilling.problem));
  expect(problems.map(({ problem }) => problem)).toContain('noSeller');
});

it('the daily run returns the number of unfinished account deletions', async () => {
  await database.db.insert(accountDeletions).values(
    ['a', 'b', 'c'].map((firebaseUid) => ({
      firebaseUid,
      subscriptionIds: ['sub_1'],
      checkoutSessionIds: [],
      requestedAt: new Date(),
    })),
  );
  expect((await run(`Bearer ${secret}`)).body).toMatchObject({ deletionsLeft: 3 });
  const tried = await database.db.select().from(accountDeletions);
  for (const { triedAt } of tried) expect(triedAt).not.toBeNull();
});
