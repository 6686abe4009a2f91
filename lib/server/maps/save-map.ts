import 'server-only';
import { and, eq, isNull } from 'drizzle-orm';
import { maxMaps, type SavedMap, type SaveMap } from '@/lib/contracts/maps/maps';
import type { Database } from '@/lib/db/client';
import { seatingMaps } from '@/lib/db/schema/tables';
import { lockEditableClass } from '@/lib/server/access/find-class';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { fromNow } from '@/lib/server/access/kept-maps';
import { requirePlan } from '@/lib/server/access/require-plan';
import { AppError } from '@/lib/server/errors/app-error';
import { checkMap } from './check-map';
import { insertSeats, toMapState } from './map-state';
import { purgeMaps } from './purge-maps';
import { readMap } from './read-map';

export async function saveMap(
  db: Database,
  teacher: TeacherRow,
  classId: string,
  input: SaveMap,
  nowMs: number,
): Promise<SavedMap> {
  await requirePlan(db, teacher, nowMs);
  return db.transaction(async (tx) => {
    const owner = await lockEditableClass(tx, teacher, classId);
    const [existing] = await tx.select().from(seatingMaps).where(eq(seatingMaps.id, input.id));
    if (existing) {
      if (existing.classId !== owner.id) throw new AppError('idTaken');
      return readMap(tx, teacher, input.id);
    }
    await checkMap(tx, classId, input);
    await purgeMaps(tx, classId, nowMs);
    const ofClass = and(eq(seatingMaps.classId, classId), isNull(seatingMaps.deletedAt));
    if ((await tx.$count(seatingMaps, ofClass)) >= maxMaps) throw new AppError('tooManyMaps');
    const { seats, ...columns } = await toMapState(tx, teacher, input);
    const [saved] = await tx
      .insert(seatingMaps)
      .values({
        ...columns,
        id: input.id,
        classId,
        name: input.name ?? null,
        createdBy: teacher.id,
        activeFrom: fromNow,
        createdAt: new Date(nowMs),
        updatedAt: new Date(nowMs),
        updatedBy: teacher.id,
      })
      .onConflictDoNothing({ target: seatingMaps.id })
      .returning({ id: seatingMaps.id });
    if (!saved) throw new AppError('idTaken');
    await insertSeats(tx, input.id, seats);
    return readMap(tx, teacher, input.id);
  });
}
