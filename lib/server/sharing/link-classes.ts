import 'server-only';
import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { classes, seatingMaps, sharedLinkItems } from '@/lib/db/schema/tables';
import { visibleTo } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isKeptMap } from '@/lib/server/access/kept-maps';

/**
 * What links show today, in the order of their lessons: the kept maps of classes that are not archived and that the links'
 * teacher may still see. Everything else is left out, so that a right that ends also ends what was shared by it.
 */
export function findShownMaps(db: Queryable, teacher: TeacherRow, linkIds: string[]) {
  return db
    .select({
      linkId: sharedLinkItems.linkId,
      label: sharedLinkItems.label,
      className: classes.name,
      map: seatingMaps,
    })
    .from(sharedLinkItems)
    .innerJoin(classes, eq(classes.id, sharedLinkItems.classId))
    .innerJoin(
      seatingMaps,
      and(
        eq(seatingMaps.classId, sharedLinkItems.classId),
        or(
          eq(seatingMaps.id, sharedLinkItems.mapId),
          and(isNull(sharedLinkItems.mapId), sql`${seatingMaps.isActive}`),
        ),
      ),
    )
    .where(
      and(
        inArray(sharedLinkItems.linkId, linkIds),
        isNull(classes.archivedAt),
        visibleTo(teacher),
        isKeptMap,
      ),
    )
    .orderBy(asc(sharedLinkItems.linkId), asc(sharedLinkItems.position));
}
