import 'server-only';
import type { Database } from '@/lib/db/client';
import type { Session } from '@/lib/server/auth/read-session';
import { limitRate } from '@/lib/server/limits/rate-limit';

/**
 * Lets nobody try out licence codes: by account, and by network for those who make many accounts. A whole staff that
 * joins from one school network on one day stays below.
 */
export async function limitLicenceCodes(
  db: Database,
  session: Session,
  network: string,
): Promise<void> {
  const window = { action: 'licenceCode', windowSeconds: 3600 };
  await limitRate(db, { ...window, by: `account ${session.uid}`, max: 10 });
  await limitRate(db, { ...window, by: `network ${network}`, max: 100 });
}
