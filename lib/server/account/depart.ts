import 'server-only';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { makeLicenceCode } from '@/lib/core/school/licence-code';
import type { Queryable } from '@/lib/db/client';
import {
  admins,
  classes,
  removals,
  rooms,
  schoolOrders,
  schools,
  teachers,
} from '@/lib/db/schema/tables';
import { countSeatsTaken } from '@/lib/server/access/count-seats';
import { endLinksAtSchool } from '@/lib/server/access/end-links';
import { lockTeachers, type TeacherRow } from '@/lib/server/access/find-teacher';
import { closeSchoolBilling } from '@/lib/server/billing/agreement/close-school-billing';
import { AppError } from '@/lib/server/errors/app-error';
import { endAdmin } from '@/lib/server/school/change-role';
import { handOverClasses } from '@/lib/server/school/hand-over-classes';
import { randomCodeBytes } from '@/lib/server/school/random-code';

export interface Leaving {
  teacher: TeacherRow;
  school: { id: string; successorId: string | null } | null;
}

/**
 * Locks the database rows of a leaving teacher and of the successor, then of their school. The order prevents
 * deadlocks.
 */
export async function lockLeaving(tx: Queryable, teacherId: string): Promise<Leaving> {
  const [before] = await tx.select().from(teachers).where(eq(teachers.id, teacherId));
  if (!before) throw new AppError('noTeacher');
  const { schoolId } = before;
  const successorId = schoolId ? await findSuccessor(tx, schoolId, teacherId) : null;
  const locked = await lockTeachers(tx, successorId ? [teacherId, successorId] : [teacherId]);
  const teacher = locked.find(({ id }) => id === teacherId);
  if (!teacher) throw new AppError('noTeacher');
  if (teacher.schoolId !== schoolId) throw new AppError('changedMeanwhile');
  if (!schoolId) return { teacher, school: null };

  await tx.select().from(schools).where(eq(schools.id, schoolId)).for('no key update');
  if ((await findSuccessor(tx, schoolId, teacherId)) !== successorId) {
    throw new AppError('changedMeanwhile');
  }
  const isAlone = (await countSeatsTaken(tx, schoolId)) === 1;
  if (!successorId && !isAlone) throw new AppError('lastAdmin');
  return { teacher, school: { id: schoolId, successorId } };
}

async function findSuccessor(
  tx: Queryable,
  schoolId: string,
  teacherId: string,
): Promise<string | null> {
  const [admin] = await tx
    .select({ id: admins.teacherId })
    .from(admins)
    .innerJoin(teachers, eq(teachers.id, admins.teacherId))
    .where(
      and(
        eq(admins.schoolId, schoolId),
        eq(teachers.schoolId, schoolId),
        ne(admins.teacherId, teacherId),
      ),
    )
    .orderBy(asc(admins.createdAt), asc(admins.id))
    .limit(1);
  return admin?.id ?? null;
}

export async function handOver(
  tx: Queryable,
  teacher: TeacherRow,
  school: { id: string; successorId: string },
): Promise<number> {
  await endAdmin(tx, teacher, school.id);
  await endLinksAtSchool(tx, teacher, school.id);
  return handOverClasses(tx, {
    fromId: teacher.id,
    toId: school.successorId,
    schoolId: school.id,
  });
}

export async function givePersonalClasses(
  tx: Queryable,
  teacher: TeacherRow,
  school: { id: string; successorId: string },
): Promise<number> {
  const given = await tx
    .update(classes)
    .set({ schoolId: school.id, teacherId: school.successorId })
    .where(and(eq(classes.teacherId, teacher.id), isNull(classes.schoolId)))
    .returning({ id: classes.id });
  return given.length;
}

export async function closeSchool(
  tx: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs = Date.now(),
): Promise<void> {
  const own = { schoolId: null, teacherId: teacher.id };
  await tx.update(classes).set(own).where(eq(classes.schoolId, schoolId));
  await tx
    .update(rooms)
    .set({ ...own, isShared: false })
    .where(eq(rooms.schoolId, schoolId));
  await tx.delete(admins).where(eq(admins.schoolId, schoolId));
  await tx
    .update(teachers)
    .set({ schoolId: null, role: 'teacher' })
    .where(eq(teachers.id, teacher.id));
  if ((await tx.$count(schoolOrders, eq(schoolOrders.schoolId, schoolId))) === 0) {
    await tx.delete(schools).where(eq(schools.id, schoolId));
    return;
  }
  await tx.delete(removals).where(eq(removals.schoolId, schoolId));
  await closeSchoolBilling(tx, schoolId, nowMs);
  await tx
    .update(schools)
    .set({ licenceCode: makeLicenceCode(randomCodeBytes()) })
    .where(eq(schools.id, schoolId));
}
