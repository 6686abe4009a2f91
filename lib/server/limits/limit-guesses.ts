import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { limitRate } from './rate-limit';

/**
 * Limits guesses of shared links per network. Only unknown tokens are counted, so valid links still work on a blocked
 * network.
 */
export function limitGuesses(db: Queryable, network: string): Promise<void> {
  return limitRate(db, {
    action: 'guessLink',
    by: `network ${network}`,
    max: 60,
    windowSeconds: 600,
  });
}
