import { norwegianDay } from '@/lib/core/maps/norwegian-day';

export function todayInNorway(now = new Date()): string {
  return norwegianDay(now.getTime());
}

export function todayHere(now = new Date()): string {
  // Swedish dates have the form YYYY-MM-DD.
  return new Intl.DateTimeFormat('sv-SE').format(now);
}
