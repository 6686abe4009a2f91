import 'server-only';
import { eq } from 'drizzle-orm';
import type { ClassInput } from '@/lib/contracts/classes/classes';
import type { Queryable } from '@/lib/db/client';
import { classMarks } from '@/lib/db/schema/tables';

type Marks = NonNullable<ClassInput['marks']>;

export async function insertMarks(tx: Queryable, classId: string, marks: Marks): Promise<void> {
  if (marks.length === 0) return;
  await tx.insert(classMarks).values(marks.map((mark) => ({ ...mark, classId })));
}

export async function replaceMarks(tx: Queryable, classId: string, marks: Marks): Promise<void> {
  await tx.delete(classMarks).where(eq(classMarks.classId, classId));
  await insertMarks(tx, classId, marks);
}

export const toPupilRows = (
  classId: string,
  { pupils, marks = [] }: Pick<ClassInput, 'pupils' | 'marks'>,
) =>
  pupils.map((pupil, position) => ({
    ...pupil,
    marks: (pupil.marks ?? []).filter((symbol) => marks.some((mark) => mark.symbol === symbol)),
    classId,
    position,
  }));
