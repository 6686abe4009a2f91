import 'server-only';
import { and, eq, inArray } from 'drizzle-orm';
import type { SavedMap, SaveMap } from '@/lib/contracts/maps';
import { findPlanProblem } from '@/lib/core/rooms/plan-problems';
import { brokenConditions, checkSeating } from '@/lib/core/seating/checker';
import { conditionPupils, withoutAbsent } from '@/lib/core/seating/condition';
import type { Condition, Room, Seating } from '@/lib/core/seating/model';
import { findRoomProblems } from '@/lib/core/seating/room';
import type { Database, Queryable } from '@/lib/db/client';
import { pupils, rooms, seatingMaps, seats } from '@/lib/db/schema/tables';
import { lockEditableClass } from '@/lib/server/access/find-class';
import { roomsVisibleTo } from '@/lib/server/access/find-room';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { requirePlan } from '@/lib/server/access/require-plan';
import { AppError } from '@/lib/server/errors/app-error';
import { readMap } from './read-map';

/** Saves a map and makes it the class's active map. A repeat with the same id returns the map of the first request. */
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
    await checkInput(tx, classId, input);
    await tx
      .update(seatingMaps)
      .set({ isActive: false })
      .where(and(eq(seatingMaps.classId, classId), eq(seatingMaps.isActive, true)));
    const [saved] = await tx
      .insert(seatingMaps)
      .values({
        id: input.id,
        classId,
        createdBy: teacher.id,
        roomName: input.roomName,
        roomId: input.roomId && (await findRoomId(tx, teacher, input.roomId)),
        desks: input.desks,
        marks: input.marks,
        boardSide: input.boardSide,
        conditions: input.conditions,
        seed: input.seed,
        isActive: true,
        createdAt: new Date(nowMs),
      })
      .onConflictDoNothing({ target: seatingMaps.id })
      .returning({ id: seatingMaps.id });
    if (!saved) throw new AppError('idTaken');
    if (input.seats.length > 0) {
      await tx
        .insert(seats)
        .values(input.seats.map(({ pupilId, desk }) => ({ mapId: input.id, pupilId, ...desk })));
    }
    return readMap(tx, teacher, input.id);
  });
}

/**
 * The id of a room that the teacher may see, so that the room is not deleted before the map is stored. Otherwise null: a
 * room may be deleted while its map is made, and the map itself keeps all of it.
 */
async function findRoomId(tx: Queryable, teacher: TeacherRow, roomId: string) {
  const [room] = await tx
    .select({ id: rooms.id })
    .from(rooms)
    .where(and(eq(rooms.id, roomId), roomsVisibleTo(teacher)))
    .for('key share');
  return room?.id ?? null;
}

/** Indices of the conditions that the map breaks, for the pupils who have a seat; the others are absent. */
function brokenForSeated(room: Room, conditions: Condition[], seating: Seating): number[] {
  const away = conditions
    .flatMap(conditionPupils)
    .filter((pupil) => !Object.hasOwn(seating, pupil));
  const present = withoutAbsent(conditions, away);
  return brokenConditions(room, present.conditions, seating).map(
    (index) => present.origin[index] ?? index,
  );
}

/**
 * Checks a map against its own data, because the browser made it. Throws `seatingInvalid` if it breaks more conditions
 * than it says.
 */
async function checkInput(tx: Queryable, classId: string, input: SaveMap): Promise<void> {
  const seated = input.seats.map((seat) => seat.pupilId);
  const mentioned = [...new Set([...seated, ...input.conditions.flatMap(conditionPupils)])];
  const known = mentioned.length
    ? await tx
        .select({ id: pupils.id })
        .from(pupils)
        .where(and(eq(pupils.classId, classId), inArray(pupils.id, mentioned)))
    : [];
  const room = { desks: input.desks };
  const seating: Seating = Object.fromEntries(input.seats.map((seat) => [seat.pupilId, seat.desk]));
  const reason =
    known.length < mentioned.length
      ? 'unknownPupil'
      : new Set(seated).size < seated.length
        ? 'pupilDoubled'
        : findRoomProblems(room).length > 0 || findPlanProblem(input)
          ? 'roomInvalid'
          : checkSeating(room, seated, seating).length > 0
            ? 'seatsInvalid'
            : String(brokenForSeated(room, input.conditions, seating)) !== String(input.broken)
              ? 'conditionsBroken'
              : undefined;
  if (reason) {
    throw new AppError('seatingInvalid', {
      details: { reason },
      errors: [{ path: 'seats', code: reason }],
    });
  }
}
