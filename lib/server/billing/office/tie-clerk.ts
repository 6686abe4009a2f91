import 'server-only';
import { asc, eq } from 'drizzle-orm';
import { foldEmail } from '@/lib/core/account/fold-email';
import type { Database, Queryable } from '@/lib/db/client';
import { foldedEmail } from '@/lib/db/folded-email';
import { officeClerks } from '@/lib/db/schema/tables';
import { findIdentity } from '@/lib/server/auth/read-identity';

export type TieProblem = 'noAccount' | 'unconfirmed';

/**
 * Adds an account to the billing office (staff). Access belongs to the account's id, even if the account's e-mail
 * address changes.
 */
export async function addClerk(
  db: Database,
  email: string,
  nowMs: number,
): Promise<TieProblem | undefined> {
  const identity = await findIdentity(email);
  if (!identity) return 'noAccount';
  if (!identity.isEmailVerified) return 'unconfirmed';
  const { uid: firebaseUid } = identity;
  await db
    .insert(officeClerks)
    .values({ firebaseUid, email: identity.email, addedAt: new Date(nowMs) })
    .onConflictDoNothing();
  return undefined;
}

export async function removeClerk(db: Queryable, email: string): Promise<boolean> {
  const removed = await db
    .delete(officeClerks)
    .where(eq(foldedEmail(officeClerks.email), foldEmail(email)))
    .returning({ uid: officeClerks.firebaseUid });
  return removed.length > 0;
}

export function listClerks(db: Queryable): Promise<(typeof officeClerks.$inferSelect)[]> {
  return db.select().from(officeClerks).orderBy(asc(officeClerks.email));
}
