export interface Clock {
  elapsedMs(): number;
  isOver(): boolean;
}

/**
 * Starts a clock with a time limit; `now` returns milliseconds from any fixed start. Once the time limit is reached or
 * `shouldStop` returns true, `isOver` stays true.
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
