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

/**
 * Asks Firebase what a mailed code is for, and for which account, without using it. Throws `identityRefused` if it was used
 * or has expired, and `notFound` if no account has the address.
 */
export async function readMailedCode(
  code: string,
): Promise<{ requestType: string; identity: IdentityFacts }> {
  const { email, requestType } = read(
    codeSchema,
    await callIdentityToolkit('resetPassword', { oobCode: code }),
  );
  // For a change of the address it is the one that the account still has.
  const identity = await findIdentity(email);
  if (!identity) throw new AppError('notFound');
  return { requestType, identity };
}

/**
 * Finds the account that a mailed code gives its former address back, without using the code. Undefined where Firebase does
 * not name the address that the account has now (its emulator never does), or where the account with that address is another
 * one: the code goes to the first address that an account had, https://github.com/firebase/firebase-js-sdk/issues/4269.
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

/** Does what a mailed code about an address is for. Returns the account with the address that it has now. */
export async function applyMailedCode(code: string): Promise<{ uid: string; email: string }> {
  const { localId: uid, email } = read(
    appliedSchema,
    await callIdentityToolkit('update', { oobCode: code }),
  );
  return { uid, email };
}

/** Sets a new password by a mailed code. Returns the account. */
export async function applyNewPassword(
  code: string,
  newPassword: string,
): Promise<IdentityFacts | undefined> {
  const answer = await callIdentityToolkit('resetPassword', { oobCode: code, newPassword });
  return findIdentity(read(resetSchema, answer).email);
}
