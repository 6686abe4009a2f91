import { calls } from '@/lib/contracts/calls';
import { sql } from 'drizzle-orm';
import { healthSchema } from '@/lib/contracts/health';
import { openDatabase } from '@/lib/db/client';
import { testDatabase } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const { checkHealth: GET } = calls;

const database = testDatabase();

beforeEach(() => {
  useTestEnvironment(database);
  captureLog();
});

async function health() {
  const { status, body } = await call(GET);
  return [status, healthSchema.strict().parse(body)];
}

describe('health', () => {
  it('is ok with a database that has every migration', async () => {
    expect(await health()).toEqual([200, { status: 'ok', database: 'ok', migrations: 'ok' }]);
  });

  it('is unavailable when the database is down', async () => {
    const { db, close } = openDatabase('postgres://nobody@127.0.0.1:1/nothing');
    useTestEnvironment({ url: database.url, db });
    expect(await health()).toEqual([
      503,
      { status: 'unavailable', database: 'unreachable', migrations: 'unknown' },
    ]);
    await close();
  });

  const behind = [503, { status: 'unavailable', database: 'ok', migrations: 'behind' }];

  it('is unavailable when migrations are behind', async () => {
    const { db } = database;
    await db.execute(sql`update drizzle.__drizzle_migrations set created_at = created_at - 1`);
    expect(await health()).toEqual(behind);
  });

  it('is unavailable when nothing was ever migrated', async () => {
    await database.db.execute(sql`drop schema drizzle cascade`);
    expect(await health()).toEqual(behind);
  });
});
