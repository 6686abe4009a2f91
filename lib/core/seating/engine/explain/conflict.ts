/**
 * Tests whether no map satisfies all of the given conditions (as indices). The answer is undefined if the step limit is
 * reached first. If a map exists, `needed` may list conditions that belong to every subset of `among` (indices of
 * conditions) that no map satisfies.
 */
export type ImpossibleTest = (
  conditions: number[],
  among: ReadonlySet<number>,
  stepLimit: number,
) => Generator<void, { impossible: boolean; needed?: Iterable<number> } | undefined>;

const firstSteps = 400;

export interface Conflict {
  conditions: number[];
  /** Whether it is proved that removing any one of the conditions makes the rest satisfiable. */
  minimal: boolean;
}

/**
 * Finds a minimal conflict (set of conditions that no map satisfies) among conditions that cannot all be satisfied
 * (progression, Marques-Silva, Janota & Belov 2013). A test that reaches the step limit is repeated with a higher
 * limit. If the time is over first, the conflict may not be minimal.
 */
export function* findConflict(
  all: number[],
  test: ImpossibleTest,
  isOver: () => boolean,
  endsInDoubt = false,
): Generator<void, Conflict> {
  const needed = new Set<number>();
  let doubtful = all;
  for (let stepLimit = firstSteps; doubtful.length > 0 && !isOver(); stepLimit *= 4) {
    let open = doubtful;
    doubtful = [];
    let leftOut = Math.ceil(open.length / 2);
    while (open.length > 0) {
      leftOut = Math.min(leftOut, open.length);
      const kept = open.slice(0, open.length - leftOut);
      const among = new Set([...needed, ...doubtful, ...open]);
      const answer = yield* test([...needed, ...doubtful, ...kept], among, stepLimit);
      if (!answer && endsInDoubt) return { conditions: all, minimal: false };
      if (answer?.impossible) {
        open = kept;
        leftOut *= 2;
        continue;
      }
      for (const index of answer?.needed ?? []) needed.add(index);
      if (leftOut > 1) leftOut = Math.ceil(leftOut / 2);
      else if (answer) needed.add(open.at(-1)!);
      else doubtful.push(open.at(-1)!);
      const isSettled = (index: number) => needed.has(index) || doubtful.includes(index);
      open = open.filter((index) => !isSettled(index));
      doubtful = doubtful.filter((index) => !needed.has(index));
    }
  }
  const conditions = [...needed, ...doubtful].sort((a, b) => a - b);
  return { conditions, minimal: doubtful.length === 0 };
}
