import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { lockOwnClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordOwnerless } from './record-ownerless';

/** Deletes a class with its pupils and maps. */
export async function deleteClass(db: Database, teacher: TeacherRow, classId: string) {
  await db.transaction(async (tx) => {
    const row = await lockOwnClass(tx, teacher, classId);
    // Recorded first: a teacher's account that is being deleted is waited for before rows of maps are locked.
    await recordOwnerless(tx, teacher, row, 'classDeleted');
    await tx.delete(classes).where(eq(classes.id, classId));
  });
}
