import 'server-only';
import { isOwnEmail } from '@/lib/server/auth/own-email';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

/** For what is mailed to strangers: throws `emailNotConfirmed` for an account whose own address may be anybody's. */
export function requireConfirmedEmail({ isEmailVerified }: Pick<Session, 'isEmailVerified'>): void {
  if (!isEmailVerified) throw new AppError('emailNotConfirmed');
}

/** Like `requireConfirmedEmail`, for an address to which invoices go, unless it is the account's own or there is none. */
export function requireOwnAddress(session: Session, email: string | null): void {
  if (email !== null && !isOwnEmail(session, email)) requireConfirmedEmail(session);
}
