import { sessionCalls } from '@/lib/contracts/account/session';
import { ApiError, callApi, type ApiErrorCode } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';
import { signIn } from './sign-in';

/**
 * Requests a password reset mail in the page's language. Throws an error with the identity provider's code if the
 * provider refuses, otherwise an ApiError.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  const language = toLocale(document.documentElement.lang);
  try {
    const body = { email, language };
    await callApi(sessionCalls.sendPasswordReset, { body });
  } catch (error) {
    if (!isMissingCall(error)) throw toAuthError(error);
    const { auth, sdk } = await loadFirebase();
    auth.languageCode = language;
    await sdk.sendPasswordResetEmail(auth, email);
  }
}

/** An API of another make has the specification's calls only. */
const isMissingCall = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);

/** Codes of our API, mapped to the identity provider's codes for the same refusal. */
const ownRefusals: Partial<Record<ApiErrorCode, string>> = {
  tooManyRequests: 'auth/too-many-requests',
  invalidRequest: 'auth/invalid-email',
};

/** An error with the identity provider's code where that refused or would have; any other as it is. */
export function toAuthError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const code = error.provider?.code ?? ownRefusals[error.code];
  if (code === undefined) return error;
  return Object.assign(new Error(error.provider?.message ?? error.message), { code });
}

/**
 * Returns the e-mail address that a reset code belongs to. Throws a FirebaseError if the code is invalid or has
 * expired.
 */
export async function checkResetCode(code: string): Promise<string> {
  const { auth, sdk } = await loadFirebase();
  return sdk.verifyPasswordResetCode(auth, code);
}

/** The time of a sign-in is known to the second, and one of the same second as the new password is refused. */
const signInAgainMs = 1000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Sets a new password with a reset code, which can be used once, and signs in with it. Every other session of the account
 * has ended then. Returns whether the sign-in succeeded.
 */
export async function setNewPassword(
  code: string,
  email: string,
  password: string,
): Promise<boolean> {
  const body = { code, password };
  await callApi(sessionCalls.setNewPassword, { body }).catch((error: unknown) => {
    throw toAuthError(error);
  });
  try {
    await sleep(signInAgainMs);
    await signIn(email, password);
    return true;
  } catch {
    return false;
  }
}
