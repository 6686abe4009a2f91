import type { Condition } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';
import type { Random } from '@/lib/core/seating/random';
import { assignVariants } from '@/lib/core/seating/variants/assign-variants';
import { annealSeats } from './anneal-seats';
import { chooseDesks } from './choose-desks';
import { weighSeats } from './seat-costs';
import type { ExamPupil } from './split-sittings';

/** A pupil of a sitting with their desk. */
export interface Seated {
  pupil: ExamPupil;
  desk: Desk;
}

/** The temperature at which exchanges begin: from seats at random, and from a start that is to be improved only. */
const [hot, warm] = [1, 0.3];

/**
 * Seats a sitting at random: the conditions, which name its pupils only, are met as far as was found, before wishes, and
 * pupils of one class touch as rarely as was found then. `usable` are the desks of the room that may be used.
 */
export function seatAtRandom(
  room: MarkedRoom,
  usable: readonly Desk[],
  pupils: readonly ExamPupil[],
  conditions: readonly Condition[],
  random: Random,
): Seated[] {
  const desks = chooseDesks(room, usable, pupils.length, conditions);
  const costs = weighSeats(room, desks, pupils, conditions);
  let pupilAt: Int32Array = random.shuffle(Int32Array.from(desks.keys()));
  const cost = annealSeats(costs, pupilAt, random, hot);
  if (cost > 0) {
    const other = startByColours(desks, pupils, random);
    if (annealSeats(costs, other, random, warm) < cost) pupilAt = other;
  }
  return desks.map((desk, at) => ({ desk, pupil: pupils[pupilAt[at]!]! }));
}

/**
 * The pupil of each desk where classes fill the colours of a colouring of the touching desks one after the other. In a
 * room of desks close together exchanges alone would leave more pairs of a class.
 */
function startByColours(
  desks: readonly Desk[],
  pupils: readonly ExamPupil[],
  random: Random,
): Int32Array {
  const { variants: colours } = assignVariants(desks);
  const shuffled = (count: number) => [...random.shuffle(Int32Array.from(Array(count).keys()))];
  const byColour = shuffled(desks.length).sort((a, b) => colours[a]! - colours[b]!);
  const inAnyOrder = shuffled(pupils.length);
  const classes = [...new Set(inAnyOrder.map((pupil) => pupils[pupil]!.classId))];
  const byClass = classes.flatMap((id) =>
    inAnyOrder.filter((pupil) => pupils[pupil]!.classId === id),
  );
  const pupilAt = new Int32Array(desks.length);
  byColour.forEach((desk, at) => (pupilAt[desk] = byClass[at]!));
  return pupilAt;
}
