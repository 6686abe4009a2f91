export interface Clock {
  elapsedMs(): number;
  isOver(): boolean;
}

/**
 * Starts the clock of the engine, in milliseconds from any origin. Once the time is over or the caller asks to stop,
 * the clock remains over.
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
