import 'server-only';
import { and, eq, exists, isNull } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { classes, sharedLinkItems, sharedLinks } from '@/lib/db/schema/tables';

export async function endLinksAtSchool(
  tx: Queryable,
  teacher: { id: string },
  schoolId: string,
): Promise<void> {
  const showsClassOfSchool = tx
    .select({ id: classes.id })
    .from(sharedLinkItems)
    .innerJoin(classes, eq(classes.id, sharedLinkItems.classId))
    .where(and(eq(sharedLinkItems.linkId, sharedLinks.id), eq(classes.schoolId, schoolId)));
  await tx
    .update(sharedLinks)
    .set({ revokedAt: new Date() })
    .where(
      and(
        eq(sharedLinks.teacherId, teacher.id),
        isNull(sharedLinks.revokedAt),
        exists(showsClassOfSchool),
      ),
    );
}
