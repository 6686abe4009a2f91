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
    // Lock order against deadlocks: writing the activity log locks the account's row; the rows of the class's maps are
    // locked afterwards.
    await recordOwnerless(tx, teacher, row, 'classDeleted');
    await tx.delete(classes).where(eq(classes.id, classId));
  });
}
