import 'server-only';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { classes, seatingMaps, sharedLinkItems } from '@/lib/db/schema/tables';
import { visibleTo } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { isActiveMap, isBegun, isKeptMap } from '@/lib/server/access/kept-maps';

const shownColumns = {
  linkId: sharedLinkItems.linkId,
  label: sharedLinkItems.label,
  className: classes.name,
};

/** Columns of the maps that anyone with a shared link can read. All other columns are private. */
const mapColumns = {
  id: seatingMaps.id,
  classId: seatingMaps.classId,
  roomName: seatingMaps.roomName,
  desks: seatingMaps.desks,
  marks: seatingMaps.marks,
  boardSide: seatingMaps.boardSide,
  trainees: seatingMaps.trainees,
};

export function findShownClasses(db: Queryable, teacher: TeacherRow, linkIds: string[]) {
  return db
    .select(shownColumns)
    .from(sharedLinkItems)
    .innerJoin(classes, eq(classes.id, sharedLinkItems.classId))
    .innerJoin(seatingMaps, isItsMap)
    .where(isShown(teacher, linkIds))
    .orderBy(asc(sharedLinkItems.linkId), asc(sharedLinkItems.position));
}

export function findShownMaps(db: Queryable, teacher: TeacherRow, linkId: string) {
  return db
    .select({ ...shownColumns, map: mapColumns })
    .from(sharedLinkItems)
    .innerJoin(classes, eq(classes.id, sharedLinkItems.classId))
    .innerJoin(seatingMaps, isItsMap)
    .where(and(isShown(teacher, [linkId]), isBegun))
    .orderBy(asc(sharedLinkItems.position));
}

export type ShownMap = Awaited<ReturnType<typeof findShownMaps>>[number]['map'];

const isItsMap = and(
  eq(seatingMaps.classId, sharedLinkItems.classId),
  or(eq(seatingMaps.id, sharedLinkItems.mapId), and(isNull(sharedLinkItems.mapId), isActiveMap)),
);

const isShown = (teacher: TeacherRow, linkIds: string[]) =>
  and(
    inArray(sharedLinkItems.linkId, linkIds),
    isNull(classes.archivedAt),
    visibleTo(teacher),
    isKeptMap,
  );
