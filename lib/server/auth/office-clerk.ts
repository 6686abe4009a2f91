import 'server-only';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import { foldEmail } from '@/lib/core/account/fold-email';

declare const checked: unique symbol;

/**
 * Proof that the account is a clerk: only `requireClerk` creates it, so a use case with this parameter is protected.
 */
export interface OfficeClerk {
  email: string;
  [checked]: true;
}

const openMs = 12 * 60 * 60 * 1000;

/**
 * Requires a clerk. Any other account gets `notFound`, as for an unknown page. A clerk gets `passwordNeeded` 12 hours
 * after entering the password.
 */
export function requireClerk(
  session: Pick<Session, 'email' | 'isClerk' | 'authenticatedAt'>,
  nowMs = Date.now(),
): OfficeClerk {
  if (!session.isClerk) throw new AppError('notFound');
  if (nowMs - session.authenticatedAt.getTime() > openMs) throw new AppError('passwordNeeded');
  return { email: foldEmail(session.email) } as OfficeClerk;
}
