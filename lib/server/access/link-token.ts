import 'server-only';
import { createHash, randomBytes } from 'node:crypto';
import { linkTokenPattern } from '@/lib/contracts/maps/links';

export const makeLinkToken = () => randomBytes(16).toString('base64url');

/** A link token is random, so an unsalted hash is safe. Undefined for text that can't be a token. */
export function hashLinkToken(token: string): string | undefined {
  if (!linkTokenPattern.test(token)) return undefined;
  return createHash('sha256').update(token).digest('base64url');
}
