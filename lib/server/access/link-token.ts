import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { linkTokenPattern } from '@/lib/contracts/maps/links';

export const makeLinkToken = () => randomBytes(16).toString('base64url');

/** Link tokens are random, so an unsalted hash is safe. Undefined for a malformed token. */
export function hashLinkToken(token: string): string | undefined {
  if (!linkTokenPattern.test(token)) return undefined;
  return createHash('sha256').update(token).digest('base64url');
}
