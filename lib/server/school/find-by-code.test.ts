import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import { eq } from 'drizzle-orm';
import { schools } from '@/lib/db/schema/tables';
import { findByCode } from './find-by-code';

const database = testDatabase();
beforeEach(() => useTestEnvironment(database));

it('findByCode finds a school by the typed licence code unless too many wrong codes came from the same network', async () => {
  const { db } = database;
  const id = await addSchool(db);
  const [school] = await db.select().from(schools).where(eq(schools.id, id));
  const { licenceCode, name } = school!;
  const typed = ` ${licenceCode.toLowerCase().replace('-', '')} `;
  expect(await findByCode(db, typed, '192.0.2.1')).toEqual({ name });
  const ask = (code: string, network: string) =>
    findByCode(db, code, network).catch((error: { code: string }) => error.code);
  for (let tries = 0; tries < 100; tries += 1) {
    expect(await ask('9999-9999', '192.0.2.1')).toBe('licenceCodeUnknown');
    if (tries % 10 === 0) expect(await ask(licenceCode, '192.0.2.1')).toEqual({ name });
  }
  expect(await ask('9999-9999', '192.0.2.1')).toBe('tooManyRequests');
  expect(await ask(licenceCode, '192.0.2.1')).toBe('tooManyRequests');
  expect(await ask(licenceCode, '192.0.2.2')).toEqual({ name });
});
