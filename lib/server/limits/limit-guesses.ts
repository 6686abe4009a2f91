import 'server-only';
import type { Queryable } from '@/lib/db/client';
import { limitRate } from './rate-limit';

/**
 * Only unknown tokens are counted and refused, so that existing links work on a network from which a visitor guesses.
 */
export function limitGuesses(db: Queryable, network: string): Promise<void> {
  return limitRate(db, {
    action: 'guessLink',
    by: `network ${network}`,
    max: 60,
    windowSeconds: 600,
  });
}
