import 'server-only';
import { asc, eq } from 'drizzle-orm';
import type { SavedMap } from '@/lib/contracts/maps';
import type { Queryable } from '@/lib/db/client';
import { pupils, teachers } from '@/lib/db/schema/tables';
import { isEditorOf } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { findVisibleMap } from './find-map';
import { readMapState } from './map-state';
import { showState } from './show-state';

/** The class's pupils in the order of its list. */
export function listPupils(db: Queryable, classId: string) {
  return db
    .select({ id: pupils.id, name: pupils.name })
    .from(pupils)
    .where(eq(pupils.classId, classId))
    .orderBy(asc(pupils.position));
}

/** The name of the teacher who saved a state; null where their account was deleted. */
async function findName(db: Queryable, teacherId: string | null): Promise<string | null> {
  if (teacherId === null) return null;
  const [found] = await db
    .select({ name: teachers.name })
    .from(teachers)
    .where(eq(teachers.id, teacherId));
  return found?.name ?? null;
}

/** Reads a saved map with the pupils' current names; with its conditions only for those with the right to edit the class. */
export async function readMap(
  db: Queryable,
  teacher: TeacherRow,
  mapId: string,
): Promise<SavedMap> {
  const { map, class: owner } = await findVisibleMap(db, teacher, mapId);
  const isEditor = await isEditorOf(db, teacher, owner);
  const inClass = await listPupils(db, map.classId);
  return {
    id: map.id,
    classId: map.classId,
    grade: owner.grade,
    className: owner.name,
    name: map.name,
    version: map.version,
    createdAt: map.createdAt.toISOString(),
    updatedAt: map.updatedAt.toISOString(),
    updatedBy: await findName(db, map.updatedBy),
    isActive: map.isActive,
    mayEdit: isEditor && owner.archivedAt === null,
    isClassArchived: owner.archivedAt !== null,
    ...showState(await readMapState(db, map), inClass, isEditor),
  };
}
