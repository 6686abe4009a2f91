import { brokenForSeated } from '@/lib/core/conditions/checker';
import { onlyPupils, type Condition, type PupilId } from '@/lib/core/conditions/condition';
import { deskKey, touching, type Desk, type Room } from '@/lib/core/rooms/room';
import { seededRandom } from '@/lib/core/seating/random';
import { spreadDesks } from '@/lib/core/seating/spread-desks';
import { assignVariants } from '@/lib/core/seating/variants/assign-variants';
import { desksByRow } from './desk-numbers';
import { examConditions, type ExamProblem, type ExamSeating } from './exam';
import { seatAtRandom, type Seated } from './seat-at-random';
import { byName, splitSittings, type ExamPupil } from './split-sittings';

/**
 * Seats classes for a written exam in as few sittings as possible, with the pupils as far apart as possible. The same
 * problem and seed always give the same seats; alphabetical order ignores the conditions. Throws a RangeError if there
 * are pupils but no usable desk.
 */
export function seatExam(problem: ExamProblem, seed: number | string): ExamSeating {
  const { room, classes } = problem;
  const out = new Set(problem.unusedDesks);
  const usable = room.desks.filter((_, index) => !out.has(index));
  if (usable.length === 0 && classes.some(({ pupils }) => pupils.length > 0)) {
    throw new RangeError('The room has no desk that may be used.');
  }
  const conditions = problem.conditions.filter(({ type }) => examConditions.includes(type));
  const random = seededRandom(seed);
  const sittings = splitSittings(classes, Math.max(1, usable.length)).map((pupils) =>
    problem.order === 'random'
      ? seatAtRandom(room, usable, pupils, ofSitting(conditions, pupils), random)
      : seatByName(usable, pupils),
  );
  const variants = problem.variants
    ? sittings.map((seats) => assignVariants(seats.map(({ desk }) => desk)))
    : [];
  const indices = new Map(room.desks.map((desk, index) => [deskKey(desk), index]));
  const broken = new Set(
    sittings.flatMap((seats) =>
      brokenForSeated(
        room,
        conditions,
        byPupil(seats, ({ desk }) => desk),
      ),
    ),
  );
  const distances = sittings.flatMap((seats) => smallestDistance(seats) ?? []);
  return {
    sittings: sittings.map((seats, at) => ({
      seats: byPupil(seats, ({ desk }) => indices.get(deskKey(desk))!),
      ...(problem.variants && {
        variants: byPupil(seats, (_, index) => variants[at]!.variants[index]!),
      }),
    })),
    variantCount: Math.max(0, ...variants.map(({ count }) => count)),
    variantsProved: variants.every(({ isProved }) => isProved),
    smallestDistance: distances.length > 0 ? Math.min(...distances) : undefined,
    sameClassPairs: sittings.reduce((sum, seats) => sum + countSameClass(seats), 0),
    broken: problem.conditions.filter(({ id }) => broken.has(id)).map(({ id }) => id),
  };
}

const byPupil = <Value>(
  seats: readonly Seated[],
  valueOf: (seated: Seated, index: number) => Value,
): Record<PupilId, Value> =>
  Object.fromEntries(seats.map((seated, index) => [seated.pupil.id, valueOf(seated, index)]));

function ofSitting(conditions: readonly Condition[], pupils: readonly ExamPupil[]): Condition[] {
  const ids = new Set(pupils.map(({ id }) => id));
  return conditions.flatMap((condition) => onlyPupils(condition, (id) => ids.has(id)) ?? []);
}

function seatByName(usable: readonly Desk[], pupils: readonly ExamPupil[]): Seated[] {
  const desks = spreadDesks(usable, pupils.length);
  const inOrder = [...pupils].sort(byName);
  return desksByRow({ desks }).map((at, place) => ({ desk: desks[at]!, pupil: inOrder[place]! }));
}

function smallestDistance(seats: readonly Seated[]): number | undefined {
  const distances = seats.flatMap(({ desk: a }, at) =>
    seats
      .slice(0, at)
      .map(({ desk: b }) => Math.max(Math.abs(a.row - b.row), Math.abs(a.col - b.col))),
  );
  return distances.length > 0 ? distances.reduce((a, b) => Math.min(a, b)) : undefined;
}

function countSameClass(seats: readonly Seated[]): number {
  const room: Room = { desks: seats.map(({ desk }) => desk) };
  const classOf = (at: number) => seats[at]!.pupil.classId;
  return touching(room).reduce(
    (sum, around, at) =>
      sum + around.filter((other) => other < at && classOf(other) === classOf(at)).length,
    0,
  );
}
