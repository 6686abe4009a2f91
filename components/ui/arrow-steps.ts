/** How far each key goes among the parts of one Tab stop. */
const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * The index that a key leads to from one of `count` parts, not beyond the first and the last; undefined for other keys.
 */
export function stepTo(key: string, from: number, count: number): number | undefined {
  const step = steps[key];
  return step === undefined ? undefined : Math.min(Math.max(from + step, 0), count - 1);
}
