import 'server-only';
import { and, asc, eq, getTableColumns, not, sql, type Placeholder } from 'drizzle-orm';
import { z } from 'zod';
import type { SavedMap } from '@/lib/contracts/maps/maps';
import type { Queryable } from '@/lib/db/client';
import { classes, pupils, seatingMaps } from '@/lib/db/schema/tables';
import {
  findVisibleClass,
  isEditorOf,
  visibleToPlaceholders,
  whoSees,
} from '@/lib/server/access/find-class';
import { isActiveMap, isBegun, isKeptMap } from '@/lib/server/access/kept-maps';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { recordUse } from '@/lib/server/access/record-use';
import { buildOnce } from '@/lib/server/database/build-once';
import { AppError } from '@/lib/server/errors/app-error';
import { showState, type MapState } from '@/lib/core/maps/map-state';

interface Pupil {
  id: string;
  name: string;
}

export function listPupils(db: Queryable, classId: string): Promise<Pupil[]> {
  return db
    .select({ id: pupils.id, name: pupils.name })
    .from(pupils)
    .where(eq(pupils.classId, classId))
    .orderBy(asc(pupils.position));
}

const selectMaps = (db: Queryable, teacherId: string | Placeholder) =>
  db
    .select({
      map: getTableColumns(seatingMaps),
      isActive: isActiveMap,
      isToCome: sql<boolean>`not ${isBegun}`,
      owner: getTableColumns(classes),
      pupils: sql<Pupil[]>`(
        select coalesce(json_agg(json_build_object('id', pupils.id, 'name', pupils.name) order by pupils.position), '[]')
        from pupils where pupils.class_id = classes.id)`,
      seats: sql<MapState['seats']>`(
        select coalesce(json_agg(json_build_object('pupilId', seats.pupil_id,
          'desk', json_build_object('row', seats."row", 'col', seats.col)) order by seats.pupil_id), '[]')
        from seats where seats.map_id = seating_maps.id)`,
      updatedBy: sql<
        string | null
      >`(select teachers.name from teachers where teachers.id = seating_maps.updated_by)`,
      usedAt: sql<string | null>`(
        select class_uses.used_at from class_uses
        where class_uses.class_id = classes.id and class_uses.teacher_id = ${teacherId})`,
    })
    .from(seatingMaps)
    .innerJoin(classes, eq(classes.id, seatingMaps.classId));

const mapLookup = buildOnce((db) =>
  selectMaps(db, sql.placeholder('teacherId'))
    .where(and(eq(seatingMaps.id, sql.placeholder('mapId')), isKeptMap, visibleToPlaceholders))
    .prepare('map'),
);

async function loadMap(db: Queryable, teacher: TeacherRow, mapId: string) {
  if (!z.uuid().safeParse(mapId).success) throw new AppError('notFound');
  const [found] = await mapLookup(db).execute({ mapId, ...whoSees(teacher) });
  if (!found) throw new AppError('notFound');
  const isEditor = await isEditorOf(db, teacher, found.owner);
  const { usedAt } = found;
  return {
    saved: toSavedMap(found, teacher, isEditor),
    usedAt: usedAt === null ? null : new Date(usedAt),
  };
}

export async function readTermPlan(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<SavedMap[]> {
  const owner = await findVisibleClass(db, teacher, classId);
  const found = await selectMaps(db, teacher.id)
    .where(and(eq(seatingMaps.classId, classId), isKeptMap, not(isBegun)))
    .orderBy(asc(seatingMaps.activeFrom), asc(seatingMaps.id));
  const isEditor = await isEditorOf(db, teacher, owner);
  return found.map((one) => toSavedMap(one, teacher, isEditor));
}

function toSavedMap(
  found: Awaited<ReturnType<typeof selectMaps>>[number],
  teacher: TeacherRow,
  isEditor: boolean,
): SavedMap {
  const { map, isActive, isToCome, owner, seats, updatedBy } = found;
  return {
    id: map.id,
    classId: map.classId,
    grade: owner.grade,
    className: owner.name,
    name: map.name,
    version: map.version,
    createdAt: map.createdAt.toISOString(),
    updatedAt: map.updatedAt.toISOString(),
    updatedBy,
    isUpdatedByMe: map.updatedBy === teacher.id,
    isActive,
    activeFrom: map.activeFrom.toISOString(),
    plannedFor: map.plannedFor,
    isToCome,
    isFixed: map.isFixed,
    mayEdit: isEditor && owner.archivedAt === null,
    isClassArchived: owner.archivedAt !== null,
    ...showState({ ...map, seats }, found.pupils, isEditor),
  };
}

export async function readMap(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
): Promise<SavedMap> {
  return (await loadMap(db, teacher, mapId)).saved;
}

export async function openMap(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
  nowMs: number,
): Promise<SavedMap> {
  const { saved, usedAt } = await loadMap(db, teacher, mapId);
  await recordUse(db, teacher, saved.classId, nowMs, usedAt);
  return saved;
}
