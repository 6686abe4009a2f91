/** The calendar day in Norway, `YYYY-MM-DD`. */
export function norwegianDay(atMs: number): string {
  // Swedish dates have the form YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(atMs);
}

/** The day a number of days after another; both are `YYYY-MM-DD`. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
