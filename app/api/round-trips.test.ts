import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import {
  addClass,
  addSchool,
  addTeacher,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import {
  captureLog,
  useTestEnvironment,
  call,
  type TestCall,
} from '@/lib/server/testing/test-server';
import { addSession, testToken } from '@/lib/server/testing/test-sessions';
import { saveMap } from '@/lib/server/maps/save-map';

const {
  readAccount: getAccount,
  listClasses: getClasses,
  readClass: getClass,
  updateClass: putClass,
  readConditions: getConditions,
  listGroupRounds: getRounds,
  saveMap: postMap,
  listMaps: getMaps,
  readMap: getMap,
  listRooms: getRooms,
} = calls;

const database = testDatabase();
let teacher: TeacherRow;
let own: Awaited<ReturnType<typeof addClass>>;
const mapId = randomUUID();

beforeAll(async () => {
  const { db } = database;
  useTestEnvironment(database);
  captureLog();
  const schoolId = await addSchool(db, { hasActiveSubscription: true });
  teacher = await addTeacher(db, { schoolId });
  await addSession(db, teacher.firebaseUid);
  own = await addClass(db, teacher, 'Ada', 'Bo');
  await saveMap(db, teacher, own.id, rowMap(own.pupils, { id: mapId }), Date.now());
}, 60_000);

/** Calls a route and counts the statements that go to the database, with the beginning and end of a transaction. */
async function countStatements(handler: Parameters<typeof call>[0], options: TestCall = {}) {
  const query = jest.spyOn(pg.Client.prototype, 'query');
  const headers = { cookie: `session=${testToken(teacher.firebaseUid)}` };
  const { status } = await call(handler, { headers, ...options });
  const count = query.mock.calls.length;
  query.mockRestore();
  return { status, count };
}

const ofClass = () => ({ params: { classId: own.id } });

/**
 * A statement costs the server about as much as all the rest of a request, so a request asks for what belongs together
 * at once. The first is always the session with its teacher.
 */
describe('statements of a request', () => {
  it.each([
    ['the account', () => countStatements(getAccount), 1],
    ['the list of classes', () => countStatements(getClasses), 3],
    ['a class', () => countStatements(getClass, ofClass()), 2],
    ["a class's maps", () => countStatements(getMaps, ofClass()), 4],
    ['its conditions', () => countStatements(getConditions, ofClass()), 6],
    ['its rounds of groups', () => countStatements(getRounds, ofClass()), 3],
    ['a map', () => countStatements(getMap, { params: { mapId } }), 2],
    ['the rooms', () => countStatements(getRooms), 3],
    [
      'a class renamed',
      () =>
        countStatements(putClass, {
          ...ofClass(),
          method: 'PUT',
          body: { grade: '5', name: '5B', version: own.version, pupils: own.pupils },
        }),
      9,
    ],
    [
      'a map saved',
      () => countStatements(postMap, { ...ofClass(), method: 'POST', body: rowMap(own.pupils) }),
      14,
    ],
  ])('%s', async (name, ask, most) => {
    // The first request that looks at a class writes its use, the first of a limit clears old ones away.
    if (name === 'a class' || name === 'a map saved') await ask();
    const { status, count } = await ask();
    expect([status, count]).toEqual([200, most]);
  });
});
