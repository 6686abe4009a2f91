import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { linkTokenPattern } from '@/lib/contracts/maps/links';

export const makeLinkToken = () => randomBytes(16).toString('base64url');

/**
 * Returns the hash of a shared link's token, or undefined for a malformed token. Tokens are random, so an unsalted hash
 * is safe.
 */
export function hashLinkToken(token: string): string | undefined {
  if (!linkTokenPattern.test(token)) return undefined;
  return createHash('sha256').update(token).digest('base64url');
}
