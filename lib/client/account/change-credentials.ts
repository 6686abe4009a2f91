import { accountCalls } from '@/lib/contracts/account/account';
import { callApi } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';
import { startSession } from './sign-in';

/** Firebase requires a recent sign-in before it changes an account. */
async function signInAgain(email: string, password: string) {
  const { auth, sdk } = await loadFirebase();
  auth.languageCode = toLocale(document.documentElement.lang);
  const { user } = await sdk.signInWithEmailAndPassword(auth, email, password);
  return { user, auth, sdk };
}

export async function provePassword(email: string, password: string): Promise<string> {
  const { user } = await signInAgain(email, password);
  return user.getIdToken();
}

export class NotSignedInAgain extends Error {}

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

export async function requestEmailChange(
  email: string,
  password: string,
  newEmail: string,
): Promise<void> {
  const { user, sdk } = await signInAgain(email, password);
  await sdk.verifyBeforeUpdateEmail(user, newEmail);
}
