import { Client } from 'pg';
import { calls } from '@/lib/contracts/calls';
import { norwegianDay } from '@/lib/core/maps/norwegian-day';
import { makeWorld, type World } from '@/lib/server/testing/test-roles';
import {
  frontConditions,
  pupilsNamed,
  rowMap,
  rowLayout,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';
import { testToken } from '@/lib/server/testing/test-sessions';

jest.mock('next-intl/server', () => jest.requireActual<object>('@/lib/i18n/testing/server-words'));

const database = testDatabase();
let world: World;
let statements = 0;

beforeAll(async () => {
  useTestEnvironment(database);
  captureLog();
  world = await makeWorld(database.db, Date.now());
  const query = Client.prototype.query;
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...given) {
    statements += 1;
    return query.apply(this, given) as never;
  });
}, 60_000);
afterAll(() => jest.restoreAllMocks());

type Work = NonNullable<World['works']['teacher']>;
type Row = [name: keyof typeof calls, statements: number, body?: (work: Work) => unknown];

const mapState = ({ pupils }: Work) => {
  const { id: _, ...state } = rowMap(pupils);
  return { ...state, version: 2 };
};

/** Each statement of a transaction counts, including BEGIN and COMMIT. */
const day: Row[] = [
  ['readMe', 1],
  ['readAccount', 1],
  ['listClasses', 3],
  ['readClass', 4],
  ['readConditions', 6],
  ['listRooms', 3],
  ['readMapHistory', 4],
  ['readMap', 2],
  ['listAbsences', 4],
  ['readShared', 6],
  [
    'createClass',
    12,
    () => ({ id: crypto.randomUUID(), grade: '5', name: '5C', pupils: pupilsNamed('Emma') }),
  ],
  ['createRoom', 9, () => ({ id: crypto.randomUUID(), name: 'Rom', layout: rowLayout() })],
  ['putConditions', 10, ({ pupils }) => ({ version: 0, conditions: frontConditions(pupils) })],
  ['saveMap', 16, ({ pupils }) => rowMap(pupils)],
  ['changeMap', 18, mapState],
  ['putAbsence', 16, ({ pupils }) => ({ pupilId: pupils[0]!.id, away: true })],
];

it.each(day)('the call %s runs %i SQL statements', async (...[name, count, body]: Row) => {
  const work = world.works.teacher!;
  const { classId, mapId, link } = work;
  const params = { classId, mapId, token: link.token, day: norwegianDay(Date.now()) };
  statements = 0;
  const answer = await call(calls[name], {
    params,
    headers: { cookie: `session=${testToken('teacher')}` },
    body: body?.(work),
  });
  expect([answer.status < 300, statements]).toEqual([true, count]);
});
