import type { User } from 'firebase/auth';
import { teacherCalls, type RegisterTeacher } from '@/lib/contracts/account/teachers';
import { siteCalls } from '@/lib/contracts/site-calls';
import { callApi } from '@/lib/client/http/api-client';
import { endClaim } from '../local/marks';
import { loadFirebase } from './firebase';
import { announceSessionChange } from './session-event';
import { checkSession } from './session-store';

export async function startSession(user: User): Promise<void> {
  const idToken = await user.getIdToken();
  // A failed request for the CSRF token is ignored, because the API refuses a sign-in without a token anyway.
  const { csrfToken } = await callApi(siteCalls.readCsrf).catch(() => ({
    csrfToken: '',
  }));
  await callApi(siteCalls.signIn, { body: { idToken, csrfToken } });
}

export async function signIn(email: string, password: string): Promise<void> {
  const { auth, sdk } = await loadFirebase();
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
  await startSession(user);
  announceSessionChange();
}

/**
 * Creates an account. An existing account with the same password is accepted, because an interrupted sign-up may have
 * created the account.
 */
export async function createAccount(email: string, password: string): Promise<void> {
  const { auth, sdk } = await loadFirebase();
  const { user } = await sdk
    .createUserWithEmailAndPassword(auth, email, password)
    .catch(async (error: unknown) => {
      if ((error as { code?: string }).code !== 'auth/email-already-in-use') throw error;
      return sdk.signInWithEmailAndPassword(auth, email, password).catch(() => {
        throw error;
      });
    });
  await startSession(user);
}

export async function registerTeacher(teacher: RegisterTeacher): Promise<void> {
  await callApi(teacherCalls.registerTeacher, { body: teacher });
  endClaim();
  announceSessionChange();
  await checkSession();
}

export async function signOut(): Promise<void> {
  await callApi(siteCalls.signOut, { body: {} });
  const { leave } = await import('../local/owners');
  await leave();
  announceSessionChange();
}
