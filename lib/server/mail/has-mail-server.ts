import 'server-only';
import { serverEnv } from '@/lib/env/server';

/** Whether mails of accounts are ours to send. Without a mail server the identity provider sends them. */
export const hasMailServer = (): boolean => Boolean(serverEnv().SMTP_URL);
