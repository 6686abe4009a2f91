import 'server-only';
import { and, eq, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { ClassDetail, updateClassSchema } from '@/lib/contracts/classes/classes';
import type { Database, Queryable } from '@/lib/db/client';
import { classes, pupils } from '@/lib/db/schema/tables';
import { lockEditableClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { readClass } from './read-class';
import { replaceMarks, toPupilRows } from './write-marks';

/**
 * Changes a class. Browser tabs of an older build send no coloured marks of pupils, so the stored marks then remain.
 */
export async function updateClass(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  input: z.infer<typeof updateClassSchema>,
  nowMs: number,
): Promise<ClassDetail> {
  const { version, pupils: listed, marks, ...fields } = input;
  return db.transaction(async (tx) => {
    const current = await lockEditableClass(tx, teacher, classId);
    if (current.version !== version) throw new AppError('changedMeanwhile');
    await tx
      .update(classes)
      .set({ ...fields, version: version + 1, updatedAt: new Date(nowMs) })
      .where(eq(classes.id, classId));
    if (marks) await replaceMarks(tx, classId, marks);
    const kept = listed.map((pupil) => pupil.id);
    await refuseForeignPupils(tx, classId, kept);
    await tx
      .delete(pupils)
      .where(
        and(eq(pupils.classId, classId), kept.length ? notInArray(pupils.id, kept) : undefined),
      );
    if (kept.length > 0) {
      const rows = toPupilRows(classId, input);
      const written = await tx
        .insert(pupils)
        // Sorted ids prevent a deadlock between two requests that insert the same ids.
        .values(rows.sort((a, b) => (a.id < b.id ? -1 : 1)))
        .onConflictDoUpdate({
          target: pupils.id,
          set: {
            name: sql`excluded.name`,
            position: sql`excluded.position`,
            ...(marks && { marks: sql`excluded.marks` }),
          },
          setWhere: eq(pupils.classId, classId),
        })
        .returning({ id: pupils.id });
      if (written.length < kept.length) throw new AppError('idTaken');
    }
    return readClass(tx, teacher, classId);
  });
}

/**
 * Refuses pupils of another class before the database row of any pupil is locked, because two requests with pupils of
 * each other's class could otherwise deadlock.
 */
async function refuseForeignPupils(tx: Queryable, classId: string, ids: string[]) {
  if (ids.length === 0) return;
  const [foreign] = await tx
    .select({ id: pupils.id })
    .from(pupils)
    .where(and(inArray(pupils.id, ids), ne(pupils.classId, classId)))
    .limit(1);
  if (foreign) throw new AppError('idTaken');
}
