import { sessionCalls } from '@/lib/contracts/account/session';
import { ApiError, callApi, type ApiErrorCode } from '@/lib/client/http/api-client';
import { toLocale } from '@/lib/i18n/locales';
import { loadFirebase } from './firebase';
import { signIn } from './sign-in';

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

/**
 * The API specification has no request for a password reset mail, so another server of the API may not support the
 * request.
 */
const isMissingCall = (error: unknown) =>
  error instanceof ApiError && [404, 405, 501].includes(error.status);

const ownRefusals: Partial<Record<ApiErrorCode, string>> = {
  tooManyRequests: 'auth/too-many-requests',
  invalidRequest: 'auth/invalid-email',
};

export function toAuthError(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const code = error.provider?.code ?? ownRefusals[error.code];
  if (code === undefined) return error;
  return Object.assign(new Error(error.provider?.message ?? error.message), { code });
}

export async function checkResetCode(code: string): Promise<string> {
  const { auth, sdk } = await loadFirebase();
  return sdk.verifyPasswordResetCode(auth, code);
}

/** Wait in ms after a password change, because Firebase refuses a sign-in within the same second. */
const signInAgainMs = 1000;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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
