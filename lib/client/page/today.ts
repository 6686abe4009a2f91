import { norwegianDay } from '@/lib/core/maps/norwegian-day';

export function todayInNorway(now = new Date()): string {
  return norwegianDay(now.getTime());
}
