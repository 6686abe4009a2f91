import 'server-only';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { ClassRooms } from '@/lib/contracts/rooms/rooms';
import { roomsOfMaps } from '@/lib/core/rooms/rooms-of-maps';
import type { Queryable } from '@/lib/db/client';
import { rooms, seatingMaps } from '@/lib/db/schema/tables';
import { findVisibleClass } from '@/lib/server/access/find-class';
import { isKeptMap } from '@/lib/server/access/kept-maps';
import { roomsVisibleTo } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';

const maxMaps = 40;

export async function listClassRooms(
  db: Queryable,
  teacher: TeacherRow,
  classId: string,
): Promise<ClassRooms> {
  await findVisibleClass(db, teacher, classId);
  const maps = await db
    .select({
      roomId: seatingMaps.roomId,
      roomName: seatingMaps.roomName,
      desks: seatingMaps.desks,
      marks: seatingMaps.marks,
      boardSide: seatingMaps.boardSide,
      createdAt: seatingMaps.createdAt,
    })
    .from(seatingMaps)
    .where(and(eq(seatingMaps.classId, classId), isKeptMap))
    .orderBy(desc(seatingMaps.createdAt), desc(seatingMaps.id))
    .limit(maxMaps);
  const ids = [...new Set(maps.flatMap((map) => map.roomId ?? []))];
  const found = ids.length
    ? await db
        .select({ id: rooms.id, name: rooms.name, layout: rooms.layout, version: rooms.version })
        .from(rooms)
        .where(and(inArray(rooms.id, ids), isNull(rooms.archivedAt), roomsVisibleTo(teacher)))
    : [];
  return roomsOfMaps(
    maps.map((map) => ({ ...map, createdAt: map.createdAt.toISOString() })),
    found,
  );
}
