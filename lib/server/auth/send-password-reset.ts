import 'server-only';
import { randomUUID } from 'node:crypto';
import type { PasswordReset } from '@/lib/contracts/account/session';
import type { Queryable } from '@/lib/db/client';
import { hasMailServer } from '@/lib/server/mail/has-mail-server';
import { allowMail } from '@/lib/server/mail/allow-mail';
import { queueAskedMail } from '@/lib/server/mail/queue-mail';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { callIdentityToolkit } from './identity-toolkit';

/**
 * Sends a mail with a link for a new password. With a mail server of ours the mail waits in the outbox, and the sender
 * asks Firebase for the link, so that the answer is the same for every address, in its time too. Otherwise Firebase sends
 * it; then throws `identityRefused` with Firebase's reason, and `unavailable` if Firebase does not answer in time.
 */
export async function sendPasswordReset(
  db: Queryable,
  { email, language }: PasswordReset,
): Promise<void> {
  // The network is limited by `mayMailReset`.
  const asker = {};
  if (!hasMailServer()) {
    if (!(await allowMail(db, email, asker))) return;
    await callIdentityToolkit('sendOobCode', { requestType: 'PASSWORD_RESET', email }, language);
    return;
  }
  const cause = `reset:${randomUUID()}`;
  const nowMs = Date.now();
  await queueAskedMail(db, { kind: 'reset', to: email, language, facts: {}, cause, nowMs }, asker);
  wakeSender();
}
