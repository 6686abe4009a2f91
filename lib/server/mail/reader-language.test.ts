import { randomUUID } from 'node:crypto';
import { addTeacher, testDatabase } from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { queueMail } from './queue-mail';
import { readerLanguage, readerLanguages } from './reader-language';

const database = testDatabase();
beforeAll(() => useTestEnvironment(database));

const write = (teacherId: string, language: 'no' | 'en', nowMs: number) =>
  queueMail(database.db, {
    ...{ kind: 'paymentFailed', to: 'kari@skole.example', teacherId, language, nowMs },
    ...{ facts: { amount: 199_00, cardUrl: '' }, cause: randomUUID() },
  });

it('readerLanguage returns the language of the newest mail to a teacher, or Norwegian if there is none', async () => {
  const { db } = database;
  const [kari, ola, none] = [await addTeacher(db), await addTeacher(db), await addTeacher(db)];
  await write(kari.id, 'no', 1);
  await write(kari.id, 'en', 2);
  await write(ola.id, 'en', 1);
  await write(ola.id, 'no', 2);
  expect(await readerLanguage(db, kari.id)).toBe('en');
  expect(await readerLanguage(db, none.id)).toBe('no');
  const all = await readerLanguages(db, [kari.id, ola.id, none.id]);
  expect([...all].sort()).toEqual(
    [
      [kari.id, 'en'],
      [ola.id, 'no'],
    ].sort(),
  );
});
