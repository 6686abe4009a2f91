import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { foldedEmail } from '@/lib/db/folded-email';
import { teachers } from '@/lib/db/schema/tables';
import { foldEmail } from '@/lib/core/account/fold-email';
import { countCall, limitRate } from '@/lib/server/limits/rate-limit';

const maxOfAddress = 5;
const maxOfNetwork = 200;

/**
 * Returns whether a password reset mail may be sent. Above the rate limit of a network, only known teachers get the
 * mail. The response does not reveal whether a mail is sent.
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
  // Requests for unknown e-mail addresses are not counted for the rate limit, because each invented address would add a
  // database row.
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
