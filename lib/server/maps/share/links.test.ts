import { eq, sql } from 'drizzle-orm';
import {
  createdLinkSchema,
  linkListSchema,
  maxOpenLinks,
  sharedSchema,
} from '@/lib/contracts/maps/links';
import { seatingMaps, sharedLinkItems, sharedLinks, sharedLinkViews } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { leaveSchool } from '@/lib/server/account/leave-school';
import { deleteAccount } from '@/lib/server/account/delete-account';
import { archiveClass } from '@/lib/server/classes/archive-class';
import { deleteClass } from '@/lib/server/classes/delete-class';
import { listActivity } from '@/lib/server/school/activity-log';
import { removeMember } from '@/lib/server/school/remove-member';
import { activateMap } from '@/lib/server/maps/activate-map';
import { deleteMap } from '@/lib/server/maps/delete-map';
import { putAbsence } from '@/lib/server/maps/map-absences';
import { saveMap } from '@/lib/server/maps/save-map';
import {
  addClass,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  rowMap,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { useTestEnvironment } from '@/lib/server/testing/test-server';
import { shareClass, shareList, shareMap } from './create-link';
import { listLinks, revokeLink } from './list-links';
import { readShared } from './read-shared';

const database = testDatabase();
const today = '2026-08-20';
const dayMs = 24 * 60 * 60 * 1000;
const daysLater = (days: number) => nowMs + days * dayMs;

let schoolId: string;
let admin: TeacherRow;
let teacher: TeacherRow;
let colleague: TeacherRow;

beforeEach(async () => {
  useTestEnvironment(database);
  await database.db.delete(sharedLinks);
  ({ schoolId, admin } = await addSchoolWithAdmin(database.db));
  teacher = await addTeacher(database.db, { schoolId, name: 'Kari' });
  colleague = await addTeacher(database.db, { schoolId, name: 'Ola' });
});

async function addMap(owner: TeacherRow, ...names: string[]) {
  const made = await addClass(database.db, owner, ...names);
  const input = rowMap(made.pupils, {
    conditions: [{ id: '0', type: 'front', pupils: [made.pupils[0]!.id] }],
  });
  const map = await saveMap(database.db, owner, made.id, input, nowMs);
  return { classId: made.id, mapId: map.id, pupils: made.pupils, version: made.version };
}

const open = async (token: string, atMs = nowMs) =>
  (await readShared(database.db, token, '192.0.2.1', atMs)).shared;
const refused = { code: 'notFound' };
const list = async (of = teacher, atMs = nowMs) =>
  linkListSchema.parse(await listLinks(database.db, of, atMs));

describe('a shared link', () => {
  it('shows the room and first names but no id, condition or surname', async () => {
    const { mapId, pupils } = await addMap(teacher, 'Emma Krogh Hansen', 'Noah');
    const made = await shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    expect(createdLinkSchema.strict().parse(made).token).toMatch(/^[\w-]{22}$/);
    const shared = await open(made.token);
    expect(sharedSchema.strict().parse(shared)).toEqual({
      kind: 'map',
      endsOn: today,
      day: today,
      maps: [
        {
          label: null,
          className: '5A',
          roomName: 'Rom 12',
          desks: [
            { row: 0, col: 0 },
            { row: 0, col: 1 },
          ],
          marks: [],
          boardSide: 'top',
          seats: [
            { name: 'Emma', isTrainee: false, isAway: false, desk: { row: 0, col: 0 } },
            { name: 'Noah', isTrainee: false, isAway: false, desk: { row: 0, col: 1 } },
          ],
          unseated: [],
        },
      ],
    });
    const text = JSON.stringify(shared);
    for (const hidden of ['Hansen', 'front', mapId, pupils[0]!.id])
      expect(text).not.toContain(hidden);
  });

  it('shows the absences of today', async () => {
    const { mapId, pupils } = await addMap(teacher, 'Emma', 'Noah');
    const { token } = await shareMap(database.db, teacher, mapId, { endsOn: '2026-08-21' }, nowMs);
    const away = { pupilId: pupils[1]!.id, away: true };
    await putAbsence(database.db, teacher, mapId, today, away, nowMs);
    const areAway = async (atMs: number) =>
      (await open(token, atMs)).maps[0]!.seats.map(({ isAway }) => isAway);
    expect(await areAway(nowMs)).toEqual([false, true]);
    expect(await areAway(daysLater(1))).toEqual([false, false]);
  });

  it('to a class shows the active map, but a link to a map always shows that map', async () => {
    const { classId, mapId, pupils } = await addMap(teacher, 'Emma', 'Noah');
    const ofClass = await shareClass(database.db, teacher, classId, { endsOn: today }, nowMs);
    const ofMap = await shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    const first = async (token: string) =>
      (await open(token)).maps[0]!.seats.map(({ desk }) => desk.col);
    const turned = rowMap([...pupils].reverse());
    await saveMap(database.db, teacher, classId, turned, nowMs);
    expect([await first(ofClass.token), await first(ofMap.token)]).toEqual([
      [1, 0],
      [0, 1],
    ]);
    await activateMap(database.db, teacher, mapId);
    expect(await first(ofClass.token)).toEqual([0, 1]);
  });

  it('shows a planned map only from its first day', async () => {
    const { mapId } = await addMap(teacher, 'Emma', 'Noah');
    const { token, link } = await shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    const beginsIn = (hours: number) =>
      database.db
        .update(seatingMaps)
        .set({ activeFrom: sql`now() + make_interval(hours => ${hours})` })
        .where(eq(seatingMaps.id, mapId));
    await beginsIn(24);
    await expect(open(token)).rejects.toMatchObject({ code: 'notFound' });
    await beginsIn(-1);
    expect((await open(token)).maps).toHaveLength(1);
    expect(link.state).toBe('open');
  });

  it('to several classes shows them in their order and with labels, even a repeated class', async () => {
    const [own, other] = [await addMap(teacher, 'Emma'), await addMap(colleague, 'Noah')];
    const classes = [
      { classId: other.classId, label: '1. time, 10.15' },
      { classId: own.classId },
      { classId: other.classId, label: '3. time' },
    ];
    const { token, link } = await shareList(
      database.db,
      teacher,
      { classes, endsOn: today },
      nowMs,
    );
    const shown = (await open(token)).maps.map(({ label, seats }) => [label, seats[0]!.name]);
    expect(shown).toEqual([
      ['1. time, 10.15', 'Noah'],
      [null, 'Emma'],
      ['3. time', 'Noah'],
    ]);
    expect(link.classes.map(({ label }) => label)).toEqual(['1. time, 10.15', null, '3. time']);
  });

  it('shows pupils and trainees without a desk', async () => {
    const made = await addClass(database.db, teacher, 'Emma', 'Noah');
    const [emma] = made.pupils;
    const trainee = { id: '00000000-0000-4000-8000-000000000001', name: 'Ida Vik', desk: null };
    const input = rowMap([emma!], { trainees: [trainee] });
    await saveMap(database.db, teacher, made.id, input, nowMs);
    const { token } = await shareClass(database.db, teacher, made.id, { endsOn: today }, nowMs);
    const [map] = (await open(token)).maps;
    expect(map!.unseated).toEqual([
      { name: 'Noah', isAway: false },
      { name: 'Ida', isAway: false },
    ]);
  });
});

describe('access by a shared link', () => {
  it('ends at midnight in Norway after the last day of the link', async () => {
    const { mapId } = await addMap(teacher, 'Emma');
    const { token } = await shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    const midnight = Date.parse('2026-08-20T22:00:00Z');
    expect((await open(token, midnight - 1)).maps).toHaveLength(1);
    await expect(open(token, midnight)).rejects.toMatchObject(refused);
    expect((await list(teacher, midnight))[0]!.state).toBe('ended');
  });

  it('ends when the teacher who made the link revokes it; a colleague cannot revoke it', async () => {
    const { mapId } = await addMap(teacher, 'Emma');
    const { token, link } = await shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    const byColleague = revokeLink(database.db, colleague, link.id, nowMs);
    await expect(byColleague).rejects.toMatchObject(refused);
    await expect(revokeLink(database.db, teacher, 'x', nowMs)).rejects.toMatchObject(refused);
    expect((await open(token)).maps).toHaveLength(1);
    await revokeLink(database.db, teacher, link.id, nowMs);
    await revokeLink(database.db, teacher, link.id, nowMs + 1);
    await expect(open(token)).rejects.toMatchObject(refused);
    expect(await list()).toMatchObject([{ id: link.id, state: 'revoked' }]);
  });

  const byMap = (mapId: string) => shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
  it.each([
    ['the class is deleted', ({ classId }: Made) => deleteClass(database.db, colleague, classId)],
    [
      'the class is archived',
      ({ classId, version }: Made) =>
        archiveClass(database.db, colleague, classId, { archived: true, version }, nowMs),
    ],
    ['the map is deleted', ({ mapId }: Made) => deleteMap(database.db, colleague, mapId, nowMs)],
    [
      'the teacher leaves the school',
      () => leaveSchool(database.db, teacher, { personalClasses: 'take' }),
    ],
    [
      'the teacher is removed',
      () =>
        removeMember(database.db, admin, schoolId, teacher.id, {
          newOwnerId: admin.id,
          renewsCode: false,
        }),
    ],
    [
      'the account is deleted',
      () => deleteAccount(database.db, teacher.firebaseUid, 'keep', nowMs),
    ],
  ])('ends when the map or its teacher is no longer available: %s', async (_, end) => {
    const made = await addMap(colleague, 'Emma');
    const { token } = await byMap(made.mapId);
    await open(token);
    await end(made);
    await expect(open(token)).rejects.toMatchObject(refused);
  });
  type Made = Awaited<ReturnType<typeof addMap>>;

  it('stays ended when the teacher who made the link leaves the school and returns', async () => {
    const made = await addMap(colleague, 'Emma');
    const { token, link } = await byMap(made.mapId);
    await leaveSchool(database.db, teacher, { personalClasses: 'take' });
    await database.db.execute(
      `update teachers set school_id = '${schoolId}' where id = '${teacher.id}'`,
    );
    await expect(open(token)).rejects.toMatchObject(refused);
    expect(await list()).toMatchObject([
      { id: link.id, state: 'revoked', classes: [{ name: '5A' }] },
    ]);
  });

  it('stays ended when the teacher who made the link gives the class to the school, leaves and returns', async () => {
    const alone = await addTeacher(database.db);
    const made = await addMap(alone, 'Emma');
    const joining = `update teachers set school_id = '${schoolId}' where id = '${alone.id}'`;
    await database.db.execute(joining);
    const { token } = await shareMap(database.db, alone, made.mapId, { endsOn: today }, nowMs);
    await open(token);
    await leaveSchool(database.db, alone, { personalClasses: 'give' });
    await expect(open(token)).rejects.toMatchObject(refused);
    await database.db.execute(joining);
    await expect(open(token)).rejects.toMatchObject(refused);
  });

  it('to several classes ends for a deleted class but not for the other classes', async () => {
    const [own, other] = [await addMap(teacher, 'Emma'), await addMap(colleague, 'Noah')];
    const classes = [{ classId: other.classId }, { classId: own.classId }];
    const { token } = await shareList(database.db, teacher, { classes, endsOn: today }, nowMs);
    await deleteClass(database.db, colleague, other.classId);
    expect((await open(token)).maps.map(({ seats }) => seats[0]!.name)).toEqual(['Emma']);
    await deleteClass(database.db, teacher, own.classId);
    await expect(open(token)).rejects.toMatchObject(refused);
    expect((await list())[0]).toMatchObject({ state: 'empty', classes: [] });
  });
});

describe('creating a shared link', () => {
  it('is allowed for a colleague of the owner and recorded in the activity log', async () => {
    const made = await addMap(colleague, 'Emma');
    await shareMap(database.db, teacher, made.mapId, { endsOn: today }, nowMs);
    await shareClass(database.db, colleague, made.classId, { endsOn: today }, nowMs);
    const { entries } = await listActivity(database.db, admin, schoolId, undefined);
    expect(entries.map((e) => [e.kind, e.actorName, e.subjectName, e.classes])).toEqual([
      ['shared', 'Ola', null, 1],
      ['shared', 'Kari', 'Ola', 1],
    ]);
  });

  it('creates one link for repeated and simultaneous requests', async () => {
    const { mapId } = await addMap(teacher, 'Emma');
    const asked = { endsOn: today, token: 'abcdefghijklmnopqrstuv' };
    const share = (by = teacher) => shareMap(database.db, by, mapId, asked, nowMs);
    const [first, second] = await Promise.all([share(), share()]);
    expect(first).toEqual(second);
    expect(first.token).toBe(asked.token);
    expect(await share()).toEqual(first);
    expect(await list()).toHaveLength(1);
    await expect(share(colleague)).rejects.toMatchObject({ code: 'idTaken' });
    expect(await list(colleague)).toEqual([]);
  });

  it('is refused for a class of another school', async () => {
    const stranger = await addTeacher(database.db);
    const { classId, mapId } = await addMap(teacher, 'Emma');
    const own = await addMap(stranger, 'Noah');
    const classes = [{ classId: own.classId }, { classId }];
    await expect(
      shareMap(database.db, stranger, mapId, { endsOn: today }, nowMs),
    ).rejects.toMatchObject(refused);
    await expect(
      shareClass(database.db, stranger, classId, { endsOn: today }, nowMs),
    ).rejects.toMatchObject(refused);
    await expect(
      shareList(database.db, stranger, { classes, endsOn: today }, nowMs),
    ).rejects.toMatchObject(refused);
    expect(await list(stranger)).toEqual([]);
  });

  it.each([
    ['is refused if the last day is yesterday', '2026-08-19', false],
    ['succeeds if the last day is today', today, true],
    ['succeeds if the last day is in 30 days', '2026-09-19', true],
    ['is refused if the last day is in 31 days', '2026-09-20', false],
  ])('requires a last day from 0 to 30 days ahead: it %s', async (_name, endsOn, isTaken) => {
    const { mapId } = await addMap(teacher, 'Emma');
    const made = shareMap(database.db, teacher, mapId, { endsOn }, nowMs);
    if (isTaken) expect((await made).link.endsOn).toBe(endsOn);
    else {
      const errors = [{ path: 'endsOn', code: 'outOfRange' }];
      await expect(made).rejects.toMatchObject({ code: 'invalidRequest', options: { errors } });
    }
  });

  it('is refused for a class without a map and for an archived class', async () => {
    const { id, version } = await addClass(database.db, teacher, 'Emma');
    const share = () => shareClass(database.db, teacher, id, { endsOn: today }, nowMs);
    await expect(share()).rejects.toMatchObject({ code: 'classWithoutMap' });
    await archiveClass(database.db, teacher, id, { archived: true, version }, nowMs);
    await expect(share()).rejects.toMatchObject({ code: 'classArchived' });
  });

  it('is refused above the maximum of open links until a link is revoked', async () => {
    const { mapId } = await addMap(teacher, 'Emma');
    const share = () => shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    for (let left = maxOpenLinks - 1; left > 0; left -= 1) await share();
    const answers = await Promise.allSettled([share(), share(), share()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    await expect(share()).rejects.toMatchObject({ code: 'tooManyLinks' });
    const [newest] = await list();
    await revokeLink(database.db, teacher, newest!.id, nowMs);
    await share();
    expect(await list()).toHaveLength(maxOpenLinks + 1);
  });

  it('deletes links that ended more than 30 days ago, also of other teachers', async () => {
    const { mapId } = await addMap(teacher, 'Emma');
    const old = await shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    await database.db.insert(sharedLinkViews).values({ linkId: old.link.id, counter: 0, views: 3 });
    const later = await addMap(colleague, 'Noah');
    const share = (atMs: number, endsOn: string) =>
      shareMap(database.db, colleague, later.mapId, { endsOn }, atMs);
    await share(daysLater(30), '2026-09-19');
    expect((await list())[0]!.views).toBe(3);
    await share(daysLater(31), '2026-09-20');
    expect(await list()).toEqual([]);
    for (const table of [sharedLinkItems, sharedLinkViews]) {
      expect(await database.db.$count(table, eq(table.linkId, old.link.id))).toBe(0);
    }
  });

  it('does not store the token', async () => {
    const { mapId } = await addMap(teacher, 'Emma');
    const { token } = await shareMap(database.db, teacher, mapId, { endsOn: today }, nowMs);
    const rows = await database.db.select().from(sharedLinks);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
