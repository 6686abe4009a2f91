import 'server-only';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { AppError } from '@/lib/server/errors/app-error';
import { hasMailServer } from '@/lib/server/mail/has-mail-server';
import { allowMail } from '@/lib/server/mail/allow-mail';
import { queueAskedMail } from '@/lib/server/mail/queue-mail';
import { wakeSender } from '@/lib/server/mail/wake-sender';
import { callIdentityToolkit } from './identity-toolkit';
import { firebaseAuth } from './firebase';
import type { Account } from './read-session';
import { askFirebase } from './ask-firebase';

const signedInSchema = z.object({ idToken: z.string() });

export async function sendVerificationMail(
  db: Queryable,
  { uid, email }: Pick<Account, 'uid' | 'email'>,
  { language, network }: { language: Locale; network: string },
): Promise<void> {
  const asker = { network, email };
  if (!hasMailServer()) {
    if (await allowMail(db, email, asker)) await mailByFirebase(uid, language);
    return;
  }
  const cause = `verify:${randomUUID()}`;
  const nowMs = Date.now();
  await queueAskedMail(db, { kind: 'verify', to: email, language, facts: {}, cause, nowMs }, asker);
  wakeSender();
}

async function mailByFirebase(uid: string, language: Locale): Promise<void> {
  const token = await askFirebase(() => firebaseAuth().createCustomToken(uid));
  const answer = await callIdentityToolkit('signInWithCustomToken', {
    token,
    returnSecureToken: true,
  });
  const signedIn = signedInSchema.safeParse(answer);
  if (!signedIn.success) throw new AppError('unavailable', { details: { provider: 'idToken' } });
  const { idToken } = signedIn.data;
  await callIdentityToolkit('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken }, language);
}
