import 'server-only';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

/**
 * Throws `emailNotConfirmed` for an unconfirmed e-mail address, because anyone can sign up with another person's
 * address and then mail strangers.
 */
export function requireConfirmedEmail({ isEmailVerified }: Pick<Session, 'isEmailVerified'>): void {
  if (!isEmailVerified) throw new AppError('emailNotConfirmed');
}
