import { calls } from '@/lib/contracts/calls';
import { sql } from 'drizzle-orm';
import { healthSchema } from '@/lib/contracts/health';
import { openDatabase } from '@/lib/db/client';
import { installation } from '@/lib/db/schema/tables';
import { explainError } from '@/lib/server/errors/error-response';
import { holdJobs, releaseJobs } from '@/lib/server/jobs/hold-jobs';
import { testDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const { checkHealth: GET } = calls;

const database = testDatabase();
const build = { version: 'development', build: 'development' };

beforeEach(() => {
  useTestEnvironment(database);
  captureLog();
});

async function health() {
  const { status, body } = await call(GET);
  return [status, healthSchema.strict().parse(body)];
}

describe('the health check', () => {
  it('is ok when the database has every migration', async () => {
    expect(await health()).toEqual([
      200,
      { ...build, status: 'ok', database: 'ok', migrations: 'ok', jobs: 'done' },
    ]);
  });

  it('reports 503 when the database is down', async () => {
    const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    useTestEnvironment({ url: database.url, db });
    expect(await health()).toEqual([
      503,
      {
        ...build,
        status: 'unavailable',
        database: 'unreachable',
        migrations: 'unknown',
        jobs: 'unknown',
      },
    ]);
    expect(await call(calls.checkLife)).toMatchObject({
      status: 200,
      body: { ...build, status: 'ok' },
    });
    await close();
  });

  it('reports 503 for half a minute after a disk-full error', async () => {
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() - 30_000);
    explainError(Object.assign(new Error(), { code: '53100' }));
    expect(await health()).toMatchObject([503, { status: 'unavailable', database: 'full' }]);
    clock.mockRestore();
    expect(await health()).toMatchObject([200, { status: 'ok', database: 'ok' }]);
  });

  const behind = {
    ...build,
    status: 'unavailable',
    database: 'ok',
    migrations: 'behind',
    jobs: 'done',
  };

  it('reports 503 when migrations are behind', async () => {
    const { db } = database;
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
    expect(await health()).toEqual([503, behind]);
  });

  it('reports 503 for a newer migration in the database only if it is incompatible with the running build', async () => {
    const { db } = database;
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at + 2`);
    expect((await health())[0]).toBe(200);
    const newer = sql`(select max(created_at) from drizzle.__drizzle_migrations)`;
    await db.execute(sql`update installation set least_migration = ${newer}`);
    expect(await health()).toEqual([503, { ...behind, migrations: 'ahead' }]);
    await db.execute(sql`update installation set least_migration = 0`);
  });

  it('is ok when the database table "installation" has no row', async () => {
    const rows = await database.db.delete(installation).returning();
    expect((await health())[0]).toBe(200);
    await database.db.insert(installation).values(rows);
  });

  it('shows paused jobs and is ok', async () => {
    await holdJobs(database.db, new Date());
    expect(await health()).toEqual([
      200,
      { ...behind, status: 'ok', migrations: 'ok', jobs: 'held' },
    ]);
    await releaseJobs(database.db);
  });

  it('reports 503 when no migration was ever applied', async () => {
    await database.db.execute(sql`drop schema drizzle cascade`);
    expect(await health()).toEqual([503, { ...behind, jobs: 'unknown' }]);
  });
});
