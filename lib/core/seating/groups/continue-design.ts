import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import type { Design } from './designs';
import { acquaintedFirst, earlierRounds, type EarlierRounds } from './earlier-rounds';
import type { GroupProblem } from './group-problem';

/** Number of searches, each with a different order of the pupils, and of points tried for pupils in one search. */
const [searches, mostTries] = [30, 10_000];
/**
 * Stands for an earlier round that has no round of the design yet. It differs from -1, which stands for points that
 * never meet.
 */
const open = -2;

/**
 * Finds a point of the design for each pupil such that every earlier round is a round of the design. Then the other
 * rounds of the design repeat no pair. Returns the point of each member. Empty places come last, and their points meet
 * in as few rounds as was found. Undefined if there are no such points, or if none were found.
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
  // If the earlier rounds were made from this design, they are its first rounds, in the same or the reverse order.
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

/** Counts the rounds in which two empty places are in one group. */
function lostRounds({ roundOf }: Design, points: Int32Array, members: number): number {
  const rounds = [...points].flatMap((a) => [...points].map((b) => roundOf[a * members + b]!));
  return new Set(rounds.filter((round) => round !== -1)).size;
}

/** Depth-first search over the pupils. Each next pupil has met the most of the pupils before. */
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

  /**
   * Adds one more pupil on a point, and extends `known`, the design's rounds for the earlier rounds. Undefined if the
   * pupil cannot have this point.
   */
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
    /** Whether two pupils are in one group of the design's round but in two groups of the earlier round. */
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
