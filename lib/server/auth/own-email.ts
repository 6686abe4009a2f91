import type { Session } from './read-session';

/** Whether an address is the session's own; case makes no difference. */
export function isOwnEmail(session: Session, email: string | undefined): boolean {
  return email?.toLowerCase() === session.email.toLowerCase();
}
