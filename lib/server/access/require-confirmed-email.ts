import 'server-only';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

/**
 * Only a sender with a confirmed address may mail strangers, because anyone can sign up with another person's address.
 */
export function requireConfirmedEmail({ isEmailVerified }: Pick<Session, 'isEmailVerified'>): void {
  if (!isEmailVerified) throw new AppError('emailNotConfirmed');
}
