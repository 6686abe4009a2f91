import 'server-only';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import {
  yearUndoDays,
  type MoveYear,
  type ProposedClass,
  type YearMove,
} from '@/lib/contracts/school/school-year';
import type { YearAction } from '@/lib/core/school/year-move';
import type { Database, Queryable } from '@/lib/db/client';
import { schools, yearMoveClasses, yearMoves } from '@/lib/db/schema/tables';
import { lockSchoolOfAdmin, type SchoolRow } from '@/lib/server/access/find-school';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { recordActivity } from '@/lib/server/access/record-activity';
import { proposeClasses, toYearMove } from './year-proposal';

interface ChosenClass extends ProposedClass {
  after: { grade: string; name: string };
}

export async function moveYear(
  db: Database,
  teacher: TeacherRow,
  schoolId: string,
  input: MoveYear,
  nowMs: number,
): Promise<YearMove> {
  return db.transaction(async (tx) => {
    const school = await lockSchoolOfAdmin(tx, teacher, schoolId);
    const earlier = await findEarlierMove(tx, school.id, input.id);
    if (earlier) return toYearMove(earlier, teacher.name, nowMs);
    if (school.schoolYear !== null && school.schoolYear >= input.schoolYear) {
      throw new AppError('changedMeanwhile');
    }
    const { proposed, fingerprint } = await proposeClasses(tx, school);
    if (fingerprint !== input.fingerprint) throw new AppError('changedMeanwhile');
    const changed = choose(proposed, input.choices);
    const move = await storeMove(tx, { school, teacher, input, changed, nowMs });
    await changeClasses(tx, changed, nowMs);
    await tx
      .update(schools)
      .set({ schoolYear: input.schoolYear, version: school.version + 1 })
      .where(eq(schools.id, school.id));
    const detail = { classes: changed.length, schoolYear: input.schoolYear };
    await recordActivity(tx, { schoolId: school.id, kind: 'yearMoved', actor: teacher, detail });
    return toYearMove(move, teacher.name, nowMs);
  });
}

async function findEarlierMove(tx: Queryable, schoolId: string, id: string) {
  const [row] = await tx.select().from(yearMoves).where(eq(yearMoves.id, id));
  if (row && row.schoolId !== schoolId) throw new AppError('idTaken');
  return row;
}

function choose(proposed: readonly ProposedClass[], choices: MoveYear['choices']): ChosenClass[] {
  const chosen = new Map<string, YearAction>(
    choices.map(({ classId, action }) => [classId, action]),
  );
  const ids = new Set(proposed.map(({ id }) => id));
  if (!choices.every(({ classId }) => ids.has(classId))) throw new AppError('changedMeanwhile');
  return proposed.flatMap((each) => {
    const action = chosen.get(each.id) ?? each.action;
    if (action === 'stay') return [];
    if (action === 'up' && !each.up) throw new AppError('changedMeanwhile');
    const { grade, name } = each;
    return [{ ...each, action, after: action === 'up' ? each.up! : { grade, name } }];
  });
}

async function storeMove(
  tx: Queryable,
  args: {
    school: SchoolRow;
    teacher: TeacherRow;
    input: MoveYear;
    changed: readonly ChosenClass[];
    nowMs: number;
  },
) {
  const { school, teacher, input, changed, nowMs } = args;
  const movedUp = changed.filter(({ action }) => action === 'up').length;
  const old = tx
    .select({ id: yearMoves.id })
    .from(yearMoves)
    .where(
      and(
        eq(yearMoves.schoolId, school.id),
        lt(yearMoves.createdAt, new Date(nowMs - yearUndoDays * 24 * 60 * 60 * 1000)),
      ),
    );
  await tx.delete(yearMoveClasses).where(inArray(yearMoveClasses.moveId, old));
  const [move] = await tx
    .insert(yearMoves)
    .values({
      id: input.id,
      schoolId: school.id,
      movedBy: teacher.id,
      schoolYear: input.schoolYear,
      previousSchoolYear: school.schoolYear,
      movedUp,
      archived: changed.length - movedUp,
      createdAt: new Date(nowMs),
    })
    .onConflictDoNothing()
    .returning();
  if (!move) throw new AppError('changedMeanwhile');
  const rows = changed.map(({ id, action, grade, name, after }) => ({
    class_id: id,
    action,
    grade_before: grade,
    name_before: name,
    grade_after: after.grade,
    name_after: after.name,
  }));
  await tx.execute(sql`
    insert into year_move_classes
      (move_id, class_id, action, grade_before, name_before, grade_after, name_after)
    select ${move.id}::uuid, class_id, action, grade_before, name_before, grade_after, name_after
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as rows (
      class_id uuid, action text, grade_before text, name_before text, grade_after text,
      name_after text)`);
  return move;
}

/**
 * Changes the classes at the start of a school year. The database rows of the classes are locked in the order of their
 * ids to prevent a deadlock.
 */
async function changeClasses(
  tx: Queryable,
  changed: readonly ChosenClass[],
  nowMs: number,
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ id, action, after }) => ({ id, action, ...after }));
  const at = new Date(nowMs).toISOString();
  const values = JSON.stringify(rows);
  await tx.execute(sql`
    select id from classes
    where id in (select id from jsonb_to_recordset(${values}::jsonb) as rows (id uuid))
    order by id for no key update`);
  await tx.execute(sql`
    update classes set
      grade = rows.grade,
      name = rows.name,
      archived_at = case when rows.action = 'leave' then ${at}::timestamptz else archived_at end,
      version = version + 1,
      updated_at = case when rows.action = 'up' then ${at}::timestamptz else updated_at end
    from jsonb_to_recordset(${values}::jsonb)
      as rows (id uuid, action text, grade text, name text)
    where classes.id = rows.id`);
}
