import { norwegianDay } from '@/lib/core/maps/norwegian-day';

export function todayInNorway(now = new Date()): string {
  return norwegianDay(now.getTime());
}

export function todayHere(now = new Date()): string {
  // Swedish formatting of a date gives YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE').format(now);
}
