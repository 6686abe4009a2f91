import { addPlan } from '@/lib/server/testing/add-order';
import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import {
  archivedClassesSchema,
  classDetailSchema,
  type ClassDetail,
} from '@/lib/contracts/classes/classes';
import { mapSchema } from '@/lib/contracts/maps/maps';
import { colleagueListSchema } from '@/lib/contracts/school/schools';
import { addSchool, openTestDatabase, pupilsNamed, rowMap } from '@/lib/server/testing/test-school';
import { teachers } from '@/lib/db/schema/tables';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let schoolId: string;
const ids: Record<string, string> = {};

beforeAll(async () => {
  database = await openTestDatabase();
  useTestEnvironment(database);
  schoolId = await addSchool(database.db);
  await addPlan(database.db, schoolId);
  const schools = { kari: schoolId, ola: schoolId, per: await addSchool(database.db) };
  for (const [name, school] of Object.entries(schools)) {
    const [row] = await database.db
      .insert(teachers)
      .values({ firebaseUid: name, name, email: `${name}@skole.example`, schoolId: school })
      .returning();
    ids[name] = row!.id;
  }
}, 60_000);
afterAll(() => database.close());
let log: string[];
beforeEach(() => {
  log = captureLog();
});

const as = (name: string) => ({ headers: { cookie: `session=${name}` } });
const detail = (answer: { body: unknown }) => classDetailSchema.strict().parse(answer.body);

async function create(): Promise<ClassDetail> {
  const body = { id: randomUUID(), grade: '5', name: '5A', pupils: pupilsNamed('Emma', 'Noah') };
  return detail(await call(calls.createClass, { ...as('kari'), method: 'POST', body }));
}

const change = (name: string, made: ClassDetail) =>
  call(calls.updateClass, {
    ...as(name),
    method: 'PUT',
    params: { classId: made.id },
    body: { grade: '5', name: '5B', version: made.version, pupils: made.pupils },
  });

it('a colleague is found, added, edits the class and is removed again', async () => {
  const made = await create();
  const found = await call(calls.listColleagues, { ...as('kari'), params: { schoolId } });
  const colleagues = colleagueListSchema.parse(found.body);
  expect(colleagues.map(({ name }) => name)).toEqual(['kari', 'ola']);
  expect(found.text).not.toContain('@');

  const params = { classId: made.id, teacherId: ids.ola! };
  expect((await change('ola', made)).body).toMatchObject({ code: 'forbidden', status: 403 });
  const shared = await call(calls.addEditor, { ...as('kari'), method: 'PUT', params });
  expect(detail(shared).editors).toEqual([{ id: ids.ola, name: 'ola' }]);
  expect(detail(await change('ola', made))).toMatchObject({ name: '5B', mayEdit: true });
  const saved = await call(calls.saveMap, {
    ...as('ola'),
    method: 'POST',
    params,
    body: rowMap(made.pupils),
  });
  expect(mapSchema.strict().parse(saved.body)).toMatchObject({ mayEdit: true, conditions: [] });

  const removed = await call(calls.removeEditor, { ...as('kari'), method: 'DELETE', params });
  expect(detail(removed).editors).toEqual([]);
  expect((await change('ola', { ...made, version: 2 })).status).toBe(403);
  expect(log.join()).not.toMatch(/ola|5B/);
});

it('a class is archived, refuses changes and maps, is found in the archive and restored', async () => {
  const made = await create();
  const asked = { ...as('kari'), params: { classId: made.id } };
  const put = (archived: boolean, version: number) =>
    call(calls.archiveClass, { ...asked, method: 'PUT', body: { archived, version } });
  const stale = await put(true, 9);
  expect(stale.body).toMatchObject({ code: 'changedMeanwhile', status: 409 });
  const archived = detail(await put(true, 1));
  expect(archived).toMatchObject({ version: 2, mayEdit: false });
  expect((await change('kari', archived)).body).toMatchObject({
    code: 'classArchived',
    status: 409,
  });
  const map = await call(calls.saveMap, { ...asked, method: 'POST', body: rowMap(made.pupils) });
  expect(map.body).toMatchObject({ code: 'classArchived', status: 409 });

  const path = '/api/classes/archived?search=5a';
  const found = await call(calls.listArchivedClasses, { ...as('kari'), path });
  expect(archivedClassesSchema.parse(found.body).classes).toMatchObject([{ id: made.id }]);
  const restored = detail(await put(false, 2));
  expect(restored).toMatchObject({ version: 3, mayEdit: true, archivedAt: null });
});

it.each([
  ['a search that is too long', `search=${'x'.repeat(101)}`, 400],
  ['a search of invisible characters', 'search=%00%E2%80%8B', 200],
  ['a broken escape', 'search=%ff%', 200],
])('the archive answers %s', async (_, query, status) => {
  const path = `/api/classes/archived?${query}`;
  expect((await call(calls.listArchivedClasses, { ...as('kari'), path })).status).toBe(status);
});

it('another school gets 404 for everything, and its teachers cannot be added', async () => {
  const made = await create();
  const params = { classId: made.id, teacherId: ids.per!, schoolId };
  const perAs = { ...as('per'), params };
  const answers = await Promise.all([
    call(calls.addEditor, { ...as('kari'), method: 'PUT', params }),
    call(calls.addEditor, { ...perAs, method: 'PUT' }),
    call(calls.removeEditor, { ...perAs, method: 'DELETE' }),
    call(calls.archiveClass, { ...perAs, method: 'PUT', body: { archived: true, version: 1 } }),
    call(calls.listColleagues, perAs),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404));
  for (const { text } of answers) expect(text).not.toMatch(/Emma|5A|ola/);
});

it.each([
  ['GET archived classes', calls.listArchivedClasses],
  ['GET colleagues', calls.listColleagues],
  ['PUT an editor', calls.addEditor],
  ['DELETE an editor', calls.removeEditor],
  ['PUT archived', calls.archiveClass],
])('the API requires a session to %s', async (_, handler) => {
  expect((await call(handler)).body).toMatchObject({ code: 'notSignedIn', status: 401 });
});
