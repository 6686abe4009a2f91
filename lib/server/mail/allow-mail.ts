import 'server-only';
import { foldEmail } from '@/lib/core/account/fold-email';
import type { Queryable } from '@/lib/db/client';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';
import { countCall, limitRate } from '@/lib/server/limits/rate-limit';

const windowSeconds = 24 * 3600;
const most = { all: 10_000, network: 300, person: 100, recipient: 3 };

export interface Asker {
  network?: string | undefined;
  /**
   * E-mail address of the mail's sender. The mail limit applies to the address, because an account can be deleted and
   * created again.
   */
  email?: string;
}

export async function allowMail(db: Queryable, to: string, { network, email }: Asker) {
  const limit = { action: 'askedMail', windowSeconds };
  if (network) await limitRate(db, { ...limit, by: `network ${network}`, max: most.network });
  if (email) await limitRate(db, { ...limit, by: `person ${foldEmail(email)}`, max: most.person });
  const recipient = await countCall(db, { ...limit, by: `recipient ${foldEmail(to)}` });
  if (recipient.count > most.recipient) return false;
  // The limit for all mails is counted last, so that refused mails do not use up the limit.
  const all = await countCall(db, { ...limit, by: 'all' });
  if (all.count > most.all) {
    logger().error({ askedMails: all.count });
    throw new AppError('unavailable', { details: { askedMails: all.count } });
  }
  return true;
}
