import { randomUUID } from 'node:crypto';
import { calls } from '@/lib/contracts/calls';
import { rateLimits } from '@/lib/db/schema/tables';
import { samplePapers } from '@/lib/server/maps/exam/testing/sample-papers';
import { saveMap } from '@/lib/server/maps/save-map';
import {
  addClass,
  addTeacher,
  nowMs,
  openTestDatabase,
  rowMap,
} from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

const { saveMap: save, keepGroupRounds, drawMapPdf: pdf, readMap: read, drawMapXlsx: xlsx } = calls;
const { drawExamPapers: papers } = calls;

jest.mock('next-intl/server', () => jest.requireActual<object>('@/lib/i18n/testing/server-words'));
jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  database = await openTestDatabase();
  useTestEnvironment(database);
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  captureLog();
  jest.spyOn(Date, 'now').mockReturnValue(nowMs);
});
afterEach(() => jest.restoreAllMocks());

async function teacherWithMap() {
  const { db } = database;
  const teacher = await addTeacher(db);
  const made = await addClass(db, teacher, 'Ada', 'Bo');
  const map = await saveMap(db, teacher, made.id, rowMap(made.pupils), nowMs);
  const as = { headers: { cookie: `session=${teacher.firebaseUid}` } };
  return {
    files: () =>
      Promise.all([
        ...[pdf, xlsx].map((get) => call(get, { ...as, params: { mapId: map.id } })),
        call(papers, { ...as, method: 'POST', body: samplePapers('doorLists', 2) }),
      ]),
    read: () => call(read, { ...as, params: { mapId: map.id } }),
    save: () =>
      call(save, {
        ...as,
        method: 'POST',
        params: { classId: made.id },
        body: rowMap(made.pupils),
      }),
    keepGroups: () => {
      const groups = [made.pupils.map(({ id }) => id)];
      return call(keepGroupRounds, {
        ...as,
        method: 'PUT',
        params: { classId: made.id },
        body: { rounds: [{ id: randomUUID(), version: 0, day: '2026-08-20', groups }] },
      });
    },
  };
}
const exhaust = () => database.db.update(rateLimits).set({ count: 10_000 });

it('the rate limit of file downloads applies to each teacher separately', async () => {
  const teacher = await teacherWithMap();
  const other = await teacherWithMap();
  expect((await teacher.files()).map(({ status }) => status)).toEqual([200, 200, 200]);
  await exhaust();
  for (const { body, headers } of await teacher.files()) {
    expect(body).toMatchObject({ code: 'tooManyRequests', status: 429 });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect((await teacher.read()).status).toBe(200);
  expect((await teacher.save()).status).toBe(200);
  expect((await other.files()).map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('the rate limit of saved maps applies to each teacher separately', async () => {
  const teacher = await teacherWithMap();
  const other = await teacherWithMap();
  expect((await teacher.save()).status).toBe(200);
  await exhaust();
  const refused = await teacher.save();
  expect(refused.body).toMatchObject({ code: 'tooManyRequests', status: 429 });
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await teacher.files()).map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await other.save()).status).toBe(200);
});

it('the rate limit of saved group rounds applies to each teacher separately', async () => {
  const teacher = await teacherWithMap();
  const other = await teacherWithMap();
  expect((await teacher.keepGroups()).status).toBe(200);
  await exhaust();
  const refused = await teacher.keepGroups();
  expect(refused.body).toMatchObject({ code: 'tooManyRequests', status: 429 });
  expect((await teacher.save()).status).toBe(200);
  expect((await other.keepGroups()).status).toBe(200);
});
