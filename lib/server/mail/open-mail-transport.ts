import 'server-only';
import path from 'node:path';
import { publicEnv } from '@/lib/env/public';
import { serverEnv, serviceUrl } from '@/lib/env/server';
import { folderTransport, smtpTransport, type MailTransport } from './mail-transport';

export function outboxFolder(): string {
  return path.join(/* turbopackIgnore: true */ serverEnv().DATA_DIR, 'outbox');
}

export function openMailTransport(): MailTransport {
  const { SMTP_URL, MAIL_FROM } = serverEnv();
  const url = serviceUrl(SMTP_URL);
  const { name, email } = publicEnv().company;
  const from = MAIL_FROM || `${name} <${email}>`;
  return url ? smtpTransport(url, from) : folderTransport(outboxFolder(), from);
}
