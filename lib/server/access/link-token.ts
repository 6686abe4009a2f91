import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { linkTokenPattern } from '@/lib/contracts/maps/links';

/** A new token: 128 random bits, base64url. */
export const makeLinkToken = () => randomBytes(16).toString('base64url');

/**
 * The hash of a token in the database; undefined for text that cannot be one. A token is random, so a plain hash is
 * enough.
 */
export function hashLinkToken(token: string): string | undefined {
  if (!linkTokenPattern.test(token)) return undefined;
  return createHash('sha256').update(token).digest('base64url');
}
