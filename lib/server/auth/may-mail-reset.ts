import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { foldedEmail } from '@/lib/db/folded-email';
import { teachers } from '@/lib/db/schema/tables';
import { foldEmail } from '@/lib/core/account/fold-email';
import { countCall, limitRate } from '@/lib/server/limits/rate-limit';

/** Mails to one address in an hour. */
const maxOfAddress = 5;
/** Mails that one network asks for in an hour: a whole staff may sign in from one address after the holidays. */
const maxOfNetwork = 200;

/**
 * Whether a mail for a new password may be sent. Throws `tooManyRequests` for an address that got too many. When a
 * network asks for too many, teachers still get one mail an hour and other addresses none, and the answer does not say
 * which it was (lib/decisions/05-sessions-and-limits.md).
 */
export async function mayMailReset(
  db: Queryable,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  const window = { action: 'passwordReset', windowSeconds: 3600 };
  const ofAddress = { ...window, by: `email ${foldEmail(email)}` };
  const fromNetwork = await countCall(db, { ...window, by: `network ${network}` });
  if (fromNetwork.count <= maxOfNetwork) {
    await limitRate(db, { ...ofAddress, max: maxOfAddress });
    return true;
  }
  // Not counted for others: each made-up address would leave a row.
  if (!(await isTeacher(db, email))) return false;
  const { count } = await countCall(db, ofAddress);
  return count === 1;
}

async function isTeacher(db: Queryable, email: string): Promise<boolean> {
  const found = await db
    .select({ id: teachers.id })
    .from(teachers)
    .where(eq(foldedEmail(teachers.email), foldEmail(email)));
  return found.length > 0;
}
