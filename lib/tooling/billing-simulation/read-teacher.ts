import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

/** A teacher as they are stored; undefined once the account is deleted. */
export async function readTeacher(db: Database, id: string): Promise<TeacherRow | undefined> {
  const [row] = await db.select().from(teachers).where(eq(teachers.id, id));
  return row;
}
