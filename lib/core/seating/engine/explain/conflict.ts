/**
 * A function that tests whether some conditions are impossible together. It returns undefined if the step limit ends it
 * without an answer. If the conditions are possible together, it may return conditions that belong to every clash.
 */
export type ImpossibleTest = (
  conditions: number[],
  among: ReadonlySet<number>,
  stepLimit: number,
) => Generator<void, { impossible: boolean; needed?: Iterable<number> } | undefined>;

const firstSteps = 400;

export interface Conflict {
  conditions: number[];
  /** Whether every condition is proved to be necessary for a clash. */
  minimal: boolean;
}

/**
 * Finds a minimal set of clashing conditions in an impossible set (progression, Marques-Silva, Janota & Belov 2013). If
 * the check of some conditions gives no answer, it is repeated with more steps until the time is over. The result is
 * always impossible, but perhaps not minimal.
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
