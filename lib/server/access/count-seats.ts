import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';

/** Number of teachers of a school, including its admin: the number of seats in use. */
export function countSeatsTaken(db: Queryable, schoolId: string): Promise<number> {
  return db.$count(teachers, eq(teachers.schoolId, schoolId));
}
