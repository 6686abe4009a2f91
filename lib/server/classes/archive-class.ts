import 'server-only';
import { eq } from 'drizzle-orm';
import type { ArchiveClass, ClassDetail } from '@/lib/contracts/classes/classes';
import type { Database } from '@/lib/db/client';
import { classes } from '@/lib/db/schema/tables';
import { lockOwnClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { AppError } from '@/lib/server/errors/app-error';
import { recordOwnerless } from './record-ownerless';
import { readClass } from './read-class';

export async function archiveClass(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  { archived, version }: ArchiveClass,
  nowMs: number,
): Promise<ClassDetail> {
  return db.transaction(async (tx) => {
    const current = await lockOwnClass(tx, teacher, classId);
    if (archived !== (current.archivedAt !== null)) {
      if (current.version !== version) throw new AppError('changedMeanwhile');
      await recordOwnerless(tx, teacher, current, archived ? 'classArchived' : 'classRestored');
      await tx
        .update(classes)
        .set({ archivedAt: archived ? new Date(nowMs) : null, version: current.version + 1 })
        .where(eq(classes.id, classId));
    }
    return readClass(tx, teacher, classId);
  });
}
