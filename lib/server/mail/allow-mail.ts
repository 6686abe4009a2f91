import 'server-only';
import { foldEmail } from '@/lib/core/account/fold-email';
import type { Queryable } from '@/lib/db/client';
import { AppError } from '@/lib/server/errors/app-error';
import { logger } from '@/lib/server/http/logger';
import { countCall, limitRate } from '@/lib/server/limits/rate-limit';

const windowSeconds = 24 * 3600;
/** Mails a day of all who ask, of one network (a whole staff may sign up in a meeting), of one person, to one address. */
const most = { all: 10_000, network: 300, person: 100, recipient: 3 };

/** The sender of a request for a mail to another person, or to an address that is not confirmed. */
export interface Asker {
  /** Where the request came from; undefined where the network is limited otherwise. */
  network?: string | undefined;
  /** The address of the asking account, which may be deleted and made anew. */
  email?: string;
}

/**
 * Counts a mail that somebody asks for: by network, by person, by recipient, of all. False where the recipient got enough
 * today. Throws `tooManyRequests` where the asker asked for too many, and `unavailable` where all did.
 */
export async function allowMail(db: Queryable, to: string, { network, email }: Asker) {
  const limit = { action: 'askedMail', windowSeconds };
  if (network) await limitRate(db, { ...limit, by: `network ${network}`, max: most.network });
  if (email) await limitRate(db, { ...limit, by: `person ${foldEmail(email)}`, max: most.person });
  const recipient = await countCall(db, { ...limit, by: `recipient ${foldEmail(to)}` });
  if (recipient.count > most.recipient) return false;
  // Last, so that refused mails use up nobody else's.
  const all = await countCall(db, { ...limit, by: 'all' });
  if (all.count > most.all) {
    logger().error({ askedMails: all.count });
    throw new AppError('unavailable', { details: { askedMails: all.count } });
  }
  return true;
}
