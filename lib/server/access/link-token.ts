import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { linkTokenPattern } from '@/lib/contracts/maps/links';

export const makeLinkToken = () => randomBytes(16).toString('base64url');

/**
 * Returns the unsalted hash of a link token, which is safe because tokens are random. Undefined for malformed tokens.
 */
export function hashLinkToken(token: string): string | undefined {
  if (!linkTokenPattern.test(token)) return undefined;
  return createHash('sha256').update(token).digest('base64url');
}
