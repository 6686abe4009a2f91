import 'server-only';
import { eq, sql } from 'drizzle-orm';
import type { KeptConditions, PutConditions } from '@/lib/contracts/conditions/conditions';
import { conditionPupils, type Condition, withoutDeleted } from '@/lib/core/conditions/condition';
import { toMarkId } from '@/lib/core/conditions/kinds/pupil-fields';
import type { Database, Queryable } from '@/lib/db/client';
import { classConditions, classMarks, pupils } from '@/lib/db/schema/tables';
import { findClassOfEditor, lockEditableClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';

async function readNameableIds(tx: Queryable, classId: string): Promise<string[]> {
  const inClass = tx
    .select({ id: sql<string | null>`${pupils.id}`, symbol: sql<number | null>`null::smallint` })
    .from(pupils)
    .where(eq(pupils.classId, classId));
  const rows = await inClass.unionAll(
    tx
      .select({
        id: sql<string | null>`null::uuid`,
        symbol: sql<number | null>`${classMarks.symbol}`,
      })
      .from(classMarks)
      .where(eq(classMarks.classId, classId)),
  );
  return rows.map(({ id, symbol }) => id ?? toMarkId(symbol!));
}

async function readRow(tx: Queryable, classId: string) {
  const [row] = await tx
    .select({ version: classConditions.version, conditions: classConditions.conditions })
    .from(classConditions)
    .where(eq(classConditions.classId, classId));
  return row ?? { version: 0, conditions: [] };
}

export async function readConditions(
  db: Database,
  teacher: TeacherRow,
  classId: string,
): Promise<KeptConditions> {
  return db.transaction(async (tx) => {
    await findClassOfEditor(tx, teacher, classId);
    const { version, conditions } = await readRow(tx, classId);
    const { kept, lapsed } = withoutDeleted(conditions, await readNameableIds(tx, classId));
    return { version, conditions: kept, lapsed };
  });
}

export async function putConditions(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  input: PutConditions,
  nowMs: number,
): Promise<KeptConditions> {
  return db.transaction(async (tx) => {
    await lockEditableClass(tx, teacher, classId);
    const current = await readRow(tx, classId);
    if (current.version !== input.version) throw new AppError('changedMeanwhile');
    const inClass = new Set(await readNameableIds(tx, classId));
    const unknown = input.conditions.findIndex((condition) =>
      conditionPupils(condition).some((pupil) => !inClass.has(pupil)),
    );
    if (unknown >= 0) {
      throw new AppError('changedMeanwhile', {
        errors: [{ path: `conditions.${unknown}`, code: 'unknownPupil' }],
      });
    }
    const conditions: Condition[] = input.conditions;
    const values = { conditions, version: input.version + 1, updatedAt: new Date(nowMs) };
    await tx
      .insert(classConditions)
      .values({ classId, ...values })
      .onConflictDoUpdate({ target: classConditions.classId, set: values });
    return { version: values.version, conditions, lapsed: [] };
  });
}
