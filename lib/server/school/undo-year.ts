import 'server-only';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { maxKeptClasses, type UndoneYear } from '@/lib/contracts/school/school-year';
import type { Database } from '@/lib/db/client';
import { schools, yearMoves } from '@/lib/db/schema/tables';
import { lockSchoolOfAdmin } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { recordActivity } from '@/lib/server/access/record-activity';
import { findLastMove, undoEndMs } from './year-proposal';

export async function undoYear(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  moveId: string,
  nowMs: number,
): Promise<UndoneYear> {
  if (!z.uuid().safeParse(moveId).success) throw new AppError('notFound');
  return db.transaction(async (tx) => {
    const school = await lockSchoolOfAdmin(tx, teacher, schoolId);
    const [move] = await tx
      .select()
      .from(yearMoves)
      .where(and(eq(yearMoves.id, moveId), eq(yearMoves.schoolId, school.id)));
    if (!move) throw new AppError('notFound');
    const last = await findLastMove(tx, school.id);
    if (last?.row.id !== move.id || undoEndMs(move) <= nowMs) throw new AppError('undoTooLate');

    const at = new Date(nowMs).toISOString();
    await tx.execute(sql`
      select classes.id from classes
      join year_move_classes moved on moved.class_id = classes.id and moved.move_id = ${move.id}
      order by classes.id for no key update of classes`);
    const { rows: restored } = await tx.execute<{ id: string }>(sql`
      update classes set
        grade = moved.grade_before,
        name = moved.name_before,
        archived_at = case when moved.action = 'leave' then null else archived_at end,
        version = version + 1,
        updated_at = ${at}::timestamptz
      from year_move_classes moved
      where moved.move_id = ${move.id} and moved.class_id = classes.id
        and classes.school_id = ${school.id}
        and classes.grade = moved.grade_after and classes.name = moved.name_after
        and (moved.action <> 'leave' or classes.archived_at = ${move.createdAt.toISOString()}::timestamptz)
      returning classes.id`);
    const ids = JSON.stringify(restored.map(({ id }) => id));
    const { rows: kept } = await tx.execute<{ id: string; grade: string; name: string }>(sql`
      select classes.id, classes.grade, classes.name from year_move_classes moved
      join classes on classes.id = moved.class_id
      where moved.move_id = ${move.id} and classes.school_id = ${school.id}
        and not (${ids}::jsonb ? classes.id::text)
      order by lower(classes.name), classes.id`);
    await tx
      .update(yearMoves)
      .set({ undoneAt: new Date(nowMs) })
      .where(eq(yearMoves.id, move.id));
    if (school.schoolYear === move.schoolYear) {
      await tx
        .update(schools)
        .set({ schoolYear: move.previousSchoolYear, version: school.version + 1 })
        .where(eq(schools.id, school.id));
    }
    const detail = { classes: restored.length, schoolYear: move.schoolYear };
    const kind = 'yearMoveUndone';
    await recordActivity(tx, { schoolId: school.id, kind, actor: teacher, detail });
    return {
      restored: restored.length,
      keptCount: kept.length,
      kept: kept.slice(0, maxKeptClasses),
    };
  });
}
