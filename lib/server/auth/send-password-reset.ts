import 'server-only';
import type { PasswordReset } from '@/lib/contracts/session';
import { callIdentityToolkit } from './identity-toolkit';

/**
 * Asks Firebase to send a password reset mail. Throws `identityRefused` with Firebase's reason, and `unavailable` if
 * Firebase does not answer in time.
 */
export async function sendPasswordReset({ email, language }: PasswordReset): Promise<void> {
  await callIdentityToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email }, language);
}
