import 'server-only';
import { and, eq, ne, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { foldEmail } from '@/lib/core/account/fold-email';
import type { Queryable } from '@/lib/db/client';
import { foldedEmail } from '@/lib/db/folded-email';
import { teachers } from '@/lib/db/schema/tables';

export async function followEmail(db: Queryable, uid: string, email: string): Promise<void> {
  const other = alias(teachers, 'other');
  const holder = db
    .select({ id: other.id })
    .from(other)
    .where(and(eq(foldedEmail(other.email), foldEmail(email)), ne(other.firebaseUid, uid)));
  await db
    .update(teachers)
    .set({ email })
    .where(and(eq(teachers.firebaseUid, uid), ne(teachers.email, email), notExists(holder)));
}
