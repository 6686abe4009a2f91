import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
import { openDatabase } from '@/lib/db/client';
import { rateLimits } from '@/lib/db/schema/tables';
import { testDatabase } from '@/lib/server/testing/test-school';
import type { AppError } from '../errors/app-error';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { limitRate } from './rate-limit';

const database = testDatabase();

beforeAll(async () => {
  useTestEnvironment(database);
}, 60_000);

const limit = (by: string, values = {}) => ({
  action: 'signIn',
  by,
  max: 3,
  windowSeconds: 60,
  ...values,
});

async function refusals(tries: Promise<void>[]): Promise<AppError[]> {
  const results = await Promise.allSettled(tries);
  return results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason as AppError] : [],
  );
}

describe('limitRate', () => {
  it('refuses a try above the maximum with a Retry-After header', async () => {
    const { db } = database;
    for (let count = 0; count < 3; count += 1) await limitRate(db, limit('10.0.0.1'));
    const [refused] = await refusals([limitRate(db, limit('10.0.0.1'))]);
    expect(refused).toMatchObject({ code: 'tooManyRequests', status: 429 });
    const wait = Number(refused?.options.headers?.['Retry-After']);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('counts each caller and each action separately', async () => {
    const { db } = database;
    const one = { max: 1 };
    await limitRate(db, limit('10.0.0.2', one));
    await limitRate(db, limit('10.0.0.3', one));
    await limitRate(db, limit('10.0.0.2', { ...one, action: 'register' }));
    expect(await refusals([limitRate(db, limit('10.0.0.2', one))])).toHaveLength(1);
  });

  it('starts a new time window when the former one is over', async () => {
    const { db } = database;
    const one = { max: 1 };
    await limitRate(db, limit('10.0.0.4', one));
    expect(await refusals([limitRate(db, limit('10.0.0.4', one))])).toHaveLength(1);
    await db.update(rateLimits).set({ resetsAt: sql`now() - interval '1 millisecond'` });
    await limitRate(db, limit('10.0.0.4', one));
    expect(await refusals([limitRate(db, limit('10.0.0.4', one))])).toHaveLength(1);
  });

  it('does not extend the time window when a further attempt is made', async () => {
    const { db } = database;
    const end = async () => (await db.select().from(rateLimits)).map((row) => row.resetsAt);
    await db.delete(rateLimits);
    await limitRate(db, limit('10.0.0.5'));
    const first = await end();
    await limitRate(db, limit('10.0.0.5'));
    expect(await end()).toEqual(first);
  });

  it('counts simultaneous requests to two web nodes together', async () => {
    const nodes = [openDatabase(database.url), openDatabase(database.url)];
    const tries = Array.from({ length: 40 }, (_, index) =>
      limitRate(nodes[index % 2]!.db, limit('10.0.0.6', { max: 10 })),
    );
    expect(await refusals(tries)).toHaveLength(30);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('stores a keyed hash of the network address instead of the address itself', async () => {
    const { db } = database;
    const address = '192.168.7.7';
    await db.delete(rateLimits);
    await limitRate(db, limit(address));
    const keyNow = async () => (await db.select().from(rateLimits)).map((row) => row.key).join();
    const first = await keyNow();
    for (const encoding of ['base64', 'base64url', 'hex'] as const) {
      expect(first).not.toContain(createHash('sha256').update(address).digest(encoding));
    }
    expect(first).not.toContain(address);

    useTestEnvironment(database, undefined, 'another-secret-another-secret-another');
    await db.delete(rateLimits);
    await limitRate(db, limit(address));
    expect(await keyNow()).not.toBe(first);
  });

  it('deletes the expired counters of attempts and keeps the others', async () => {
    const { db } = database;
    await db.delete(rateLimits);
    const rows = (name: string, count: number, resetsAt: SQL) =>
      Array.from({ length: count }, (_, index) => ({
        key: `${name} ${index}`,
        count: 5,
        resetsAt,
      }));
    await db
      .insert(rateLimits)
      .values([
        ...rows('past', 25, sql`now() - interval '1 minute'`),
        ...rows('running', 25, sql`now() + interval '1 minute'`),
      ]);
    for (const by of ['10.1.0.1', '10.1.0.2', '10.1.0.3']) await limitRate(db, limit(by));
    const keys = (await db.select().from(rateLimits)).map(({ key }) => key);
    expect(keys.filter((key) => key.startsWith('past'))).toEqual([]);
    expect(keys.filter((key) => key.startsWith('running'))).toHaveLength(25);
    expect(keys).toHaveLength(28);
  });
});
