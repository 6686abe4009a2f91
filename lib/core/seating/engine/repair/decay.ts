/**
 * Approximates e^−x for x ≥ 0 by (1 + x/1024)^−1024, with equal bits on every machine. `Math.exp` may differ between
 * browsers, and then the same seed would give different maps.
 */
export function decay(x: number): number {
  if (x > 60) return 0;
  let power = 1 / (1 + x / 1024);
  for (let i = 0; i < 10; i += 1) power *= power;
  return power;
}
