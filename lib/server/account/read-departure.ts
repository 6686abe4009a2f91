import 'server-only';
import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { Departure } from '@/lib/contracts/account/account';
import { schoolLastTrialDay } from '@/lib/core/billing/trial';
import type { Database, Queryable } from '@/lib/db/client';
import { admins, classes, rooms, schools, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { previewClosing } from '@/lib/server/billing/agreement/preview-closing';
import { readCard } from '@/lib/server/billing/overview/read-teacher-billing';

export async function readDeparture(
  db: Database,
  teacher: TeacherRow,
  nowMs: number,
): Promise<Departure> {
  const ownClass = eq(classes.teacherId, teacher.id);
  const ownRoom = eq(rooms.teacherId, teacher.id);
  const isUnshared = or(eq(rooms.isShared, false), isNull(rooms.schoolId));
  const { schoolId, firstSchoolAt } = teacher;
  const school = schoolId ? await readSchoolFacts(db, teacher, schoolId) : null;
  const card = await readCard(db, teacher.id, nowMs);
  return {
    school,
    personalClasses: await db.$count(classes, and(ownClass, isNull(classes.schoolId))),
    ownRooms: await db.$count(rooms, and(ownRoom, isUnshared)),
    card: card?.state === 'ended' ? null : card,
    newSchoolTrialEndsOn: schoolLastTrialDay(firstSchoolAt?.getTime() ?? null, nowMs),
    closing: schoolId && school?.isOnlyTeacher ? await previewClosing(db, schoolId, nowMs) : null,
  };
}

async function readSchoolFacts(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
): Promise<Departure['school']> {
  const [school] = await db.select().from(schools).where(eq(schools.id, schoolId));
  const colleagues = and(eq(teachers.schoolId, schoolId), ne(teachers.id, teacher.id));
  const otherAdmins = and(eq(admins.schoolId, schoolId), ne(admins.teacherId, teacher.id));
  const isOnlyTeacher = (await db.$count(teachers, colleagues)) === 0;
  const hasOtherAdmin = (await db.$count(admins, otherAdmins)) > 0;
  return {
    name: school?.name ?? '',
    isLastAdmin: !isOnlyTeacher && !hasOtherAdmin,
    isOnlyTeacher,
    classes: await db.$count(
      classes,
      isOnlyTeacher
        ? eq(classes.schoolId, schoolId)
        : and(eq(classes.teacherId, teacher.id), eq(classes.schoolId, schoolId)),
    ),
    sharedRooms: await db.$count(
      rooms,
      and(eq(rooms.teacherId, teacher.id), eq(rooms.schoolId, schoolId), eq(rooms.isShared, true)),
    ),
  };
}
