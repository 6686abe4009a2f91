import 'server-only';
import { createHash } from 'node:crypto';
import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import {
  maxMovedClasses,
  yearUndoDays,
  type ProposedClass,
  type YearMove,
  type YearProposal,
} from '@/lib/contracts/school/school-year';
import { compareNames } from '@/lib/core/classes/compare-names';
import { gradeRank, proposeMove } from '@/lib/core/school/year-move';
import type { Queryable } from '@/lib/db/client';
import { classes, teachers, yearMoves } from '@/lib/db/schema/tables';
import { findSchoolOfAdmin, type SchoolRow } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

type MoveRow = typeof yearMoves.$inferSelect;

function fingerprintOf(shown: readonly { id: string; grade: string; name: string }[]): string {
  const labels = shown.map(({ id, grade, name }) => [id, grade, name]);
  return createHash('sha256').update(JSON.stringify(labels)).digest('base64url');
}

export async function proposeClasses(
  db: Queryable,
  school: SchoolRow,
): Promise<{ proposed: ProposedClass[]; fingerprint: string }> {
  const rows = await db
    .select({
      id: classes.id,
      grade: classes.grade,
      name: classes.name,
      teacherName: teachers.name,
    })
    .from(classes)
    .leftJoin(teachers, eq(teachers.id, classes.teacherId))
    .where(and(eq(classes.schoolId, school.id), isNull(classes.archivedAt)))
    .orderBy(asc(classes.id))
    .limit(maxMovedClasses + 1);
  if (rows.length > maxMovedClasses) throw new AppError('tooManyClasses');
  const proposed = rows.map((row) => ({ ...row, ...proposeMove(row, school.grades) }));
  return { proposed, fingerprint: fingerprintOf(rows) };
}

export async function findLastMove(
  db: Queryable,
  schoolId: string,
): Promise<{ row: MoveRow; byName: string | null } | undefined> {
  const [last] = await db
    .select({ row: yearMoves, byName: teachers.name })
    .from(yearMoves)
    .leftJoin(teachers, eq(teachers.id, yearMoves.movedBy))
    .where(and(eq(yearMoves.schoolId, schoolId), isNull(yearMoves.undoneAt)))
    .orderBy(desc(yearMoves.schoolYear))
    .limit(1);
  return last;
}

export const undoEndMs = ({ createdAt }: Pick<MoveRow, 'createdAt'>) =>
  createdAt.getTime() + yearUndoDays * 24 * 60 * 60 * 1000;

export function toYearMove(row: MoveRow, byName: string | null, nowMs: number): YearMove {
  const canBeUndone = row.undoneAt === null && undoEndMs(row) > nowMs;
  return {
    id: row.id,
    schoolYear: row.schoolYear,
    at: row.createdAt.toISOString(),
    byName,
    movedUp: row.movedUp,
    archived: row.archived,
    undoUntil: canBeUndone ? new Date(undoEndMs(row)).toISOString() : null,
  };
}

export async function readYearProposal(
  db: Queryable,
  teacher: TeacherRow,
  schoolId: string,
  nowMs: number,
): Promise<YearProposal> {
  const school = await findSchoolOfAdmin(db, teacher, schoolId);
  const { proposed, fingerprint } = await proposeClasses(db, school);
  const last = await findLastMove(db, school.id);
  return {
    schoolYear: school.schoolYear,
    hasGrades: school.grades.length > 0,
    fingerprint,
    classes: proposed.sort(
      (a, b) => gradeRank(a.grade) - gradeRank(b.grade) || compareNames(a.name, b.name),
    ),
    last: last ? toYearMove(last.row, last.byName, nowMs) : null,
  };
}
