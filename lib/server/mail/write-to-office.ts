import 'server-only';
import type { ContactMessage } from '@/lib/contracts/site/contact';
import type { Database } from '@/lib/db/client';
import { publicEnv } from '@/lib/env/public';
import { defaultLocale } from '@/lib/i18n/locales';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { queueMail } from './queue-mail';

const windowSeconds = 3600;
const maxOfNetwork = 60;
const maxOfSender = 5;

export async function writeToOffice(
  db: Database,
  { id, ...facts }: ContactMessage,
  network: string,
  nowMs: number,
): Promise<void> {
  const limit = { action: 'contact', windowSeconds };
  // The limit per network is checked first, because otherwise every invented sender address would add a database row.
  await limitRate(db, { ...limit, by: `network ${network}`, max: maxOfNetwork });
  await limitRate(db, { ...limit, by: `sender ${network} ${facts.email}`, max: maxOfSender });
  await queueMail(db, {
    kind: 'contact',
    to: publicEnv().company.email,
    language: defaultLocale,
    facts,
    cause: `contact:${id}`,
    nowMs,
  });
}
