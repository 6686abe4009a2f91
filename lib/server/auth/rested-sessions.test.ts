import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { calls } from '@/lib/contracts/calls';
import { officeClerks, sessions } from '@/lib/db/schema/tables';
import { makeWorld, roleEmail, type World } from '@/lib/server/testing/test-roles';
import { openTestDatabase, rowMap } from '@/lib/server/testing/test-school';
import { asAnotherNode, finishChecks, testToken } from '@/lib/server/testing/test-sessions';
import {
  call,
  captureLog,
  setTestVariables,
  useTestEnvironment,
} from '@/lib/server/testing/test-server';

jest.mock('next-intl/server', () => jest.requireActual<object>('@/lib/i18n/testing/server-words'));
jest.mock('@/lib/server/auth/firebase', () => ({
  firebaseAuth: () => ({
    getUser: async (uid: string) => ({ email: `${uid}@skole.example`, emailVerified: true }),
  }),
}));

const minuteMs = 60_000;
const ages: [string, number][] = [
  ['0 minutes', 0],
  ['2 minutes', 2],
  ['16 minutes', 16],
  ['13 hours', 13 * 60],
  ['13 days', 13 * 24 * 60],
];

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let world: World;

beforeAll(async () => {
  setTestVariables({ DEMO: 'true' });
  database = await openTestDatabase();
  useTestEnvironment(database);
  world = await makeWorld(database.db, Date.now());
  const clerk = { firebaseUid: 'admin', email: roleEmail('admin'), addedAt: new Date() };
  await database.db.insert(officeClerks).values(clerk);
}, 60_000);
afterAll(async () => {
  await finishChecks();
  await database.close();
});
beforeEach(() => {
  captureLog();
});

async function rest(minutes: number) {
  await finishChecks();
  asAnotherNode();
  const at = new Date(Date.now() - minutes * minuteMs);
  await database.db
    .update(sessions)
    .set({ createdAt: at, lastSeenAt: at, checkedAt: at })
    .where(eq(sessions.firebaseUid, 'admin'));
}

const headers = { cookie: `session=${testToken('admin')}` };

const reads = Object.values(calls).filter(
  ({ method, session }) => method === 'GET' && session !== 'none',
);

function read(path: string) {
  const { classId, mapId, roomId } = world.works.admin!;
  const values: Record<string, string> = {
    ...{ classId, mapId, roomId, version: '1', email: roleEmail('admin') },
    ...{ teacherId: world.teacherIds.admin!, schoolId: world.school.id },
    day: new Date().toISOString().slice(0, 10),
  };
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const params = Object.fromEntries(names.map((name) => [name, values[name] ?? randomUUID()]));
  return call({ method: 'GET', path: path as `/${string}` }, { params, headers });
}

describe.each(reads.map(({ path }) => path))('GET %s', (path) => {
  it.each(ages)(
    'returns the same status for a session in use and for a session that was idle for %s',
    async (_, minutes) => {
      await rest(0);
      const fresh = await read(path);
      await rest(minutes);
      const rested = await read(path);
      expect(rested.status).toBe(fresh.status);
      expect([401, 403]).not.toContain(rested.status);
      await rest(minutes);
      const four = await Promise.all([read(path), read(path), read(path), read(path)]);
      expect(four.map(({ status }) => status)).toEqual(Array(4).fill(fresh.status));
    },
  );
});

describe('saving a map', () => {
  const save = () => {
    const { classId, pupils } = world.works.admin!;
    return call(calls.saveMap, { params: { classId }, headers, body: rowMap(pupils) });
  };

  it.each(ages)(
    'succeeds with a session that was idle for %s, even for four simultaneous requests',
    async (_, minutes) => {
      await rest(minutes);
      expect((await save()).status).toBe(200);
      await rest(minutes);
      const four = await Promise.all([save(), save(), save(), save()]);
      expect(four.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    },
  );
});
