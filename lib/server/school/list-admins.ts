import 'server-only';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { adminListSchema } from '@/lib/contracts/school/admins';
import type { Queryable } from '@/lib/db/client';
import { admins, teachers } from '@/lib/db/schema/tables';
import type { Account } from '@/lib/server/auth/read-session';

export function listAdmins(
  db: Queryable,
  session: Account,
): Promise<z.infer<typeof adminListSchema>> {
  return db
    .select({ id: admins.id })
    .from(admins)
    .innerJoin(teachers, eq(admins.teacherId, teachers.id))
    .where(eq(teachers.firebaseUid, session.uid));
}
