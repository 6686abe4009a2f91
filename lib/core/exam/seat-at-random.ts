import type { Condition } from '@/lib/core/conditions/condition';
import type { Desk } from '@/lib/core/rooms/room';
import type { MarkedRoom } from '@/lib/core/rooms/room-layout';
import type { Random } from '@/lib/core/seating/random';
import { assignVariants } from '@/lib/core/seating/variants/assign-variants';
import { annealSeats } from './anneal-seats';
import { chooseDesks } from './choose-desks';
import { weighSeats } from './seat-costs';
import type { ExamPupil } from './split-sittings';

export interface Seated {
  pupil: ExamPupil;
  desk: Desk;
}

const [hot, warm] = [1, 0.3];

/**
 * Seats the pupils of one exam sitting at random, then improves the seats by simulated annealing. Hard conditions come
 * before wishes (conditions that may be broken), and wishes come before separating classmates.
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
 * In a dense room, this start leaves fewer classmates at touching desks than a random start: classmates get desks of
 * the same colour as far as possible, and touching desks differ in colour.
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
