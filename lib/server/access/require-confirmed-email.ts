import 'server-only';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

/** Anyone can sign up with another person's address, so only a confirmed sender may mail strangers. */
export function requireConfirmedEmail({ isEmailVerified }: Pick<Session, 'isEmailVerified'>): void {
  if (!isEmailVerified) throw new AppError('emailNotConfirmed');
}
