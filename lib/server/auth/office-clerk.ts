import 'server-only';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import { foldEmail } from '@/lib/core/account/fold-email';

declare const checked: unique symbol;

/** A person of the company's own staff. Only `requireClerk` makes one, so a use case that takes it is protected. */
export interface OfficeClerk {
  /** Stands in the log of the office and in the books. */
  email: string;
  [checked]: true;
}

/** For so long after the password was typed. */
const openMs = 12 * 60 * 60 * 1000;

/**
 * Throws `notFound` for all others, as for an address that does not exist, and `passwordNeeded` where the password was
 * typed more than 12 hours ago.
 */
export function requireClerk(
  session: Pick<Session, 'email' | 'isClerk' | 'authenticatedAt'>,
  nowMs = Date.now(),
): OfficeClerk {
  if (!session.isClerk) throw new AppError('notFound');
  if (nowMs - session.authenticatedAt.getTime() > openMs) throw new AppError('passwordNeeded');
  return { email: foldEmail(session.email) } as OfficeClerk;
}
