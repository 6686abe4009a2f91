import { sql } from 'drizzle-orm';
import { openDatabase, type Database } from '@/lib/db/client';
import { startFreezingProxy } from '@/lib/db/testing/freezing-proxy';
import { createTestDatabase, type TestDatabase } from '@/lib/db/testing/test-database';
import { checkHealth } from '@/lib/server/database/check-health';
import { captureLog } from '@/lib/server/testing/test-server';
import { toErrorResponse } from '../errors/error-response';

let source: TestDatabase;
let opened: ReturnType<typeof openDatabase> | undefined;

beforeAll(async () => {
  source = await createTestDatabase();
}, 60_000);
beforeEach(() => void captureLog());
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
afterAll(() => source.drop());

const open = (options?: Parameters<typeof openDatabase>[1]) =>
  (opened = openDatabase(source.url, options)).db;
const forever = sql`select pg_sleep(60)`;

async function answerTo(work: Promise<unknown>) {
  const error: unknown = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return (await toErrorResponse(error, 'request').json()) as unknown;
}
const unavailable = { code: 'unavailable', status: 503 };

describe('a database connection', () => {
  it('limits statements and idle transactions to ten seconds', async () => {
    const { rows } = await open().execute(
      sql`select current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as transaction`,
    );
    expect(rows).toEqual([{ statement: '10s', transaction: '10s' }]);
  });

  it.each<[string, Parameters<typeof openDatabase>[1], (db: Database) => Promise<unknown>]>([
    ['a statement takes too long', { statement_timeout: 20 }, (db) => db.execute(forever)],
    [
      'a transaction is idle for too long',
      { idle_in_transaction_session_timeout: 20 },
      (db) =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1`);
          const other = openDatabase(source.url);
          const ended = sql`select count(*)::int as count from pg_stat_activity
            where state = 'idle in transaction' and datname = current_database()`;
          while ((await other.db.execute<{ count: number }>(ended)).rows[0]!.count > 0);
          await other.close();
          await tx.execute(sql`select 1`);
        }),
    ],
    [
      'all connections are in use',
      { max: 1, connectionTimeoutMillis: 20 },
      (db) => db.transaction(() => db.execute(sql`select 1`)),
    ],
  ])('causes a 503 when a time or connection limit is exceeded: %s', async (_, options, work) => {
    expect(await answerTo(work(open(options)))).toMatchObject(unavailable);
  });
});

describe('a database that stops answering', () => {
  let proxy: Awaited<ReturnType<typeof startFreezingProxy>>;
  let db: Database;
  beforeEach(async () => {
    proxy = await startFreezingProxy(source.url);
    opened = openDatabase(proxy.url, { max: 1, silenceMs: 1000 });
    db = opened.db;
    await db.execute(sql`select 1`);
  });
  afterEach(async () => {
    await opened?.close();
    opened = undefined;
    await proxy.close();
  });
  const one = sql`select 1`;

  const frozen = () => {
    proxy.freeze();
    return one;
  };

  it.each<[string, () => Promise<unknown>]>([
    ['a statement', () => db.execute(frozen())],
    [
      'the beginning of a transaction',
      () => {
        proxy.freeze();
        return db.transaction((tx) => tx.execute(one));
      },
    ],
    [
      'a statement of a transaction',
      () =>
        db.transaction(async (tx) => {
          await tx.execute(one);
          await tx.execute(frozen());
        }),
    ],
  ])(
    'causes a 503 problem and can be used again afterwards: the failure is during %s',
    async (_, work) => {
      expect(await answerTo(work())).toMatchObject(unavailable);
      proxy.thaw();
      expect((await db.execute(one)).rows).toHaveLength(1);
      expect((await db.transaction((tx) => tx.execute(one))).rows).toHaveLength(1);
    },
  );

  it('is reported as unreachable by the health check', async () => {
    proxy.freeze();
    const health = checkHealth(db, 10);
    expect(await health).toMatchObject({ status: 'unavailable', database: 'unreachable' });
  });
});
