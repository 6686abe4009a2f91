import 'server-only';
import type { ContactMessage } from '@/lib/contracts/site/contact';
import type { Database } from '@/lib/db/client';
import { publicEnv } from '@/lib/env/public';
import { defaultLocale } from '@/lib/i18n/locales';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { queueMail } from './queue-mail';

const windowSeconds = 3600;
/** Messages an hour from one network: a whole staff may write from one address. */
const maxOfNetwork = 60;
/** Messages an hour from one network with the same address for an answer, which anyone may type elsewhere. */
const maxOfSender = 5;

/** Mails what a visitor wrote to the office, which answers to the visitor's address. Throws `tooManyRequests`. */
export async function writeToOffice(
  db: Database,
  { id, ...facts }: ContactMessage,
  network: string,
  nowMs: number,
): Promise<void> {
  const limit = { action: 'contact', windowSeconds };
  // The network first: made-up senders would each leave a row.
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
