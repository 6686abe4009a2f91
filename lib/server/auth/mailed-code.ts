import 'server-only';
import { z } from 'zod';
import { AppError } from '@/lib/server/errors/app-error';
import { callIdentityToolkit } from './identity-toolkit';
import { findIdentity, type IdentityFacts } from './read-identity';

const codeSchema = z.object({ email: z.string(), requestType: z.string() });

/**
 * Asks Firebase what a mailed code is for, and for which account, without using it. Throws `identityRefused` if it was used
 * or has expired, and `notFound` if the account is gone.
 */
export async function readMailedCode(
  code: string,
): Promise<{ requestType: string; identity: IdentityFacts }> {
  const answer = codeSchema.safeParse(
    await callIdentityToolkit('resetPassword', { oobCode: code }),
  );
  if (!answer.success) throw new AppError('unavailable', { details: { provider: 'code' } });
  // For a change of the address it is the one that the account still has.
  const identity = await findIdentity(answer.data.email);
  if (!identity) throw new AppError('notFound');
  return { requestType: answer.data.requestType, identity };
}

/** Does what a mailed code is for. */
export async function applyMailedCode(code: string): Promise<void> {
  await callIdentityToolkit('update', { oobCode: code });
}
