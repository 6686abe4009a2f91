import { baseRounds } from './base-rounds';

/**
 * Combinatorial design: rounds of groups in which no two points meet twice. A point stands for one member (a pupil or
 * an empty place).
 */
export interface Design {
  /** Point at each place of a combinatorial design, listed round by round and group by group. */
  pointAt: Int32Array;
  /**
   * Round of a combinatorial design in which points a and b share a group, at index a × number of points + b. The value
   * -1 means that a and b never share a group.
   */
  roundOf: Int16Array;
  rounds: number;
}

/**
 * Returns the known combinatorial design (rounds of groups in which no two points meet twice) with the most rounds, for
 * a number of groups and of places per group. Groups of two use the circle method (Kirkman 1847). Undefined if no
 * design is known.
 */
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

function pairing(groups: number): (typeof baseRounds)[string] {
  const cycle = 2 * groups - 1;
  const pairs = Array.from({ length: groups - 1 }, (_, i) => `${i + 1} ${cycle - 1 - i}`);
  return { cycle, fixed: 1, rounds: [[`0 ${cycle}`, ...pairs].join(' | ')] };
}
