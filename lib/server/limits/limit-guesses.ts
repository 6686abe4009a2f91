import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { limitRate } from './rate-limit';

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
