import { norwegianDay } from '@/lib/core/maps/norwegian-day';

/** The calendar day in Norway, `YYYY-MM-DD`. */
export function todayInNorway(now = new Date()): string {
  return norwegianDay(now.getTime());
}

/** The calendar day where the browser is, `YYYY-MM-DD`. */
export function todayHere(now = new Date()): string {
  // Swedish dates have this form.
  return new Intl.DateTimeFormat('sv-SE').format(now);
}
