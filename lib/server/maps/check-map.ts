import 'server-only';
import { eq } from 'drizzle-orm';
import type { ChangeMap } from '@/lib/contracts/maps/maps';
import { brokenForSeated, checkSeating } from '@/lib/core/conditions/checker';
import { conditionPupils, type Seating } from '@/lib/core/conditions/condition';
import { toFullSeating } from '@/lib/core/maps/map-seats';
import { findLayoutProblem } from '@/lib/core/rooms/layout-problems';
import { deskKey, findRoomProblems } from '@/lib/core/rooms/room';
import type { Queryable } from '@/lib/db/client';
import { pupils } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';

type Input = Omit<ChangeMap, 'version' | 'off'>;

export async function checkMap(tx: Queryable, classId: string, input: Input): Promise<void> {
  await checkMaps(tx, classId, [input]);
}

export async function checkMaps(tx: Queryable, classId: string, inputs: Input[]): Promise<void> {
  const rows = await tx.select({ id: pupils.id }).from(pupils).where(eq(pupils.classId, classId));
  const inClass = new Set(rows.map(({ id }) => id));
  const reason = inputs.map((input) => findReason(inClass, input)).find(Boolean);
  if (!reason) return;
  throw new AppError('seatingInvalid', {
    details: { reason },
    errors: [{ path: 'seats', code: reason }],
  });
}

function findReason(inClass: ReadonlySet<string>, input: Input) {
  const seated = input.seats.map((seat) => seat.pupilId);
  const mentioned = [...seated, ...input.conditions.flatMap(conditionPupils)];
  if (!mentioned.every((id) => inClass.has(id))) return 'unknownPupil';
  if (new Set(seated).size < seated.length) return 'pupilDoubled';
  const room = { desks: input.desks };
  if (findRoomProblems(room).length > 0 || findLayoutProblem(input)) return 'roomInvalid';

  if (input.trainees.some(({ id }) => mentioned.includes(id))) return 'pupilDoubled';
  const seating = toFullSeating(input);
  if (checkSeating(room, Object.keys(seating), seating).length > 0) return 'seatsInvalid';
  if (!areEmpty(input, seating)) return 'emptyDesksInvalid';
  const locked = new Set(input.locked);
  const isLockKnown = input.locked.every((id) => Object.hasOwn(seating, id));
  if (locked.size < input.locked.length || !isLockKnown) return 'lockedInvalid';
  const broken = brokenForSeated(room, input.conditions, seating);
  return String(broken) === String(input.broken) ? undefined : 'conditionsBroken';
}

function areEmpty({ desks, emptyDesks }: Input, seating: Seating): boolean {
  const free = new Set(desks.map(deskKey));
  for (const desk of Object.values(seating)) free.delete(deskKey(desk));
  return emptyDesks.every((desk) => free.delete(deskKey(desk)));
}
