/**
 * Tests whether conditions, given by index, are impossible together; undefined if `stepLimit` steps give no answer. If
 * they are possible together, `needed` may list conditions that are part of every conflict in `among`.
 */
export type ImpossibleTest = (
  conditions: number[],
  among: ReadonlySet<number>,
  stepLimit: number,
) => Generator<void, { impossible: boolean; needed?: Iterable<number> } | undefined>;

/**
 * Limit of search steps for each test of conditions in the first round. Each later round repeats only the tests that
 * gave no answer, with four times as many steps.
 */
const firstSteps = 400;

export interface Conflict {
  conditions: number[];
  /** Whether every condition is proved to be necessary for the conflict. */
  minimal: boolean;
}

/**
 * Finds a minimal set of clashing conditions in the impossible set `all` (progression, Marques-Silva, Janota & Belov
 * 2013). A test without an answer is repeated with more steps until `isOver`; with `endsInDoubt`, such a test ends the
 * search, which returns `all`. The result is always impossible, but perhaps not minimal.
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
