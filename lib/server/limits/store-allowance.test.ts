import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import type { Call } from '@/lib/contracts/call';
import { calls } from '@/lib/contracts/calls';
import { packTermPlan } from '@/lib/contracts/maps/term-plan';
import { rateLimits } from '@/lib/db/schema/tables';
import { formBytes } from '@/lib/server/http/read-body';
import {
  addTeacher,
  plannedRowMap,
  pupilsNamed,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { call } from '@/lib/server/testing/test-server';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';
import { countStored } from './store-allowance';

const database = testDatabase();
const megabyte = 1_000_000;
const session = (uid: string, isEmailVerified = true, schoolId: string | null = null) => ({
  ...{ uid, isEmailVerified },
  teacher: { schoolId } as never,
});
const refusal = { code: 'tooManyRequests' };

async function megabytesOf(one: ReturnType<typeof session>): Promise<number> {
  for (let count = 0; ; count += 1) {
    const refused = await countStored(database.db, one, (megabyte - 2000) / 3).then(
      () => false,
      () => true,
    );
    if (refused) return count;
  }
}

describe('the storage allowance of an account', () => {
  it('is 50 MB a day, or 5 MB before the address is confirmed', async () => {
    expect(await megabytesOf(session('ada'))).toBe(50);
    expect(await megabytesOf(session('bo', false))).toBe(5);
    await database.db.update(rateLimits).set({ resetsAt: sql`now()` });
    await countStored(database.db, session('ada'), megabyte);
  });

  it('is limited by the allowance of the school', async () => {
    await countStored(database.db, session('cai', true, 'a school'), 0);
    await database.db.update(rateLimits).set({ count: 20_000_000 });
    await expect(
      countStored(database.db, session('dina', true, 'a school'), 0),
    ).rejects.toMatchObject(refusal);
  });
});

const changes = Object.entries<Call>(calls).filter(
  ([, { session: need, method }]) => need !== 'none' && method !== 'GET',
);
const largestBody = ({ body, maxBodyBytes = formBytes }: Call) => (body ? maxBodyBytes : 0);
const sizes = [...new Set(changes.map(([, one]) => largestBody(one)))].sort((a, b) => b - a);
const most = { confirmed: 50_000, unconfirmed: 5000 };

describe.each(sizes)('a call with a body of up to %i bytes', (bytes) => {
  async function multiplyOut(kind: keyof typeof most) {
    await database.db.delete(rateLimits);
    const one = session('ada', kind === 'confirmed');
    await countStored(database.db, one, bytes);
    const [first] = await database.db.select().from(rateLimits);
    const kilobytes = first!.count;
    const times = Math.floor(most[kind] / kilobytes);
    await database.db.update(rateLimits).set({ count: (times - 1) * kilobytes });
    await countStored(database.db, one, bytes);
    await expect(countStored(database.db, one, bytes)).rejects.toMatchObject(refusal);
    return { kilobytes, times };
  }

  it('is limited by the daily allowance as documented in security.md', async () => {
    const [day, before] = [await multiplyOut('confirmed'), await multiplyOut('unconfirmed')];
    expect(day.kilobytes * 1000).toBeGreaterThanOrEqual(3 * bytes);
    const names = changes.flatMap(([name, one]) => (largestBody(one) === bytes ? name : []));
    const toText = ({ kilobytes, times }: typeof day) =>
      `${times.toLocaleString('en')} (${((kilobytes * times) / 1000).toFixed(1)} MB)`;
    const row = [
      bytes === 0 ? 'none' : `${bytes / 1000} kB`,
      names.length > 8 ? `${names.length} others` : names.map((name) => `\`${name}\``).join(', '),
      `${day.kilobytes.toLocaleString('en')} kB`,
      ...[toText(day), toText(before)],
    ];
    const page = readFileSync('lib/server/security.md', 'utf8').replace(/ +/g, ' ');
    expect(page).toContain(`| ${row.join(' | ')} |`);
  });
});

it('the largest API calls add fewer bytes to the database than the server counts against the storage allowance', async () => {
  const { db } = database;
  await db.delete(rateLimits);
  const teacher = await addTeacher(db, { createdAt: new Date() });
  await addSession(db, teacher.firebaseUid);
  const headers = { cookie: `session=${testToken(teacher.firebaseUid)}` };
  const size = async () => {
    await db.execute(sql`checkpoint`);
    const { rows } = await db.execute<{ bytes: string }>(
      sql`select pg_database_size(current_database()) as bytes`,
    );
    return Number(rows[0]!.bytes);
  };
  const send = async (one: Parameters<typeof call>[0], params: object, body: unknown) => {
    const answer = await call(one, { headers, params: params as never, body });
    expect(answer.status).toBeLessThan(300);
    return answer.body as { id: string; version: number };
  };
  const before = await size();
  const pupils = pupilsNamed(...Array.from({ length: 200 }, (_, index) => `Elev ${index}`));
  const { id: classId } = await send(
    calls.createClass,
    {},
    {
      ...{ id: crypto.randomUUID(), grade: '8', name: '8B', pupils },
    },
  );
  const state = rowMap(pupils);
  const map = await send(calls.saveMap, { classId }, state);
  const { id: _, ...changed } = state;
  for (let version = 1; version <= 40; version += 1) {
    const seats = changed.seats.map(({ pupilId }, index) => ({
      pupilId,
      desk: changed.seats[(index + version) % changed.seats.length]!.desk,
    }));
    await send(calls.changeMap, { mapId: map.id }, { ...changed, seats, version });
  }
  const days = Array.from({ length: 60 }, (_, day) =>
    new Date(Date.UTC(2098, 0, 6 + day)).toISOString().slice(0, 10),
  );
  await send(
    calls.keepTermPlan,
    { classId },
    packTermPlan({
      basis: [],
      maps: days.map((plannedFor) => plannedRowMap(pupils, plannedFor)),
    }),
  );
  const grown = (await size()) - before;
  const [counted] = await db
    .select({ kilobytes: rateLimits.count })
    .from(rateLimits)
    .where(sql`${rateLimits.key} like 'storeDay:%'`);
  expect(grown).toBeLessThan(counted!.kilobytes * 1000);
}, 60_000);
