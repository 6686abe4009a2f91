import { Client } from 'pg';
import { createTestDatabase, type TestDatabase } from './test-database';

async function query(database: TestDatabase, statement: string) {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

describe('a test database', () => {
  let first: TestDatabase;
  let second: TestDatabase;

  beforeAll(async () => {
    [first, second] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  }, 60_000);

  afterAll(async () => {
    await Promise.all([first.drop(), second.drop()]);
  });

  it('has the migrated tables', async () => {
    expect(await query(first, 'select count(*)::int as n from teachers')).toEqual([{ n: 0 }]);
  });

  it('is isolated from other test databases', async () => {
    await query(first, 'create table only_here (id int)');
    expect(await query(second, "select to_regclass('only_here') as found")).toEqual([
      { found: null },
    ]);
  });
});
