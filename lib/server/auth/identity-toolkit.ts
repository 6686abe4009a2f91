import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { askFirebase } from './ask-firebase';
import { AppError } from '@/lib/server/errors/app-error';

const deadlineMs = 5000;

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

/** Maps Firebase's server codes to the codes of its browser client. */
const clientCodes: Record<string, string> = {
  EMAIL_NOT_FOUND: 'auth/user-not-found',
  INVALID_EMAIL: 'auth/invalid-email',
  MISSING_EMAIL: 'auth/invalid-email',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  RESET_PASSWORD_EXCEED_LIMIT: 'auth/too-many-requests',
};

/**
 * Calls an action of Firebase's Identity Toolkit (`accounts:…`) as a browser would, and returns its answer. Throws
 * `identityRefused` with Firebase's reason, and `unavailable` if Firebase does not answer in time.
 */
export async function callIdentityToolkit(
  action: string,
  parameters: object,
  language?: string,
): Promise<unknown> {
  const { status, body } = await ask(action, parameters, language);
  if (status === 200) return body;
  const refusal = refusalSchema.safeParse(body);
  if (status >= 500 || !refusal.success) {
    throw new AppError('unavailable', { details: { provider: status } });
  }
  // "TOO_MANY_ATTEMPTS_TRY_LATER : Access to this account has been temporarily disabled."
  const [reason = ''] = refusal.data.error.message.split(' : ');
  throw new AppError('identityRefused', {
    details: { provider: reason.slice(0, 100) },
    provider: toProviderError(reason),
  });
}

async function ask(
  action: string,
  parameters: object,
  language: string | undefined,
): Promise<{ status: number; body: unknown }> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator, NEXT_PUBLIC_FIREBASE_API_KEY: key } = serverEnv();
  const origin = emulator ? `http://${emulator}/` : 'https://';
  const address = `${origin}identitytoolkit.googleapis.com/v1/accounts:${action}?key=${encodeURIComponent(key)}`;
  try {
    return await askFirebase(async () => {
      const response = await fetch(address, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          ...(language && { 'X-Firebase-Locale': language }),
        },
        body: JSON.stringify(parameters),
        signal: AbortSignal.timeout(deadlineMs),
      });
      return { status: response.status, body: (await response.json()) as unknown };
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', { details: { provider: (error as Error).name } });
  }
}

/**
 * Converts a reason to the error of Firebase's browser client. A reason that is not a code is a sentence, for example
 * about a restricted key.
 */
function toProviderError(reason: string): { code: string; message: string } {
  if (!/^[A-Z_]+$/.test(reason)) return { code: 'auth/internal-error', message: reason };
  const code = clientCodes[reason] ?? `auth/${reason.toLowerCase().replaceAll('_', '-')}`;
  return { code, message: `Firebase: Error (${code}).` };
}
