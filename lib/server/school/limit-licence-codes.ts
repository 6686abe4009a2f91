import 'server-only';
import type { Database } from '@/lib/db/client';
import type { Account } from '@/lib/server/auth/read-session';
import { limitRate } from '@/lib/server/limits/rate-limit';

/**
 * Limits guesses of licence codes by account, and by network against many accounts. The limits allow a whole staff to
 * join from one school network on one day.
 */
export async function limitLicenceCodes(
  db: Database,
  session: Account,
  network: string,
): Promise<void> {
  const window = { action: 'licenceCode', windowSeconds: 3600 };
  await limitRate(db, { ...window, by: `account ${session.uid}`, max: 10 });
  await limitRate(db, { ...window, by: `network ${network}`, max: 100 });
}
