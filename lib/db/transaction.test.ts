import { eq, sql } from 'drizzle-orm';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import { openDatabase } from './client';
import { schools } from './schema/tables';

const database = testDatabase();

function meeting(count: number) {
  let meet = () => {};
  const met = new Promise<void>((resolve) => (meet = resolve));
  return () => {
    count -= 1;
    if (count === 0) meet();
    return met;
  };
}

describe('a transaction', () => {
  it('that deadlocks with another is retried once', async () => {
    const { db, close } = openDatabase(database.url);
    const ids = [await addSchool(db), await addSchool(db)];
    const bothHaveOne = meeting(2);
    let runs = 0;
    const committed: Promise<void>[] = [];
    const addVersions = (order: string[]) =>
      db.transaction(async (tx) => {
        runs += 1;
        if (runs === 3) await Promise.any(committed);
        for (const [index, id] of order.entries()) {
          await tx
            .update(schools)
            .set({ version: sql`${schools.version} + 1` })
            .where(eq(schools.id, id));
          if (index === 0) await bothHaveOne();
        }
      });
    committed.push(addVersions(ids), addVersions(ids.toReversed()));
    await Promise.all(committed);
    const rows = await db.select().from(schools);
    expect(rows.map(({ version }) => version)).toEqual([3, 3]);
    expect(runs).toBe(3);
    await close();
  });

  it('that fails because of a division by zero is not retried', async () => {
    const { db, close } = openDatabase(database.url);
    let runs = 0;
    const failing = db.transaction(async (tx) => {
      runs += 1;
      await tx.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(runs).toBe(1);
    await close();
  });
});
