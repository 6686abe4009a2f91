/**
 * The moment a calendar year after another, at the same time of day in UTC; a year that begins on 29 February ends on
 * 28 February. Times are ms since 1970.
 */
export function yearAfterMs(startMs: number): number {
  const start = new Date(startMs);
  const end = new Date(startMs);
  end.setUTCFullYear(start.getUTCFullYear() + 1);
  // There is no such day that year, so the date ran on into the next month.
  if (end.getUTCMonth() !== start.getUTCMonth()) end.setUTCDate(0);
  return end.getTime();
}
