import { baseRounds } from './base-rounds';

/**
 * A combinatorial design: rounds of groups of points, in which no two points meet twice. A point stands for a member of
 * a group.
 */
export interface Design {
  /** For each place in the groups of a combinatorial design: the point there, round by round and group by group. */
  pointAt: Int32Array;
  /**
   * Round of a combinatorial design in which points a and b share a group, at index a × points + b; -1 if they never
   * meet.
   */
  roundOf: Int16Array;
  rounds: number;
}

/**
 * Among the known combinatorial designs (schedules of groups), finds the one with the most rounds for a number of
 * groups and of places per group. Undefined if none is known.
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

/** Circle method (Kirkman 1847): every two points meet in exactly one round. */
function pairing(groups: number): (typeof baseRounds)[string] {
  const cycle = 2 * groups - 1;
  const pairs = Array.from({ length: groups - 1 }, (_, i) => `${i + 1} ${cycle - 1 - i}`);
  return { cycle, fixed: 1, rounds: [[`0 ${cycle}`, ...pairs].join(' | ')] };
}
