/** Returns the calendar day in Norway, as `YYYY-MM-DD`, at a time in milliseconds since 1970. */
export function norwegianDay(atMs: number): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(atMs);
}

/** Returns the calendar day that is a number of days after `day`. Both days have the form `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
