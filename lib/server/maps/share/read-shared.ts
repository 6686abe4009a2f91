import 'server-only';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Shared, SharedMap } from '@/lib/contracts/maps/links';
import { withoutSurnames } from '@/lib/core/classes/without-surnames';
import { norwegianDay } from '@/lib/core/maps/norwegian-day';
import type { Queryable } from '@/lib/db/client';
import { mapAbsences, pupils, seats, sharedLinks, teachers } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { findShownMaps, type ShownMap } from './link-classes';
import { hashLinkToken } from '@/lib/server/access/link-token';
import { limitGuesses } from '@/lib/server/limits/limit-guesses';

export interface OpenedLink {
  id: string;
  teacherId: string;
  shared: Shared;
}

/**
 * Finds a shared link by its token. Unknown, expired and revoked links all give `notFound`, so that a visitor cannot
 * tell whether a link ever existed.
 */
export async function readShared(
  db: Queryable,
  token: string,
  network: string,
  nowMs: number,
): Promise<OpenedLink> {
  const tokenHash = hashLinkToken(token);
  const [found] = tokenHash
    ? await db
        .select({ link: sharedLinks, teacher: teachers })
        .from(sharedLinks)
        .innerJoin(teachers, eq(teachers.id, sharedLinks.teacherId))
        .where(eq(sharedLinks.tokenHash, tokenHash))
    : [];
  if (!found) await limitGuesses(db, network);
  const day = norwegianDay(nowMs);
  if (!found || found.link.revokedAt || found.link.endsOn < day) throw new AppError('notFound');
  const { link, teacher } = found;
  const shown = await findShownMaps(db, teacher, link.id);
  if (shown.length === 0) throw new AppError('notFound');
  const people = await readPeople(
    db,
    shown.map(({ map }) => map),
    day,
  );
  const maps = shown.map(({ label, className, map }) => ({
    ...{ label, className, roomName: map.roomName },
    ...{ desks: map.desks, marks: map.marks, boardSide: map.boardSide },
    ...placePeople(map, people),
  }));
  const { kind, endsOn } = link;
  return { id: link.id, teacherId: link.teacherId, shared: { kind, endsOn, day, maps } };
}

type People = Awaited<ReturnType<typeof readPeople>>;

async function readPeople(db: Queryable, maps: ShownMap[], day: string) {
  const mapIds = maps.map(({ id }) => id);
  const classIds = maps.map(({ classId }) => classId);
  const inClasses = await db
    .select({ id: pupils.id, classId: pupils.classId, name: pupils.name })
    .from(pupils)
    .where(inArray(pupils.classId, classIds))
    .orderBy(asc(pupils.position));
  const taken = await db.select().from(seats).where(inArray(seats.mapId, mapIds));
  const absent = await db
    .select({ mapId: mapAbsences.mapId, pupilId: mapAbsences.pupilId })
    .from(mapAbsences)
    .where(and(inArray(mapAbsences.mapId, mapIds), eq(mapAbsences.day, day)));
  return { inClasses, taken, absent };
}

function placePeople(
  { id, classId, trainees }: ShownMap,
  { inClasses, taken, absent }: People,
): Pick<SharedMap, 'seats' | 'unseated'> {
  const ofClass = inClasses.filter((pupil) => pupil.classId === classId);
  const names = withoutSurnames([...ofClass, ...trainees].map(({ name }) => name));
  const seatOf = new Map(taken.filter(({ mapId }) => mapId === id).map((s) => [s.pupilId, s]));
  const awayIds = new Set(absent.filter(({ mapId }) => mapId === id).map((a) => a.pupilId));
  const everyone = [
    ...ofClass.map((pupil) => {
      const seat = seatOf.get(pupil.id);
      return {
        desk: seat ? { row: seat.row, col: seat.col } : null,
        isTrainee: false,
        isAway: awayIds.has(pupil.id),
      };
    }),
    ...trainees.map(({ desk }) => ({ desk, isTrainee: true, isAway: false })),
  ].map((person, index) => ({ name: names[index]!, ...person }));
  return {
    seats: everyone.flatMap(({ desk, ...person }) => (desk ? [{ ...person, desk }] : [])),
    unseated: everyone.flatMap(({ desk, name, isAway }) => (desk ? [] : [{ name, isAway }])),
  };
}
