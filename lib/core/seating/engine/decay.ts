/**
 * e to the power of −x for x of at least 0, nearly: it is (1 + x/1024)^−1024, by arithmetic that gives the same bits
 * everywhere; Math.exp may differ between browsers, and with it the map that a seed gives.
 */
export function decay(x: number): number {
  if (x > 60) return 0;
  let power = 1 / (1 + x / 1024);
  for (let i = 0; i < 10; i += 1) power *= power;
  return power;
}
