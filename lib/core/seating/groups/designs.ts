import { baseRounds } from './base-rounds';

/** A design: rounds of groups of points, in which no two points are in one group twice. */
export interface Design {
  /** The point at each place, one group after the other, one round after the other. */
  pointAt: Int32Array;
  /** At `a * points + b`: the round in which two points are in one group, or -1. */
  roundOf: Int16Array;
  rounds: number;
}

/** Finds a design with this number of groups and places, with the most rounds that are known here. */
export function findDesign(groups: number, places: number): Design | undefined {
  const base = places === 2 ? pairing(groups) : baseRounds[`${groups} × ${places}`];
  if (!base) return undefined;
  const points = groups * places;
  const start = base.rounds.map((text) => text.split(/ \| | /).map(Number));
  const rounds = start.flatMap((round) =>
    Array.from({ length: base.cycle }, (_, step) =>
      round.map((point) => {
        if (point >= points - base.fixed) return point;
        const inRun = point % base.cycle;
        return point - inRun + ((inRun + step) % base.cycle);
      }),
    ),
  );
  const roundOf = new Int16Array(points * points).fill(-1);
  rounds.forEach((round, index) =>
    round.forEach((a, at) => {
      const first = at - (at % places);
      for (const b of round.slice(first, first + places)) {
        if (a !== b) roundOf[a * points + b] = index;
      }
    }),
  );
  return { pointAt: Int32Array.from(rounds.flat()), roundOf, rounds: rounds.length };
}

/** A design of pairs, in which every two points meet in one round: the circle method (Kirkman 1847). */
function pairing(groups: number): (typeof baseRounds)[string] {
  const cycle = 2 * groups - 1;
  const pairs = Array.from({ length: groups - 1 }, (_, i) => `${i + 1} ${cycle - 1 - i}`);
  return { cycle, fixed: 1, rounds: [[`0 ${cycle}`, ...pairs].join(' | ')] };
}
