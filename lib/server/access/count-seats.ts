import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';

export function countSeatsTaken(db: Queryable, schoolId: string): Promise<number> {
  return db.$count(teachers, eq(teachers.schoolId, schoolId));
}
