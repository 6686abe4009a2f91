import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { licenceCodeAlphabet, parseLicenceCode } from '@/lib/core/school/licence-code';
import { openDatabase } from './client';
import { checkoutAttempts, schools, teachers } from './schema/tables';
import { createTestDatabase, type TestDatabase } from './testing/test-database';

let source: TestDatabase;
let database: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  source = await createTestDatabase();
  database = openDatabase(source.url);
}, 60_000);
afterAll(async () => {
  await database.close();
  await source.drop();
});

const refusedAs = (code: string) => ({ cause: expect.objectContaining({ code }) as unknown });
const uniqueViolation = refusedAs('23505');

describe('the database', () => {
  it('reconnects after the server has dropped its connections', async () => {
    const { db } = database;
    await Promise.all([1, 2, 3].map(() => db.execute(sql`select 1`)));
    const other = openDatabase(source.url);
    await other.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await other.close();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  });

  it.each([
    [true, 0, '0'],
    [false, 1, '10s'],
  ])(
    'when isPooled is %s, keeps %i prepared statements after a query and has the statement timeout %s',
    async (isPooled, named, limit) => {
      const { db, close } = openDatabase(source.url, { isPooled, max: 1 });
      await db.select().from(schools).prepare('all schools').execute();
      const left = await db.execute(
        sql`select count(*)::int as named, current_setting('statement_timeout') as "limit"
          from pg_prepared_statements`,
      );
      await close();
      expect(left.rows).toEqual([{ named, limit }]);
    },
  );

  it('generates a unique, valid licence code for each school', async () => {
    const { db } = database;
    const names = Array.from({ length: 200 }, (_, index) => ({ name: `Skole ${index}` }));
    const made = await db.insert(schools).values(names).returning();
    const codes = made.map((school) => school.licenceCode);
    expect(new Set(codes).size).toBe(names.length);
    expect(codes.map(parseLicenceCode)).toEqual(codes);
    expect(new Set(codes.join('')).size).toBe(licenceCodeAlphabet.length);
  });

  it('refuses a second open checkout for the same plan', async () => {
    const { db } = database;
    const [teacher] = await db
      .insert(teachers)
      .values({ firebaseUid: randomUUID(), name: 'Ola', email: 'ola@skole.example' })
      .returning();
    const attempt = { teacherId: teacher!.id, lookupKey: 'plan', expiresAt: new Date() };
    await db
      .insert(checkoutAttempts)
      .values([
        attempt,
        { ...attempt, status: 'completed' },
        { ...attempt, status: 'expired' },
        { ...attempt, lookupKey: 'another plan' },
      ]);
    await expect(db.insert(checkoutAttempts).values(attempt)).rejects.toMatchObject(
      uniqueViolation,
    );
  });

  it('refuses an e-mail that differs only in case', async () => {
    const { db } = database;
    const teacher = (email: string) => ({ firebaseUid: randomUUID(), name: 'Kari', email });
    await db.insert(teachers).values(teacher('kari@skole.example'));
    await expect(db.insert(teachers).values(teacher('Kari@Skole.example'))).rejects.toMatchObject(
      uniqueViolation,
    );
  });
});
