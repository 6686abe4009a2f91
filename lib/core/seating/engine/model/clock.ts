export interface Clock {
  elapsedMs(): number;
  isOver(): boolean;
}

/**
 * Starts the clock of the engine; `now` returns milliseconds from an arbitrary start. Once the time limit is reached or
 * the caller asks to stop, the clock always reports that the time is over.
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
