import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { lockOwnClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordOwnerless } from './record-ownerless';

export async function deleteClass(db: Database, teacher: TeacherRow, classId: string) {
  await db.transaction(async (tx) => {
    const row = await lockOwnClass(tx, teacher, classId);
    // The log entry comes first: if the account is being deleted, the transaction then waits before it locks any map.
    await recordOwnerless(tx, teacher, row, 'classDeleted');
    await tx.delete(classes).where(eq(classes.id, classId));
  });
}
