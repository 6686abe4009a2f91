import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/server/errors/app-error';
import { callIdentityToolkit, findWithInitialEmail } from './identity-toolkit';
import { findIdentity, type IdentityFacts } from './read-identity';

const codeSchema = z.object({
  email: z.string(),
  newEmail: z.string().optional(),
  requestType: z.string(),
});
const appliedSchema = z.object({ localId: z.string(), email: z.string() });
const resetSchema = z.object({ email: z.string() });

function read<Answer>(schema: z.ZodType<Answer>, answer: unknown): Answer {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw new AppError('unavailable', { details: { provider: 'code' } });
}

export async function readMailedCode(
  code: string,
): Promise<{ requestType: string; identity: IdentityFacts }> {
  const { email, requestType } = read(
    codeSchema,
    await callIdentityToolkit('resetPassword', { oobCode: code }),
  );
  const identity = await findIdentity(email);
  if (!identity) throw new AppError('notFound');
  return { requestType, identity };
}

/**
 * Finds the account of a code for e-mail recovery; undefined if there is none. The code contains the account's first
 * e-mail address, not the present address (https://github.com/firebase/firebase-js-sdk/issues/4269).
 */
export async function findRecoverable(code: string): Promise<string | undefined> {
  const { email, newEmail, requestType } = read(
    codeSchema,
    await callIdentityToolkit('resetPassword', { oobCode: code }),
  );
  if (requestType !== 'RECOVER_EMAIL' || newEmail === undefined) return undefined;
  const found = await findWithInitialEmail(newEmail);
  return found?.initialEmail === email ? found.uid : undefined;
}

export async function applyMailedCode(code: string): Promise<{ uid: string; email: string }> {
  const { localId: uid, email } = read(
    appliedSchema,
    await callIdentityToolkit('update', { oobCode: code }),
  );
  return { uid, email };
}

export async function applyNewPassword(
  code: string,
  newPassword: string,
): Promise<IdentityFacts | undefined> {
  const answer = await callIdentityToolkit('resetPassword', { oobCode: code, newPassword });
  return findIdentity(read(resetSchema, answer).email);
}
