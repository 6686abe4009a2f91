import { accountCalls } from '@/lib/contracts/account/account';
import { callApi } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';
import { startSession } from './sign-in';

/** Signs in again at the identity provider, which asks for a recent sign-in before it changes an account. */
async function signInAgain(email: string, password: string) {
  const { auth, sdk } = await loadFirebase();
  // The language of the provider's mails.
  auth.languageCode = toLocale(document.documentElement.lang);
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
  return { user, auth, sdk };
}

/** Returns an ID token that proves that the password was typed now. Throws a FirebaseError for a wrong password. */
export async function provePassword(email: string, password: string): Promise<string> {
  const { user } = await signInAgain(email, password);
  return user.getIdToken();
}

/** The password is changed, but this browser has no new session yet. */
export class NotSignedInAgain extends Error {}

/**
 * Changes the password. Every other session of the account ends; this browser gets a new one. Throws `NotSignedInAgain`
 * where only the last part failed.
 */
export async function changePassword(email: string, present: string, next: string): Promise<void> {
  const { user, auth, sdk } = await signInAgain(email, present);
  await sdk.updatePassword(user, next);
  try {
    const again = await sdk.signInWithEmailAndPassword(auth, email, next);
    await startSession(again.user);
    await callApi(accountCalls.endOtherSessions);
  } catch (error) {
    throw new NotSignedInAgain('No new session', { cause: error });
  }
}

/** Asks the identity provider to mail a link to the new address; the account changes when the link is opened. */
export async function requestEmailChange(
  email: string,
  password: string,
  newEmail: string,
): Promise<void> {
  const { user, sdk } = await signInAgain(email, password);
  await sdk.verifyBeforeUpdateEmail(user, newEmail);
}
