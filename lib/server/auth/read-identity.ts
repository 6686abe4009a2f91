import 'server-only';
import { AppError } from '@/lib/server/errors/app-error';
import { firebaseAuth } from './firebase';
import { withDeadline } from '@/lib/server/errors/with-deadline';

/** What the identity provider says about an account that may sign in. */
export interface IdentityFacts {
  email: string;
  isEmailVerified: boolean;
  /** Sessions begun before this have ended: the password was changed, or all were revoked. */
  validSince: Date;
}

/**
 * Asks the identity provider about an account; undefined if it is deleted or disabled. Throws `unavailable` if the
 * provider cannot be asked: only its word ends a session.
 */
export async function readIdentity(uid: string): Promise<IdentityFacts | undefined> {
  try {
    const user = await withDeadline(firebaseAuth().getUser(uid));
    if (user.disabled || !user.email) return undefined;
    return {
      email: user.email,
      isEmailVerified: user.emailVerified,
      validSince: new Date(user.tokensValidAfterTime ?? 0),
    };
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'auth/user-not-found') return undefined;
    throw error instanceof AppError
      ? error
      : new AppError('unavailable', { details: { provider: code } });
  }
}
