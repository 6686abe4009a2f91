import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { limitRate } from '@/lib/server/limits/rate-limit';

/** Limits making links. The limit allows one for every class of a large school in an afternoon. */
export function limitLinks(db: Queryable, teacher: TeacherRow): Promise<void> {
  return limitRate(db, { action: 'makeLink', by: teacher.id, max: 120, windowSeconds: 3600 });
}

/**
 * Limits guesses by network. Only addresses that no link ever had are counted, and only they are refused, so that a
 * link works at a school from whose network another visitor guesses.
 */
export function limitGuesses(db: Queryable, network: string): Promise<void> {
  return limitRate(db, {
    action: 'guessLink',
    by: `network ${network}`,
    max: 60,
    windowSeconds: 600,
  });
}
