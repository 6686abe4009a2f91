/** Returns the calendar day in Norway, `YYYY-MM-DD`, of a time in milliseconds. */
export function norwegianDay(atMs: number): string {
  // The Swedish locale formats dates as YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(atMs);
}

/** Adds days to a calendar day; both days have the form `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
