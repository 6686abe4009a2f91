import { z } from 'zod';
import { ApiError, callApi, type ApiErrorCode } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';

/**
 * Requests a password reset mail in the page's language. Throws an error with the identity provider's code if the
 * provider refuses, otherwise an ApiError.
 */
export async function sendPasswordReset(email: string): Promise<void> {
  const language = toLocale(document.documentElement.lang);
  try {
    const body = { email, language };
    await callApi('POST', '/session/password-reset', { answer: z.undefined(), body });
  } catch (error) {
    throw error instanceof ApiError ? toAuthError(error) : error;
  }
}

/** Codes of our API, mapped to the identity provider's codes for the same refusal. */
const ownRefusals: Partial<Record<ApiErrorCode, string>> = {
  tooManyRequests: 'auth/too-many-requests',
  invalidRequest: 'auth/invalid-email',
};

function toAuthError(error: ApiError): Error {
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

/** Sets a new password with a reset code. The code can be used once; every session of the account ends. */
export async function setNewPassword(code: string, password: string): Promise<void> {
  const { auth, sdk } = await loadFirebase();
  await sdk.confirmPasswordReset(auth, code, password);
}
