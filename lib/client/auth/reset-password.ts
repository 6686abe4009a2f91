import { localeOfTag } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';

/** Has the identity provider send a mail with a link for choosing a new password, in the page's language. */
export async function sendPasswordReset(email: string): Promise<void> {
  const { auth, sdk } = await loadFirebase();
  auth.languageCode = localeOfTag(document.documentElement.lang);
  await sdk.sendPasswordResetEmail(auth, email);
}

/** The e-mail address of the account that a mail's code is for; throws a FirebaseError where the code is of no use. */
export async function checkResetCode(code: string): Promise<string> {
  const { auth, sdk } = await loadFirebase();
  return sdk.verifyPasswordResetCode(auth, code);
}

/** Gives the account of a mail's code a new password. The code is spent, and every session of the account ends. */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const { auth, sdk } = await loadFirebase();
  await sdk.confirmPasswordReset(auth, code, password);
}
