/** The clock at which long-running parts of the engine stop. */
export interface Clock {
  /** Milliseconds since the engine began. */
  elapsedMs(): number;
  /** Whether the time limit has passed or the caller has stopped the work. */
  isOver(): boolean;
}

/**
 * Starts a clock. `now` returns milliseconds from any origin; `shouldStop` returns whether the caller stops the work. A
 * clock that is over remains over.
 */
export function startClock(
  now: () => number,
  limitMs: number,
  shouldStop: () => boolean = () => false,
): Clock {
  const start = now();
  let over = false;
  return {
    elapsedMs: () => now() - start,
    isOver: () => {
      over ||= now() - start >= limitMs || shouldStop();
      return over;
    },
  };
}
