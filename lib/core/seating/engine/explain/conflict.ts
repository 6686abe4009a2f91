/**
 * Tests whether some conditions are impossible together. Undefined if the step limit ends the test without an answer.
 * If a map satisfies the conditions, `needed` may name conditions that are each necessary for the clash of all
 * conditions in `among`.
 */
export type ImpossibleTest = (
  conditions: number[],
  among: ReadonlySet<number>,
  stepLimit: number,
) => Generator<void, { impossible: boolean; needed?: Iterable<number> } | undefined>;

const firstSteps = 400;

export interface Conflict {
  conditions: number[];
  /** Whether the clash is proved to disappear if any one of its conditions is removed. */
  minimal: boolean;
}

/**
 * Finds a minimal set of clashing conditions among conditions that cannot all be satisfied (progression, Marques-Silva,
 * Janota & Belov 2013). A test that ends at its step limit without an answer is repeated with more steps, until the
 * time is over. The returned conditions always clash, but the set may not be minimal.
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
