import { calls } from '@/lib/contracts/calls';
import { randomUUID } from 'node:crypto';
import { type ClassDetail, classDetailSchema } from '@/lib/contracts/classes/classes';
import { classPageSchema } from '@/lib/contracts/classes/class-list';
import { termsVersion } from '@/lib/contracts/account/terms';
import { mapHistorySchema, mapSchema, type SavedMap } from '@/lib/contracts/maps/maps';
import { problemSchema } from '@/lib/contracts/problem';
import { openTestDatabase, pupilsNamed, rowMap } from '@/lib/server/testing/test-school';
import { call, captureLog, useTestEnvironment } from '@/lib/server/testing/test-server';

jest.mock('@/lib/server/auth/read-session', () =>
  jest.requireActual<object>('@/lib/server/testing/named-sessions'),
);

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let log: string[];

beforeAll(async () => {
  database = await openTestDatabase();
  useTestEnvironment(database);
  captureLog();
  for (const name of ['kari', 'ola']) {
    await call(calls.registerTeacher, {
      ...as(name),
      method: 'POST',
      body: { name, acceptedTerms: termsVersion },
    });
  }
}, 60_000);
afterAll(() => database.close());
beforeEach(() => {
  log = captureLog();
});

const as = (name: string) => ({ headers: { cookie: `session=${name}` } });

async function create(...names: string[]): Promise<ClassDetail> {
  const body = { id: randomUUID(), grade: '5', name: '5A', pupils: pupilsNamed(...names) };
  const answer = await call(calls.createClass, { ...as('kari'), method: 'POST', body });
  return classDetailSchema.strict().parse(answer.body);
}

const save = (classId: string, body: unknown) =>
  call(calls.saveMap, { ...as('kari'), method: 'POST', params: { classId }, body });

