import { randomUUID } from 'node:crypto';
import type { PoolConfig } from 'pg';
import type { SaveMap } from '@/lib/contracts/maps/maps';
import type { PlannedMap } from '@/lib/contracts/maps/term-plan';
import type { Condition } from '@/lib/core/conditions/condition';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import { addDays } from '@/lib/core/billing/calendar/calendar-date';
import { toLastTrialDay, trialDays, trialEndMs } from '@/lib/core/billing/trial';
import { openDatabase, type Database } from '@/lib/db/client';
import { admins, schoolBilling, schools, teachers } from '@/lib/db/schema/tables';
import { createTestDatabase } from '@/lib/db/testing/test-database';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { createClass } from '@/lib/server/classes/create-class';
import { useTestEnvironment } from './test-server';

export const nowMs = Date.UTC(2026, 7, 20, 8);

export async function openTestDatabase(options: PoolConfig = {}) {
  const { url, drop } = await createTestDatabase();
  const { db, close } = openDatabase(url, options);
  return {
    db,
    url,
    close: async () => {
      await close();
      await drop();
    },
  };
}

export function testDatabase() {
  let database: Awaited<ReturnType<typeof openTestDatabase>>;
  beforeAll(async () => {
    database = await openTestDatabase();
    useTestEnvironment(database);
  }, 60_000);
  afterAll(() => database.close());
  return {
    get db() {
      return database.db;
    },
    get url() {
      return database.url;
    },
  };
}

type SchoolValues = Partial<typeof schools.$inferInsert> & { trialExpiresAt?: Date };

export async function addSchool(
  db: Database,
  { trialExpiresAt, ...values }: SchoolValues = {},
): Promise<string> {
  const [school] = await db
    .insert(schools)
    .values({ name: 'Fjellvik skole', ...values })
    .returning();
  const { id } = school!;
  const lastTrialDay = trialExpiresAt ? toLastTrialDay(trialExpiresAt.getTime()) : null;
  const firstTrialDay = lastTrialDay && addDays(lastTrialDay, 1 - trialDays.school);
  await db
    .insert(schoolBilling)
    .values({ schoolId: id, firstTrialDay, lastTrialDay, nextDueOn: firstTrialDay });
  return id;
}

export async function addTeacher(
  db: Database,
  {
    trialExpiresAt,
    ...values
  }: Partial<typeof teachers.$inferInsert> & { trialExpiresAt?: Date } = {},
): Promise<TeacherRow> {
  const uid = values.firebaseUid ?? randomUUID();
  const [teacher] = await db
    .insert(teachers)
    .values({
      firebaseUid: uid,
      name: 'Kari',
      email: `${uid}@skole.example`,
      createdAt: trialExpiresAt ? registeredFor(trialExpiresAt) : new Date(nowMs),
      ...values,
    })
    .returning();
  return teacher!;
}

export const registeredFor = (trialEnd: Date) =>
  new Date(trialEnd.getTime() - trialEndMs('teacher', 0));

export async function addSchoolWithAdmin(
  db: Database,
  values: SchoolValues = {},
): Promise<{ schoolId: string; admin: TeacherRow }> {
  const schoolId = await addSchool(db, values);
  return { schoolId, admin: await addAdmin(db, schoolId, 'Rektor') };
}

export async function addAdmin(db: Database, schoolId: string, name: string): Promise<TeacherRow> {
  const admin = await addTeacher(db, { schoolId, name, role: 'admin' });
  await db.insert(admins).values({ teacherId: admin.id, schoolId });
  return admin;
}

export const pupilsNamed = (...names: string[]) =>
  names.map((name) => ({ id: randomUUID() as string, name }));

export function addClass(db: Database, teacher: TeacherRow, ...names: string[]) {
  return createClass(
    db,
    teacher,
    { id: randomUUID(), grade: '5', name: '5A', pupils: pupilsNamed(...names) },
    nowMs,
  );
}

export function rowLayout(seats = 2): RoomLayout {
  return {
    desks: Array.from({ length: seats }, (_, col) => ({ row: 0, col })),
    marks: [{ kind: 'door', row: 2, col: 0 }],
    boardSide: 'left',
  };
}

export function rowMap(pupils: readonly { id: string }[], values: Partial<SaveMap> = {}): SaveMap {
  const desks = Array.from({ length: Math.max(1, pupils.length) }, (_, col) => ({ row: 0, col }));
  return {
    id: randomUUID(),
    roomName: 'Rom 12',
    desks,
    marks: [],
    boardSide: 'top',
    conditions: [],
    seats: pupils.map(({ id }, index) => ({ pupilId: id, desk: desks[index]! })),
    trainees: [],
    emptyDesks: [],
    locked: [],
    off: [],
    broken: [],
    ...values,
  };
}

export function plannedRowMap(pupils: readonly { id: string }[], plannedFor: string): PlannedMap {
  const { off: _, ...map } = rowMap(pupils);
  return { ...map, plannedFor, isFixed: false };
}

export const frontConditions = (pupils: readonly { id: string }[]): Condition[] =>
  pupils.map(({ id }) => ({ id: randomUUID(), type: 'front', pupils: [id] }));
