import 'server-only';
import path from 'node:path';
import { publicEnv } from '@/lib/env/public';
import { serverEnv, serviceUrl } from '@/lib/env/server';
import { folderTransport, smtpTransport, type MailTransport } from './mail-transport';

/** `outbox/` of the data folder, where what has no way out is kept. */
export function outboxFolder(): string {
  return path.join(/* turbopackIgnore: true */ serverEnv().DATA_DIR, 'outbox');
}

/** How mails leave: by `SMTP_URL`, or into the outbox. */
export function openMailTransport(): MailTransport {
  const { SMTP_URL, MAIL_FROM } = serverEnv();
  const url = serviceUrl(SMTP_URL);
  const { name, email } = publicEnv().company;
  const from = MAIL_FROM || `${name} <${email}>`;
  return url ? smtpTransport(url, from) : folderTransport(outboxFolder(), from);
}
