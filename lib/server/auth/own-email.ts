import type { Account } from './read-session';

/** Whether an address is the session's own, ignoring case. */
export function isOwnEmail(session: Account, email: string | undefined): boolean {
  return email?.toLowerCase() === session.email.toLowerCase();
}
