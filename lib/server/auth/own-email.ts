import { foldEmail } from '@/lib/core/account/fold-email';
import type { Account } from './read-session';

/** Whether an address is the session's own, ignoring case. */
export function isOwnEmail(session: Account, email: string | undefined): boolean {
  return email !== undefined && foldEmail(email) === foldEmail(session.email);
}