describe('the API of classes and maps', () => {
  it('gives answers that match its contracts, from creating a class to deleting it', async () => {
    const made = await create('Łukasz', 'Đặng', 'Оксана', 'محمد');
    const params = { classId: made.id };
    const [first] = made.pupils;
    const changed = await call(calls.updateClass, {
      ...as('kari'),
      method: 'PUT',
      params,
      body: {
        grade: '6',
        name: '6A',
        version: made.version,
        pupils: made.pupils.map((pupil) =>
          pupil === first ? { ...pupil, name: 'Łukasz K' } : pupil,
        ),
      },
    });
    expect(classDetailSchema.strict().parse(changed.body)).toMatchObject({
      name: '6A',
      version: 2,
    });

    const ids: string[] = [];
    for (let round = 0; round < 2; round += 1) {
      const saved = await save(made.id, rowMap(made.pupils));
      ids.push(mapSchema.strict().parse(saved.body).id);
    }
    const [older, newer] = ids as [string, string];
    const history = await call(calls.readMapHistory, { ...as('kari'), params });
    expect(mapHistorySchema.parse(history.body).map((map) => map.id)).toEqual([newer, older]);

    const activated = await call(calls.activateMap, {
      ...as('kari'),
      method: 'POST',
      params: { mapId: older },
    });
    expect(mapSchema.strict().parse(activated.body).isActive).toBe(true);
    const list = await call(calls.listClasses, as('kari'));
    const { classes } = classPageSchema.strict().parse(list.body);
    const summary = classes.find((entry) => entry.id === made.id);
    expect(summary).toMatchObject({ activeMap: { id: older } });

    const asked = { ...as('kari'), params: { mapId: older } };
    expect((await call(calls.deleteMap, { ...asked, method: 'DELETE' })).status).toBe(204);
    expect((await call(calls.readMap, asked)).status).toBe(404);
    const gone = await call(calls.deleteClass, { ...as('kari'), method: 'DELETE', params });
    expect([gone.status, gone.text]).toEqual([204, '']);
    expect((await call(calls.readClass, { ...as('kari'), params })).status).toBe(404);

    expect(log.join()).not.toMatch(/łukasz|оксана|kari|"6a"/i);
  });

  it('accepts ids in capitals in the conditions of a map', async () => {
    const made = await create('Emma', 'Noah');
    const map = rowMap(made.pupils, {
      conditions: [
        { id: randomUUID(), type: 'together', pupils: made.pupils.map((pupil) => pupil.id) },
      ],
    });
    const shout = JSON.stringify(map).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) =>
      id.toUpperCase(),
    );
    for (const classId of [made.id, made.id.toUpperCase()]) {
      const saved = (await save(classId, shout)).body as SavedMap;
      expect(saved.conditions).toEqual(map.conditions);
      expect(saved.id).toBe(map.id);
    }
  });

  it('answers 404 for classes and maps of another teacher', async () => {
    const made = await create('Emma', 'Noah');
    const map = (await save(made.id, rowMap(made.pupils))).body as SavedMap;
    const ofClass = { ...as('ola'), params: { classId: made.id } };
    const ofMap = { ...as('ola'), params: { mapId: map.id } };
    const { grade, name, version, pupils } = made;
    const answers = await Promise.all([
      call(calls.readClass, ofClass),
      call(calls.updateClass, {
        ...ofClass,
        method: 'PUT',
        body: { grade, name, version, pupils },
      }),
      call(calls.deleteClass, { ...ofClass, method: 'DELETE' }),
      call(calls.readMapHistory, ofClass),
      call(calls.saveMap, { ...ofClass, method: 'POST', body: rowMap(pupils) }),
      call(calls.readMap, ofMap),
      call(calls.deleteMap, { ...ofMap, method: 'DELETE' }),
      call(calls.activateMap, { ...ofMap, method: 'POST' }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 404));
    for (const answer of answers) expect(answer.text).not.toMatch(/Emma|5A/);
  });

  it('refuses an account without a teacher record with the error "noTeacher"', async () => {
    const answer = await call(calls.listClasses, as('nobody'));
    expect(answer.body).toMatchObject({ code: 'noTeacher', status: 403 });
  });

  it('returns the field path of a duplicate pupil and of an invalid condition', async () => {
    const made = await create('Emma', 'Noah');
    const body = { id: randomUUID(), grade: '5', name: '5A', pupils: pupilsNamed('Emma', 'emma') };
    const doubled = await call(calls.createClass, { ...as('kari'), method: 'POST', body });
    expect(problemSchema.parse(doubled.body).errors).toEqual([
      { path: 'pupils.1.name', code: 'doubled' },
    ]);
    const [emma] = made.pupils;
    const lonely = rowMap(made.pupils, {
      conditions: [{ id: randomUUID(), type: 'apart', pupils: [emma!.id] }],
    });
    expect(problemSchema.parse((await save(made.id, lonely)).body).errors).toEqual([
      { path: 'conditions.0.pupils', code: 'too_small' },
    ]);
  });

  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'answers an unknown path with a 404 problem for the method %s',
    async (method) => {
      const answer = await call({ method, path: '/kari/classes' });
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect(answer.body).toMatchObject({ code: 'notFound', status: 404 });
      expect(log.join()).not.toContain('kari');
    },
  );

  it.each([
    ['list classes', calls.listClasses],
    ['create a class', calls.createClass],
    ['read a class', calls.readClass],
    ['change a class', calls.updateClass],
    ['delete a class', calls.deleteClass],
    ['read the history', calls.readMapHistory],
    ['save a map', calls.saveMap],
    ['read a map', calls.readMap],
    ['delete a map', calls.deleteMap],
    ['activate a map', calls.activateMap],
    ['register a teacher', calls.registerTeacher],
  ])('refuses every call without a session: the call to %s', async (_, handler) => {
    expect((await call(handler)).body).toMatchObject({ code: 'notSignedIn', status: 401 });
  });
});
