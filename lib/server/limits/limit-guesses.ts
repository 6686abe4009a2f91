import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { limitRate } from './rate-limit';

/**
 * Limits the guesses of link tokens by a network. Only unknown tokens are counted and refused, so that existing links
 * still work on the network.
 */
export function limitGuesses(db: Queryable, network: string): Promise<void> {
  return limitRate(db, {
    action: 'guessLink',
    by: `network ${network}`,
    max: 60,
    windowSeconds: 600,
  });
}
