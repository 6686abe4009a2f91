import { sql } from 'drizzle-orm';
import { openDatabase } from '@/lib/db/client';
import { rateLimits } from '@/lib/db/schema/tables';
import { openTestDatabase } from '@/lib/server/testing/test-school';
import type { AppError } from './app-error';
import { limitRate } from './rate-limit';

let database: Awaited<ReturnType<typeof openTestDatabase>>;

beforeAll(async () => {
  database = await openTestDatabase();
}, 60_000);
afterAll(() => database.close());

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
  it('lets as many tries through as allowed, and tells the next how long to wait', async () => {
    const { db } = database;
    for (let count = 0; count < 3; count += 1) await limitRate(db, limit('10.0.0.1'));
    const [refused] = await refusals([limitRate(db, limit('10.0.0.1'))]);
    expect(refused).toMatchObject({ code: 'tooManyRequests', status: 429 });
    const wait = Number(refused?.options.headers?.['Retry-After']);
    expect(wait).toBeGreaterThan(50);
    expect(wait).toBeLessThanOrEqual(60);
  });

  it('counts everybody and every action apart', async () => {
    const { db } = database;
    const one = { max: 1 };
    await limitRate(db, limit('10.0.0.2', one));
    await limitRate(db, limit('10.0.0.3', one));
    await limitRate(db, limit('10.0.0.2', { ...one, action: 'register' }));
    expect(await refusals([limitRate(db, limit('10.0.0.2', one))])).toHaveLength(1);
  });

  it('begins anew when the window is over', async () => {
    const { db } = database;
    const one = { max: 1 };
    await limitRate(db, limit('10.0.0.4', one));
    expect(await refusals([limitRate(db, limit('10.0.0.4', one))])).toHaveLength(1);
    await db.update(rateLimits).set({ resetsAt: sql`now() - interval '1 millisecond'` });
    await limitRate(db, limit('10.0.0.4', one));
    expect(await refusals([limitRate(db, limit('10.0.0.4', one))])).toHaveLength(1);
  });

  it('does not move the end of the window with every try', async () => {
    const { db } = database;
    const end = async () => (await db.select().from(rateLimits)).map((row) => row.resetsAt);
    await db.delete(rateLimits);
    await limitRate(db, limit('10.0.0.5'));
    const first = await end();
    await limitRate(db, limit('10.0.0.5'));
    expect(await end()).toEqual(first);
  });

  it('holds across web nodes and simultaneous requests', async () => {
    const nodes = [openDatabase(database.url), openDatabase(database.url)];
    const tries = Array.from({ length: 40 }, (_, index) =>
      limitRate(nodes[index % 2]!.db, limit('10.0.0.6', { max: 10 })),
    );
    expect(await refusals(tries)).toHaveLength(30);
    await Promise.all(nodes.map((node) => node.close()));
  });

  it('stores no address', async () => {
    await limitRate(database.db, limit('192.168.7.7'));
    const keys = (await database.db.select().from(rateLimits)).map((row) => row.key);
    expect(keys.join()).not.toContain('192.168.7.7');
  });
});
