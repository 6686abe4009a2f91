import type { ClassSummary } from '@/lib/contracts/classes/classes';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { listOwnClasses, listSchoolClasses } from '@/lib/server/classes/list-classes';

export async function listClasses(db: Queryable, teacher: TeacherRow): Promise<ClassSummary[]> {
  const own = await listOwnClasses(db, teacher);
  const school = await listSchoolClasses(db, teacher, '');
  return [...own.classes, ...school.classes];
}
