/** Answers whether the conditions with these indices are impossible together; undefined if time ran out first. */
export type ImpossibleTest = (conditions: number[]) => Generator<void, boolean | undefined>;

export interface Conflict {
  /** Indices of conditions that are impossible together, ascending. */
  conditions: number[];
  /** Whether it is proved that they become possible without any one of them. */
  minimal: boolean;
}

/**
 * Finds a minimal set of clashing conditions among `all`, which must be impossible together: QuickXplain (Junker 2004).
 * A test that runs out of time counts as possible, so the set found is always impossible, if perhaps not minimal.
 */
export function* findConflict(all: number[], test: ImpossibleTest): Generator<void, Conflict> {
  let minimal = true;
  function* isImpossible(conditions: number[]): Generator<void, boolean> {
    const answer = yield* test(conditions);
    if (answer === undefined) minimal = false;
    return answer === true;
  }

  /** A minimal part of `open` that is impossible together with `kept`; `grown`: whether `kept` has just grown. */
  function* needed(kept: number[], open: number[], grown: boolean): Generator<void, number[]> {
    if (grown && (yield* isImpossible(kept))) return [];
    if (open.length === 1) return open;
    const half = Math.ceil(open.length / 2);
    const first = open.slice(0, half);
    const second = open.slice(half);
    const ofSecond = yield* needed([...kept, ...first], second, true);
    const ofFirst = yield* needed([...kept, ...ofSecond], first, ofSecond.length > 0);
    return [...ofFirst, ...ofSecond];
  }

  if (all.length === 0 || (yield* isImpossible([]))) return { conditions: [], minimal };
  if (all.length === 1) return { conditions: all, minimal };
  const conditions = yield* needed([], all, false);
  return { conditions: conditions.sort((a, b) => a - b), minimal };
}
