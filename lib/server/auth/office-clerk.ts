import 'server-only';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';
import { foldEmail } from '@/lib/core/account/fold-email';

declare const checked: unique symbol;

/** Proof that a session belongs to a member of the billing office (staff). Only `requireClerk` can create the proof. */
export interface OfficeClerk {
  email: string;
  [checked]: true;
}

const openMs = 12 * 60 * 60 * 1000;

export function requireClerk(
  session: Pick<Session, 'email' | 'isClerk' | 'authenticatedAt'>,
  nowMs = Date.now(),
): OfficeClerk {
  if (!session.isClerk) throw new AppError('notFound');
  if (nowMs - session.authenticatedAt.getTime() > openMs) throw new AppError('passwordNeeded');
  return { email: foldEmail(session.email) } as OfficeClerk;
}
