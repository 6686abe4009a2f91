import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { limitRate } from './rate-limit';

/**
 * Tokens that never existed are counted and refused, and no others, so that links work in a school from whose network
 * a visitor guesses.
 */
export function limitGuesses(db: Queryable, network: string): Promise<void> {
  return limitRate(db, {
    action: 'guessLink',
    by: `network ${network}`,
    max: 60,
    windowSeconds: 600,
  });
}
