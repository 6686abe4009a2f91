import 'server-only';
import { and, asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { maxAbsenceDays, type Absences, type PutAbsence } from '@/lib/contracts/maps/maps';
import type { Database, Queryable } from '@/lib/db/client';
import { classes, mapAbsences, pupils, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { findVisibleMap } from './find-map';
import { purgeAbsences, purgeOldestAbsences } from './purge-maps';

const dayMs = 24 * 60 * 60 * 1000;

const toDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

export async function listAbsences(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
  day: string,
  nowMs: number,
): Promise<Absences> {
  await findVisibleMap(db, teacher, mapId);
  checkDay(day, nowMs);
  return readAbsences(db, mapId, day);
}

/**
 * Marks a pupil as absent or present. Every teacher who may see the map may do this, because a substitute teacher needs
 * to.
 */
export async function putAbsence(
  db: Database,
  teacher: TeacherRow,
  mapId: string,
  day: string,
  { pupilId, away }: PutAbsence,
  nowMs: number,
): Promise<Absences> {
  return db.transaction(async (tx) => {
    const { classId } = (await findVisibleMap(tx, teacher, mapId)).map;
    checkDay(day, nowMs);
    // A share lock on the class's database row prevents the deletion of the class's maps and pupils meanwhile.
    await tx
      .select({ id: classes.id })
      .from(classes)
      .where(eq(classes.id, classId))
      .for('key share');
    const { class: owner } = await findVisibleMap(tx, teacher, mapId);
    if (owner.archivedAt) throw new AppError('classArchived');
    await purgeAbsences(tx, classId, nowMs);
    if (away) {
      const [pupil] = await tx
        .select({ id: pupils.id })
        .from(pupils)
        .where(and(eq(pupils.id, pupilId), eq(pupils.classId, classId)));
      if (!pupil) throw new AppError('notFound');
      await purgeOldestAbsences(tx, nowMs);
      await tx
        .insert(mapAbsences)
        .values({ mapId, day, pupilId, markedBy: teacher.id })
        .onConflictDoNothing();
    } else {
      await tx
        .delete(mapAbsences)
        .where(
          and(
            eq(mapAbsences.mapId, mapId),
            eq(mapAbsences.day, day),
            eq(mapAbsences.pupilId, pupilId),
          ),
        );
    }
    return readAbsences(tx, mapId, day);
  });
}

async function readAbsences(db: Queryable, mapId: string, day: string): Promise<Absences> {
  const away = await db
    .select({ pupilId: mapAbsences.pupilId, markedBy: teachers.name })
    .from(mapAbsences)
    .innerJoin(pupils, eq(pupils.id, mapAbsences.pupilId))
    .leftJoin(teachers, eq(teachers.id, mapAbsences.markedBy))
    .where(and(eq(mapAbsences.mapId, mapId), eq(mapAbsences.day, day)))
    .orderBy(asc(pupils.position));
  return { away };
}

export async function findAbsences(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
  day: string | undefined,
  nowMs: number,
): Promise<{ day: string; pupils: string[] } | undefined> {
  if (day === undefined || !isNear(day, nowMs)) return undefined;
  const { away } = await listAbsences(db, teacher, mapId, day, nowMs);
  return { day, pupils: away.map(({ pupilId }) => pupilId) };
}

const isNear = (day: string, nowMs: number) =>
  Math.abs(Date.parse(day) - Date.parse(toDay(nowMs))) <= maxAbsenceDays * dayMs;

function checkDay(day: string, nowMs: number): void {
  if (!z.iso.date().safeParse(day).success) throw new AppError('notFound');
  if (!isNear(day, nowMs)) {
    throw new AppError('invalidRequest', { errors: [{ path: 'day', code: 'outOfRange' }] });
  }
}
