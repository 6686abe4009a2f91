import type { Clock } from '../engine/model/clock';
import type { Random } from '../random';
import type { Design } from './designs';
import type { GroupProblem } from './group-problem';

/** Points tried for pupils before the search ends without an answer. */
const mostTries = 200_000;
const triesBetweenChecks = 1000;
/** An earlier round without a round of the design; two points that never meet have -1. */
const open = -2;

/**
 * Finds a point of the design for each pupil so that every earlier round is one of its rounds: then the other rounds
 * repeat no pair. Depth first, each next pupil being one who was with most of those before. Returns the point of each
 * member, empty places last; undefined where none was found.
 */
export function continueDesign(
  { rounds, roundOf }: Design,
  { pupils, previous = [] }: GroupProblem,
  members: number,
  { random, clock }: { random: Random; clock: Clock },
): Int32Array | undefined {
  const inRounds = previous.map((round) =>
    pupils.map((pupil) => round.findIndex((group) => group.includes(pupil))),
  );
  const isAway = (round: number, pupil: number) => inRounds[round]![pupil] === -1;
  /** The earlier rounds of two pupils in one group. */
  const meetings = pupils.map((_, a) =>
    pupils.map((__, b) =>
      [...inRounds.keys()].filter(
        (round) => !isAway(round, a) && inRounds[round]![a] === inRounds[round]![b],
      ),
    ),
  );
  const isRepeated = meetings.some((row, a) => row.some((met, b) => a !== b && met.length > 1));
  if (isRepeated || previous.length > rounds) return undefined;

  const order = acquaintedFirst(meetings, random);
  const points = random.shuffle(Int32Array.from({ length: members }, (_, point) => point));
  const pointOf = new Int32Array(members).fill(-1);
  let tries = 0;

  /** The round of the design for each earlier round, with one more pupil on a point; undefined where that cannot be. */
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
    /** Two in one group of the design's round who were in two groups of the earlier one. */
    const isWrong = (a: number, b: number) => {
      const round = images.indexOf(roundWith(a, b));
      return (
        round !== -1 &&
        !isAway(round, a) &&
        !isAway(round, b) &&
        inRounds[round]![a] !== inRounds[round]![b]
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
      if (tries > mostTries || (tries % triesBetweenChecks === 0 && clock.isOver())) return false;
      if (pointOf.includes(point)) continue;
      pointOf[pupil] = point;
      const next = fit(pupil, placed, images);
      if (next && place(placed + 1, next)) return true;
      pointOf[pupil] = -1;
    }
    return false;
  }

  if (
    !place(
      0,
      previous.map(() => open),
    )
  )
    return undefined;
  const free = points.filter((point) => !pointOf.includes(point));
  free.forEach((point, index) => (pointOf[pupils.length + index] = point));
  return pointOf;
}

/** The pupils in an order in which each next one met most of those before. */
function acquaintedFirst(meetings: number[][][], random: Random): number[] {
  const left = [...random.shuffle(Int32Array.from(meetings.keys()))];
  const order: number[] = [];
  const known = meetings.map(() => 0);
  while (left.length > 0) {
    const next = left.reduce((a, b) => (known[b]! > known[a]! ? b : a));
    left.splice(left.indexOf(next), 1);
    order.push(next);
    for (const other of left) known[other]! += meetings[next]![other]!.length;
  }
  return order;
}
