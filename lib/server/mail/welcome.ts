import 'server-only';
import type { Queryable } from '@/lib/db/client';
import type { Locale } from '@/lib/i18n/locales';
import { mailAddresses } from './mail-addresses';
import { queueMail } from './queue-mail';

export async function welcome(
  tx: Queryable,
  { id, email: to }: { id: string; email: string },
  language: Locale,
  nowMs: number,
): Promise<void> {
  const { app, site } = mailAddresses(language);
  await queueMail(tx, {
    ...{ kind: 'welcome', to, language, cause: `welcome:${id}`, teacherId: id, nowMs },
    facts: { appUrl: app, guideUrl: `${site}/pages/guide` },
  });
}
