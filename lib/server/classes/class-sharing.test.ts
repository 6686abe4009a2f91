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

it('a colleague can edit a class from being added as an editor until being removed', async () => {
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

it('an archived class cannot be changed or get new maps until the class is restored', async () => {
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
  ['a search that is too long', 400, `search=${'x'.repeat(101)}`],
  ['a search of invisible characters', 200, 'search=%00%E2%80%8B'],
  ['a malformed percent escape', 200, 'search=%ff%'],
])(
  'the archive answers unusual searches without a server error: %s with status %i',
  async (_, status, query) => {
    const path = `/api/classes/archived?${query}`;
    expect((await call(calls.listArchivedClasses, { ...as('kari'), path })).status).toBe(status);
  },
);

it('a teacher of another school gets 404 when trying to share or archive a class, and cannot be added as its editor', async () => {
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
  ['list archived classes', calls.listArchivedClasses],
  ['list colleagues', calls.listColleagues],
  ['add an editor', calls.addEditor],
  ['remove an editor', calls.removeEditor],
  ['archive a class', calls.archiveClass],
])(
  'the API of sharing and archiving refuses every call without a session: the call to %s',
  async (_, handler) => {
    expect((await call(handler)).body).toMatchObject({ code: 'notSignedIn', status: 401 });
  },
);
