import 'server-only';
import { serverEnv, serviceUrl } from '@/lib/env/server';

/** Whether mails of accounts are ours to send. Without a mail server the identity provider sends them. */
export const hasMailServer = (): boolean => serviceUrl(serverEnv().SMTP_URL) !== undefined;
