import 'server-only';
import { z } from 'zod';
import { serverEnv } from '@/lib/env/server';
import { AppError } from '@/lib/server/errors/app-error';
import { askFirebase } from './ask-firebase';
import { firebaseAuth } from './firebase';

const deadlineMs = 5000;

const refusalSchema = z.object({ error: z.object({ message: z.string() }) });

const clientCodes: Record<string, string> = {
  EMAIL_NOT_FOUND: 'auth/user-not-found',
  INVALID_EMAIL: 'auth/invalid-email',
  MISSING_EMAIL: 'auth/invalid-email',
  TOO_MANY_ATTEMPTS_TRY_LATER: 'auth/too-many-requests',
  EXPIRED_OOB_CODE: 'auth/expired-action-code',
  INVALID_OOB_CODE: 'auth/invalid-action-code',
  RESET_PASSWORD_EXCEED_LIMIT: 'auth/too-many-requests',
};

export async function callIdentityToolkit(
  action: string,
  parameters: object,
  language?: string,
): Promise<unknown> {
  const { NEXT_PUBLIC_FIREBASE_API_KEY: key } = serverEnv();
  const { status, body } = await ask(
    `accounts:${action}?key=${encodeURIComponent(key)}`,
    parameters,
    language ? { 'X-Firebase-Locale': language } : {},
  );
  if (status === 200) return body;
  const refusal = refusalSchema.safeParse(body);
  if (status >= 500 || !refusal.success) {
    throw new AppError('unavailable', { details: { provider: status } });
  }
  const [reason = ''] = refusal.data.error.message.split(' : ');
  throw new AppError('identityRefused', {
    details: { provider: reason.slice(0, 100) },
    provider: toProviderError(reason),
  });
}

const foundSchema = z.object({
  users: z.array(z.object({ localId: z.string(), initialEmail: z.string().optional() })).optional(),
});

/**
 * Finds a Firebase account by its present e-mail address and also returns its first e-mail address. Firebase's REST API
 * is used, because the Admin SDK does not return the first address.
 */
export async function findWithInitialEmail(
  email: string,
): Promise<{ uid: string; initialEmail: string | undefined } | undefined> {
  const { FIREBASE_PROJECT_ID: projectId } = serverEnv();
  const { status, body } = await ask(
    `projects/${projectId}/accounts:lookup`,
    { email: [email] },
    { Authorization: `Bearer ${await readOwnToken()}` },
  );
  const found = foundSchema.safeParse(body);
  if (status !== 200 || !found.success) {
    throw new AppError('unavailable', { details: { provider: status } });
  }
  const [user] = found.data.users ?? [];
  return user && { uid: user.localId, initialEmail: user.initialEmail };
}

async function readOwnToken(): Promise<string> {
  const { credential } = firebaseAuth().app.options;
  if (serverEnv().FIREBASE_AUTH_EMULATOR_HOST || !credential) return 'owner';
  try {
    return (await askFirebase(() => credential.getAccessToken())).access_token;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError('unavailable', { details: { provider: 'token' } });
  }
}

async function ask(
  path: string,
  parameters: object,
  headers: Record<string, string>,
): Promise<{ status: number; body: unknown }> {
  const { FIREBASE_AUTH_EMULATOR_HOST: emulator } = serverEnv();
  const origin = emulator ? `http://${emulator}/` : 'https://';
  const address = `${origin}identitytoolkit.googleapis.com/v1/${path}`;
  try {
    return await askFirebase(async () => {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
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

function toProviderError(reason: string): { code: string; message: string } {
  if (!/^[A-Z_]+$/.test(reason)) return { code: 'auth/internal-error', message: reason };
  const code = clientCodes[reason] ?? `auth/${reason.toLowerCase().replaceAll('_', '-')}`;
  return { code, message: `Firebase: Error (${code}).` };
}
