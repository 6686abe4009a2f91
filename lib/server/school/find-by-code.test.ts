import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { addSchool, testDatabase } from '@/lib/server/testing/test-school';
import { eq } from 'drizzle-orm';
import { schools } from '@/lib/db/schema/tables';
import { findByCode } from './find-by-code';

const database = testDatabase();
beforeEach(() => useTestEnvironment(database));

it('names the school of a code however it is typed, and counts wrong ones by network', async () => {
  const { db } = database;
  const id = await addSchool(db);
  const [school] = await db.select().from(schools).where(eq(schools.id, id));
  const { licenceCode, name } = school!;
  const typed = ` ${licenceCode.toLowerCase().replace('-', '')} `;
  expect(await findByCode(db, typed, '192.0.2.1')).toEqual({ name });
  const guess = (network: string) =>
    findByCode(db, '9999-9999', network).catch((error: { code: string }) => error.code);
  for (let tries = 0; tries < 60; tries += 1)
    expect(await guess('192.0.2.1')).toBe('licenceCodeUnknown');
  expect(await guess('192.0.2.1')).toBe('tooManyRequests');
  expect(await guess('192.0.2.2')).toBe('licenceCodeUnknown');
  expect(await findByCode(db, licenceCode, '192.0.2.1')).toEqual({ name });
});
