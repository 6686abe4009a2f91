import { randomUUID } from 'node:crypto';
import { eq, isTable } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { norwegianDay } from '@/lib/core/maps/norwegian-day';
import * as tables from '@/lib/db/schema/tables';
import { classes, schoolOrders, schools, seatingMaps, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordUse } from '@/lib/server/access/record-use';
import { keepGroupRounds } from '@/lib/server/classes/group-rounds';
import { readClass } from '@/lib/server/classes/read-class';
import { addEditor } from '@/lib/server/classes/share-class';
import { updateClass } from '@/lib/server/classes/update-class';
import { createRoom } from '@/lib/server/rooms/create-room';
import { removeMember } from '@/lib/server/school/remove-member';
import { changeMap } from '@/lib/server/maps/change-map';
import { renameMap } from '@/lib/server/maps/rename-map';
import { saveMap } from '@/lib/server/maps/save-map';
import { shareClass } from '@/lib/server/maps/share/create-link';
import { listLinks } from '@/lib/server/maps/share/list-links';
import { addOrder } from '@/lib/server/testing/add-order';
import {
  addClass,
  addSchoolWithAdmin,
  addTeacher,
  nowMs,
  rowMap,
  rowLayout,
  testDatabase,
} from '@/lib/server/testing/test-school';
import { addSession } from '@/lib/server/testing/test-sessions';
import { exportAccount } from './export-account';
import { leaveSchool } from './leave-school';

const database = testDatabase();

interface Export {
  account: Record<string, unknown>;
  sessions: unknown[];
  rooms: unknown[];
  classes: { pupils: { name: string }[] }[];
  groupRounds: { day: string; pupils: unknown[] }[];
  maps: { id: string; seats: unknown[]; earlierVersions: unknown[] }[];
}

async function exported(teacher: TeacherRow) {
  const { firebaseUid: uid, email } = teacher;
  const session = {
    id: await addSession(database.db, uid),
    uid,
    email,
    isEmailVerified: true,
    authenticatedAt: new Date(nowMs),
    ...{ isClerk: false, teacher },
  };
  let text = '';
  for await (const part of exportAccount(database.db, teacher, session, nowMs)) text += part;
  return { text, data: JSON.parse(text) as Export };
}

it('the export of an account contains all data of the account and no data of colleagues', async () => {
  const { db } = database;
  const { schoolId, admin } = await addSchoolWithAdmin(db);
  const teacher = await addTeacher(db, { schoolId });
  await addClass(db, admin, 'Hemmelig');
  const made = await addClass(db, teacher, 'Ada', 'Bo');
  const map = await saveMap(db, teacher, made.id, rowMap(made.pupils), nowMs);
  const { id: _, ...state } = rowMap([...made.pupils].reverse());
  await changeMap(db, teacher, map.id, { ...state, version: 1 }, nowMs);
  const groups = made.pupils.map(({ id }) => [id]);
  const rounds = [{ id: randomUUID(), version: 0, day: '2026-08-20', groups }];
  await keepGroupRounds(db, teacher, made.id, { rounds }, nowMs);
  const many = Array.from({ length: 44 }, (__, index) => ({ grade: '5', name: `5 ${index}` }));
  const more = await db
    .insert(classes)
    .values(many.map((each) => ({ ...each, teacherId: teacher.id, schoolId })))
    .returning({ id: classes.id });
  const empty = { roomName: 'Rom', desks: [], conditions: [] };
  await db.insert(seatingMaps).values(more.map(({ id }) => ({ ...empty, classId: id })));
  await createRoom(db, teacher, { id: randomUUID(), name: 'Rom', layout: rowLayout() }, nowMs);

  const { text, data } = await exported(teacher);
  expect(data.account).toMatchObject({
    name: 'Kari',
    email: teacher.email,
    school: 'Fjellvik skole',
  });
  expect(data.sessions).toHaveLength(1);
  expect(data.rooms).toHaveLength(1);
  expect(data.classes).toHaveLength(45);
  expect(data.classes.flatMap(({ pupils }) => pupils.map(({ name }) => name))).toEqual([
    'Ada',
    'Bo',
  ]);
  expect(data.groupRounds).toMatchObject([
    {
      day: '2026-08-20',
      pupils: expect.arrayContaining([{ pupilId: made.pupils[1]!.id, groupNumber: 2 }]),
    },
  ]);
  expect(data.maps).toHaveLength(45);
  const changed = data.maps.find(({ id }) => id === map.id)!;
  expect([changed.seats.length, changed.earlierVersions.length]).toEqual([2, 1]);
  expect(text).not.toContain('Hemmelig');
  expect(text).not.toMatch(/token/i);
});

