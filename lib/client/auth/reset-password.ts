import { z } from 'zod';
import { ApiError, callApi, type ApiErrorCode } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';

/**
 * Has a mail sent with a link for choosing a new password, in the page's language. Throws an error with the identity
 * provider's code where it refuses, else an ApiError.
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

/** The provider's codes for what our own server refuses in its place. */
const ownRefusals: Partial<Record<ApiErrorCode, string>> = {
  tooManyRequests: 'auth/too-many-requests',
  invalidRequest: 'auth/invalid-email',
};

function toAuthError(error: ApiError): Error {
  const code = error.provider?.code ?? ownRefusals[error.code];
  if (code === undefined) return error;
  return Object.assign(new Error(error.provider?.message ?? error.message), { code });
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
