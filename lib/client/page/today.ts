/** The calendar day in Norway, `YYYY-MM-DD`. */
export function todayInNorway(now = new Date()): string {
  // Swedish dates have this form.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Oslo' }).format(now);
}

/** The calendar day where the browser is, `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE').format(now);
}
