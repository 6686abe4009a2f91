export interface Clock {
  elapsedMs(): number;
  isOver(): boolean;
}

/**
 * Starts the clock of the engine; `now` returns milliseconds from any origin. The clock is over after `limitMs` or once
 * `shouldStop` returns true, and then remains over.
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
