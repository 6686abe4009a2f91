import 'server-only';
import { randomUUID } from 'node:crypto';
import type { PasswordReset } from '@/lib/contracts/account/session';
import type { Queryable } from '@/lib/db/client';
import { hasMailServer } from '@/lib/server/mail/has-mail-server';
import { allowMail } from '@/lib/server/mail/allow-mail';
import { queueAskedMail } from '@/lib/server/mail/queue-mail';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { callIdentityToolkit } from './identity-toolkit';

/** Queues the mail for a new password, so that the response time is equal for known and unknown addresses. */
export async function sendPasswordReset(
  db: Queryable,
  { email, language }: PasswordReset,
): Promise<void> {
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
