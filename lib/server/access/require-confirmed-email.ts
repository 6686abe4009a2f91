import 'server-only';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

/** For what is mailed to strangers: throws `emailNotConfirmed` for an account whose own address may be anybody's. */
export function requireConfirmedEmail({ isEmailVerified }: Pick<Session, 'isEmailVerified'>): void {
  if (!isEmailVerified) throw new AppError('emailNotConfirmed');
}
