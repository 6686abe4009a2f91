/** The calendar day in Norway, `YYYY-MM-DD`. */
export function todayInNorway(now = new Date()): string {
  // Swedish dates have this form.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(now);
}
