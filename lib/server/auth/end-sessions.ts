import 'server-only';
import { and, eq, lt, lte, ne, not, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Database, Queryable } from '@/lib/db/client';
import { sessionCutoffs, sessions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { lockAccount } from './lock-account';
import type { IdentityFacts } from './read-identity';
import { readTokenHash } from './session-token';

export async function endSession(request: Request, db: Queryable): Promise<void> {
  const tokenHash = readTokenHash(request);
  if (tokenHash) await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function endAllSessions(db: Queryable, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.firebaseUid, uid));
}

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
 * Deletes outdated sessions of an account. Sessions from before the e-mail address was confirmed may belong to a
 * stranger.
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

/**
 * SQL condition for the sessions of an account that were last checked before a request to Firebase. Sessions checked
 * later are left out, so that an older response never overwrites a newer response.
 */
export const ofAccountAt = (uid: string, askedAt: Date) =>
  and(eq(sessions.firebaseUid, uid), lte(sessions.checkedAt, askedAt));

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
