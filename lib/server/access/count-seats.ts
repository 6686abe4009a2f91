import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';

/** How many teachers a school has, its admin among them: what its seats are counted against. */
export function countSeatsTaken(db: Queryable, schoolId: string): Promise<number> {
  return db.$count(teachers, eq(teachers.schoolId, schoolId));
}
