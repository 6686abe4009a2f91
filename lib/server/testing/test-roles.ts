import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { trialEndMs } from '@/lib/core/billing/trial';
import { daysAfter, norwegianDay } from '@/lib/core/maps/norwegian-day';
import type { RoomLayout } from '@/lib/core/rooms/room-layout';
import type { Database } from '@/lib/db/client';
import { admins, schools, teachers } from '@/lib/db/schema/tables';
import { createClass } from '@/lib/server/classes/create-class';
import { createRoom } from '@/lib/server/rooms/create-room';
import { shareRoom } from '@/lib/server/rooms/share-room';
import { changeMap } from '@/lib/server/maps/change-map';
import { saveMap } from '@/lib/server/maps/save-map';
import { shareClass } from '@/lib/server/maps/share/create-link';
import { addInvoice } from './add-order';
import {
  addSchool,
  addTeacher,
  pupilsNamed,
  registeredFor,
  rowMap,
  rowLayout,
} from './test-school';
import { addSession } from './test-sessions';

export const roles = [
  'visitor',
  'newcomer',
  'alone',
  'teacher',
  'neighbour',
  'admin',
  'foreignAdmin',
  'expired',
  'timedOut',
  'signedOut',
] as const;
export type Role = (typeof roles)[number];

export const secret = 'Hemmelig';

export const roleEmail = (role: Role) => `${role}@skole.example`;

interface Work {
  classId: string;
  version: number;
  pupils: { id: string; name: string }[];
  mapId: string;
  roomId: string;
  link: { id: string; token: string };
}

export interface World {
  school: { id: string; licenceCode: string; invoiceId: string };
  otherSchool: { id: string; licenceCode: string; invoiceId: string };
  teacherIds: Partial<Record<Role, string>>;
  sessionIds: Partial<Record<Role, string>>;
  works: Partial<Record<Role, Work>>;
}

const hallLayout: RoomLayout = {
  desks: Array.from({ length: 2000 }, (_, index) => ({
    row: ((index * 7919) % 2000) % 47,
    col: Math.floor(((index * 7919) % 2000) / 47),
  })),
  marks: [],
  boardSide: 'top',
};

export async function makeWorld(db: Database, nowMs: number): Promise<World> {
  const trialExpiresAt = new Date(trialEndMs('teacher', nowMs));
  const inTrial = { trialExpiresAt: new Date(trialEndMs('school', nowMs)) };
  const school = await addSchool(db, { name: `${secret} skole`, ...inTrial });
  const otherSchool = await addSchool(db, { name: 'Nabo skole', ...inTrial });
  const schoolByRole: Partial<Record<Role, string | null>> = {
    alone: null,
    teacher: school,
    neighbour: otherSchool,
    admin: school,
    foreignAdmin: otherSchool,
    expired: null,
    timedOut: school,
    signedOut: school,
  };
  const world: World = {
    school: { id: school, licenceCode: '', invoiceId: await addInvoice(db, school, nowMs) },
    otherSchool: {
      id: otherSchool,
      licenceCode: '',
      invoiceId: await addInvoice(db, otherSchool, nowMs),
    },
    teacherIds: {},
    sessionIds: {},
    works: {},
  };
  for (const [name, schoolId] of Object.entries(schoolByRole)) {
    const role = name as Role;
    const isAdmin = role === 'admin' || role === 'foreignAdmin';
    const isInside = schoolId === school;
    const teacher = await addTeacher(db, {
      firebaseUid: role,
      email: roleEmail(role),
      name: isInside ? `${secret} ${role}` : role,
      role: isAdmin ? 'admin' : 'teacher',
      schoolId,
      trialExpiresAt,
    });
    world.teacherIds[role] = teacher.id;
    if (isAdmin) await db.insert(admins).values({ teacherId: teacher.id, schoolId: schoolId! });
    const isLarge = role === 'alone';
    const names = isLarge
      ? Array.from({ length: 200 }, (_, index) => `Elev ${index}`)
      : ['Ada', 'Bo'];
    const pupils = pupilsNamed(...names.map((pupil) => (isInside ? secret + pupil : pupil)));
    const input = { id: randomUUID(), grade: '5', name: isInside ? `${secret} 5A` : '5A', pupils };
    const made = await createClass(db, teacher, input, nowMs);
    const map = await saveMap(db, teacher, made.id, rowMap(made.pupils), nowMs);
    const { id: _, ...corrected } = rowMap([...made.pupils].reverse());
    await changeMap(db, teacher, map.id, { ...corrected, version: 1 }, nowMs);
    const roomInput = {
      id: randomUUID(),
      name: isInside ? `${secret} rom` : 'Rom',
      layout: isLarge ? hallLayout : rowLayout(),
    };
    const room = await createRoom(db, teacher, roomInput, nowMs);
    if (schoolId) await shareRoom(db, teacher, room.id, true);
    const endsOn = daysAfter(norwegianDay(nowMs), 1);
    const shared = await shareClass(db, teacher, made.id, { endsOn }, nowMs);
    world.works[role] = {
      classId: made.id,
      version: made.version,
      pupils,
      mapId: map.id,
      roomId: room.id,
      link: { id: shared.link.id, token: shared.token },
    };
  }
  await db
    .update(teachers)
    .set({ createdAt: registeredFor(new Date(nowMs)) })
    .where(eq(teachers.firebaseUid, 'expired'));
  for (const made of [world.school, world.otherSchool]) {
    const [row] = await db.select().from(schools).where(eq(schools.id, made.id));
    made.licenceCode = row!.licenceCode;
  }
  for (const role of roles) {
    if (role === 'visitor' || role === 'signedOut') continue;
    const later = new Date(nowMs + 1_000_000);
    const expiresAt = role === 'timedOut' ? new Date(nowMs - 1) : later;
    const email = roleEmail(role);
    world.sessionIds[role] = await addSession(db, role, {
      email,
      lastSeenAt: later,
      checkedAt: later,
      expiresAt,
    });
  }
  return world;
}
