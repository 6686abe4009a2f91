import 'server-only';
import { and, eq, lt, lte, ne, not, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '@/lib/db/client';
import { sessionCutoffs, sessions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { lockAccount } from './lock-account';
import type { IdentityFacts } from './read-identity';
import { readTokenHash } from './session-token';

/** Ends the request's session, so that a copied cookie is refused. Other sessions of the account continue. */
export async function endSession(request: Request, db: Queryable): Promise<void> {
  const tokenHash = readTokenHash(request);
  if (tokenHash) await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of an account; those of a removed teacher end with the removal. */
export async function endAllSessions(db: Queryable, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.firebaseUid, uid));
}

/**
 * Ends the sessions of an account but one, if it is named, and does more in the same transaction. The token of an earlier
 * sign-in begins no other session.
 */
export async function endSessions(
  db: Database,
  uid: string,
  exceptId?: string,
  more?: (tx: Queryable, now: Date) => Promise<void>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, uid);
    const isOther = exceptId === undefined ? undefined : ne(sessions.id, exceptId);
    await tx.delete(sessions).where(and(eq(sessions.firebaseUid, uid), isOther));
    const endedAt = new Date();
    await tx
      .insert(sessionCutoffs)
      .values({ firebaseUid: uid, endedAt })
      .onConflictDoUpdate({ target: sessionCutoffs.firebaseUid, set: { endedAt } });
    await more?.(tx, endedAt);
  });
}

/** Throws `idTokenRejected` for a sign-in before the account's sessions were ended. Its time is known to the second. */
export async function requireLaterSignIn(
  tx: Queryable,
  uid: string,
  authenticatedAt: Date,
): Promise<void> {
  const [cutoff] = await tx
    .select({ endedAt: sessionCutoffs.endedAt })
    .from(sessionCutoffs)
    .where(eq(sessionCutoffs.firebaseUid, uid));
  if (cutoff && authenticatedAt < cutoff.endedAt) throw new AppError('idTokenRejected');
}

/**
 * Ends the sessions from before a new password, and those from before the address was confirmed: a stranger may have
 * begun these.
 */
export async function deleteOutdated(
  tx: Queryable,
  { uid, isEmailVerified, validSince }: IdentityFacts,
  askedAt: Date,
): Promise<void> {
  const isOutdated = isEmailVerified
    ? or(lt(sessions.authenticatedAt, validSince), not(sessions.isEmailVerified))
    : lt(sessions.authenticatedAt, validSince);
  await tx.delete(sessions).where(and(ofAccountAt(uid, askedAt), isOutdated));
}

/** The sessions of an account of which nothing newer is known than what was asked then. */
export const ofAccountAt = (uid: string, askedAt: Date) =>
  and(eq(sessions.firebaseUid, uid), lte(sessions.checkedAt, askedAt));

/** Ends one session of the account. Throws `notFound` for the id of another account's. */
export async function endSessionById(
  db: Queryable,
  session: { uid: string },
  id: string,
): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw new AppError('notFound');
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.firebaseUid, session.uid)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError('notFound');
}
