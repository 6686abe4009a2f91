/**
 * Returns the time one calendar year later, at the same time of day in UTC; from 29 February to 28 February. Times are
 * ms since 1970.
 */
export function yearAfterMs(startMs: number): number {
  const start = new Date(startMs);
  const end = new Date(startMs);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  // 29 February does not exist in that year, so the date became 1 March.
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end.getTime();
}