it('the export of an account without data has empty lists', async () => {
  const { data } = await exported(await addTeacher(database.db));
  expect([data.rooms, data.classes, data.groupRounds, data.maps]).toEqual([[], [], [], []]);
});

describe('the export of a former member of a school', () => {
  const ends: [string, (admin: TeacherRow, schoolId: string, teacher: TeacherRow) => unknown][] = [
    [
      'a removed teacher',
      (admin, schoolId, teacher) =>
        removeMember(database.db, admin, schoolId, teacher.id, {
          newOwnerId: admin.id,
          renewsCode: false,
        }),
    ],
    [
      'a teacher who left on their own',
      (_, __, teacher) => leaveSchool(database.db, teacher, { personalClasses: 'take' }),
    ],
  ];

  it.each(ends)('omits changes that colleagues made after the departure: %s', async (_, end) => {
    const { db } = database;
    const { schoolId, admin } = await addSchoolWithAdmin(db);
    const teacher = await addTeacher(db, { schoolId });
    const own = await addClass(db, teacher, 'Ada', 'Bo');
    const map = await saveMap(db, teacher, own.id, rowMap(own.pupils), nowMs);
    await shareClass(db, teacher, own.id, { endsOn: norwegianDay(nowMs) }, nowMs);
    const shared = await addClass(db, admin, 'Cato');
    await addEditor(db, admin, shared.id, teacher.id);
    for (const { id } of [own, shared]) await recordUse(db, teacher, id, nowMs);
    const orderId = await addOrder(db, { schoolId, orderedBy: teacher.id });

    await end(admin, schoolId, teacher);
    for (const { id } of [own, shared]) {
      const { version, pupils } = await readClass(db, admin, id);
      const renamed = pupils.map((pupil) => ({ ...pupil, name: 'Nyere elev' }));
      await updateClass(
        db,
        admin,
        id,
        { grade: '6', name: 'Nyere', version, pupils: renamed },
        nowMs,
      );
    }
    await renameMap(db, admin, map.id, 'Nyere kart');
    await saveMap(db, admin, own.id, { ...rowMap(own.pupils), roomName: 'Nyere rom' }, nowMs);
    await db.update(schools).set({ name: 'Nyere skole' }).where(eq(schools.id, schoolId));
    const payer = { organizationName: 'Nyere', customerReference: 'Nyere' };
    await db.update(schoolOrders).set(payer).where(eq(schoolOrders.id, orderId));

    const [now] = await db.select().from(teachers).where(eq(teachers.id, teacher.id));
    const { text } = await exported(now!);
    expect(text).not.toContain('Nyere');
    expect(JSON.stringify(await listLinks(db, now!, nowMs))).not.toContain('Nyere');
    const { usedClasses, links, payments } = JSON.parse(text) as Record<string, unknown[]> & {
      payments: { ordersForSchools: { id: string }[] };
    };
    expect([usedClasses!.length, links!.length]).toEqual([2, 1]);
    expect(payments.ordersForSchools.map(({ id }) => id)).toEqual([orderId]);
  });
});

describe('a database column that refers to a teacher', () => {
  const known = {
    'activity_log.actor_id': 'activity',
    'activity_log.subject_id': 'what colleagues did, which is theirs',
    'admins.teacher_id': 'account.role',
    'card_subscriptions.teacher_id': 'payments',
    'checkout_attempts.teacher_id': 'payments',
    'class_editors.teacher_id': 'sharedWithMe',
    'class_uses.teacher_id': 'usedClasses',
    'classes.teacher_id': 'classes',
    'mails.teacher_id': 'mails',
    'map_absences.marked_by': 'maps, where the class is the teacher’s',
    'map_versions.saved_by': 'maps, where the class is the teacher’s',
    'removals.teacher_id': 'removedFromSchools',
    'rooms.teacher_id': 'rooms',
    'school_orders.ordered_by': 'payments',
    'seating_maps.created_by': 'maps, where the class is the teacher’s',
    'seating_maps.updated_by': 'maps, where the class is the teacher’s',
    'shared_links.teacher_id': 'links',
    'trial_questions.teacher_id': 'a key to a page, which only its mail has',
    'year_moves.moved_by': 'schoolYearsBegun',
  };

  it('is listed as exported or as omitted with a reason', () => {
    const references = Object.values(tables)
      .filter((table) => isTable(table))
      .flatMap((table) => {
        const { name, foreignKeys } = getTableConfig(table);
        return foreignKeys
          .map((key) => key.reference())
          .filter(({ foreignTable }) => foreignTable === tables.teachers)
          .map(({ columns }) => `${name}.${columns[0]!.name}`);
      });
    expect(references.sort()).toEqual(Object.keys(known).sort());
  });
});
