/** Tells the long-running parts of the engine when to stop. */
export interface Clock {
  /** Milliseconds since the engine began. */
  elapsedMs(): number;
  /** Whether the time given is over or the caller wants no more. */
  isOver(): boolean;
}

/**
 * Starts a clock. `now` gives milliseconds from any origin; `shouldStop` says whether the caller wants to stop. Once
 * the clock is over, it stays over.
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
