import 'server-only';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { z } from 'zod';
import { classFieldsSchema, type ClassDetail } from '@/lib/contracts/classes/classes';
import type { Queryable } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { activeMapOf } from '@/lib/server/access/kept-maps';
import { isEditorOf, visibleToPlaceholders, whoSees } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { buildOnce } from '@/lib/server/database/build-once';
import { AppError } from '@/lib/server/errors/app-error';
import { recordUse } from '@/lib/server/access/record-use';

const classLookup = buildOnce((db) =>
  db
    .select({
      row: getTableColumns(classes),
      ownerName: sql<
        string | null
      >`(select teachers.name from teachers where teachers.id = classes.teacher_id)`,
      pupils: sql<ClassDetail['pupils']>`(
        select coalesce(json_agg(json_build_object('id', pupils.id, 'name', pupils.name, 'marks', pupils.marks)
          order by pupils.position), '[]')
        from pupils where pupils.class_id = classes.id)`,
      marks: sql<NonNullable<ClassDetail['marks']>>`(
        select coalesce(json_agg(json_build_object('symbol', class_marks.symbol, 'name', class_marks.name)
          order by class_marks.symbol), '[]')
        from class_marks where class_marks.class_id = classes.id)`,
      maps: sql<ClassDetail['maps']>`(
        select coalesce(json_agg(json_build_object('id', maps.id, 'name', maps.name, 'createdAt', maps.created_at,
          'roomName', maps.room_name, 'plannedFor', maps.planned_for, 'isActive', maps.id = ${activeMapOf('classes.id')},
          'isToCome', maps.active_from > statement_timestamp()) order by maps.active_from desc, maps.id desc), '[]')
        from seating_maps maps where maps.class_id = classes.id and maps.deleted_at is null)`,
      editors: sql<ClassDetail['editors']>`(
        select coalesce(json_agg(json_build_object('id', teachers.id, 'name', teachers.name)
          order by class_editors.created_at, teachers.id), '[]')
        from class_editors join teachers on teachers.id = class_editors.teacher_id
        where class_editors.class_id = classes.id and teachers.school_id = classes.school_id)`,
      usedAt: sql<string | null>`(
        select class_uses.used_at from class_uses
        where class_uses.class_id = classes.id and class_uses.teacher_id = ${sql.placeholder('teacherId')})`,
    })
    .from(classes)
    .where(and(eq(classes.id, sql.placeholder('classId')), visibleToPlaceholders))
    .prepare('class'),
);

const withoutMarks = ({ pupils }: Pick<ClassDetail, 'pupils'>) => ({
  marks: [],
  pupils: pupils.map((pupil) => ({ ...pupil, marks: [] })),
});

async function loadClass(db: Queryable, teacher: TeacherRow, classId: string) {
  if (!z.uuid().safeParse(classId).success) throw new AppError('notFound');
  const [found] = await classLookup(db).execute({ classId, ...whoSees(teacher) });
  if (!found) throw new AppError('notFound');
  const { row, ownerName, maps, editors, usedAt } = found;
  const isOwn = row.teacherId === teacher.id;
  const isArchived = row.archivedAt !== null;
  const mayEdit = !isArchived && (await isEditorOf(db, teacher, row));
  const { marks, pupils } = mayEdit ? found : withoutMarks(found);
  const detail: ClassDetail = {
    id: row.id,
    ...classFieldsSchema.parse(row),
    version: row.version,
    teacherName: ownerName,
    isOwn,
    mayEdit,
    mayShare: isOwn && !isArchived && row.schoolId !== null && row.schoolId === teacher.schoolId,
    isPrivate: row.schoolId === null && teacher.schoolId !== null,
    archivedAt: row.archivedAt?.toISOString() ?? null,
    editors,
    marks,
    pupils,
    skippedWeeks: row.skippedWeeks,
    maps: maps.map((map) => ({ ...map, createdAt: new Date(map.createdAt).toISOString() })),
  };
  return { detail, usedAt: usedAt === null ? null : new Date(usedAt) };
}

export async function readClass(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassDetail> {
  return (await loadClass(db, teacher, classId)).detail;
}

export async function openClass(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
  nowMs: number,
): Promise<ClassDetail> {
  const { detail, usedAt } = await loadClass(db, teacher, classId);
  await recordUse(db, teacher, classId, nowMs, usedAt);
  return detail;
}
