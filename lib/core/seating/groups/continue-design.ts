import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import type { Design } from './designs';
import { acquaintedFirst, earlierRounds, type EarlierRounds } from './earlier-rounds';
import type { GroupProblem } from './group-problem';

const [searches, mostTries] = [30, 10_000];
const open = -2;

/**
 * Assigns each member (a pupil or an empty place) to a point of a combinatorial design (rounds of groups in which no
 * two points meet twice). Every earlier round of groups then equals a round of the design. Returns an array (member →
 * point), or undefined if no assignment was found.
 */
export function* continueDesign(
  design: Design,
  problem: GroupProblem,
  members: number,
  { random, clock }: { random: Random; clock: Clock },
): Generator<void, Int32Array | undefined> {
  const earlier = earlierRounds(problem);
  const isRepeated = earlier.meetings.flat().some((rounds) => rounds.length > 1);
  if (isRepeated || earlier.groupIn.length > design.rounds) return undefined;
  const count = earlier.groupIn.length;
  const guesses = [(i: number) => i, (i: number) => count - 1 - i, () => open];
  let best: Int32Array | undefined;
  let fewestLost = Infinity;
  for (let search = 0; search < searches && fewestLost > 0 && !clock.isOver(); search += 1) {
    const guess = Array.from(earlier.groupIn.keys(), guesses[search % guesses.length]!);
    const pointOf = findPoints(design, earlier, guess, { members, random });
    const lost = pointOf && lostRounds(design, pointOf.slice(problem.pupils.length), members);
    if (pointOf && lost! < fewestLost) [best, fewestLost] = [pointOf, lost!];
    yield;
  }
  return best;
}

function lostRounds({ roundOf }: Design, points: Int32Array, members: number): number {
  const rounds = [...points].flatMap((a) => [...points].map((b) => roundOf[a * members + b]!));
  return new Set(rounds.filter((round) => round !== -1)).size;
}

function findPoints(
  { roundOf }: Design,
  earlier: EarlierRounds,
  guess: number[],
  { members, random }: { members: number; random: Random },
): Int32Array | undefined {
  const { groupIn, meetings } = earlier;
  const order = acquaintedFirst(earlier, random);
  const points = random.shuffle(Int32Array.from({ length: members }, (_, point) => point));
  const pointOf = new Int32Array(members).fill(-1);
  let tries = 0;

  function fit(pupil: number, placed: number, known: number[]): number[] | undefined {
    const images = [...known];
    const roundWith = (a: number, b: number) => roundOf[pointOf[a]! * members + pointOf[b]!]!;
    for (let at = 0; at < placed; at += 1) {
      const other = order[at]!;
      const image = roundWith(pupil, other);
      const [met] = meetings[pupil]![other]!;
      if (met === undefined) continue;
      if (image === -1 || images.indexOf(image) !== (images[met] === open ? -1 : met))
        return undefined;
      images[met] = image;
    }
    const isWrong = (a: number, b: number) => {
      const round = images.indexOf(roundWith(a, b));
      return (
        round !== -1 &&
        groupIn[round]![a] !== -1 &&
        groupIn[round]![b] !== -1 &&
        groupIn[round]![a] !== groupIn[round]![b]
      );
    };
    const isNew = images.some((image, round) => image !== known[round]);
    for (let at = isNew ? 0 : placed; at <= placed; at += 1) {
      for (let before = 0; before < at; before += 1) {
        if (isWrong(order[at]!, order[before]!)) return undefined;
      }
    }
    return images;
  }

  function place(placed: number, images: number[]): boolean {
    if (placed === order.length) return true;
    const pupil = order[placed]!;
    for (const point of points) {
      tries += 1;
      if (tries > mostTries) return false;
      if (pointOf.includes(point)) continue;
      pointOf[pupil] = point;
      const next = fit(pupil, placed, images);
      if (next && place(placed + 1, next)) return true;
      pointOf[pupil] = -1;
    }
    return false;
  }

  if (!place(0, guess)) return undefined;
  const free = points.filter((point) => !pointOf.includes(point));
  free.forEach((point, index) => (pointOf[order.length + index] = point));
  return pointOf;
}
