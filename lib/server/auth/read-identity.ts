import 'server-only';
import type { UserRecord } from 'firebase-admin/auth';
import { AppError } from '@/lib/server/errors/app-error';
import { firebaseAuth } from './firebase';
import { askFirebase } from './ask-firebase';

export interface IdentityFacts {
  uid: string;
  email: string;
  isEmailVerified: boolean;
  validSince: Date;
}

/** Reads an account from Firebase. Only a refusal by Firebase ends a session; an outage throws `unavailable`. */
export const readIdentity = (uid: string) => readFacts(() => firebaseAuth().getUser(uid));

export const findIdentity = (email: string) =>
  readFacts(() => firebaseAuth().getUserByEmail(email));

async function readFacts(ask: () => Promise<UserRecord>): Promise<IdentityFacts | undefined> {
  try {
    const user = await askFirebase(ask);
    if (user.disabled || !user.email) return undefined;
    return {
      uid: user.uid,
      email: user.email,
      isEmailVerified: user.emailVerified,
      validSince: new Date(user.tokensValidAfterTime ?? 0),
    };
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === 'auth/user-not-found' || code === 'auth/invalid-email') return undefined;
    throw error instanceof AppError
      ? error
      : new AppError('unavailable', { details: { provider: code } });
  }
}
