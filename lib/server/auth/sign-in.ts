import 'server-only';
import { desc, eq, inArray, lte } from 'drizzle-orm';
import type { DecodedIdToken } from 'firebase-admin/auth';
import type { Database, Queryable } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { toDeviceLabel } from './device-label';
import { deleteOutdated, requireLaterSignIn } from './end-sessions';
import { firebaseAuth } from './firebase';
import { followEmail } from './follow-email';
import { isRefusal } from './is-refusal';
import { lockAccount } from './lock-account';
import { readIdentity } from './read-identity';
import { sessionSeconds } from './session-cookie';
import { hashSessionToken, makeSessionToken, readTokenHash } from './session-token';
import { askFirebase } from './ask-firebase';

const maxSignInAgeSeconds = 5 * 60;
const maxSignIns = 200;
const maxSessions = 50;
const deleteBatchSize = 20;

export async function verifyFreshIdToken(idToken: string, nowMs: number): Promise<DecodedIdToken> {
  const token = await askFirebase(() => firebaseAuth().verifyIdToken(idToken)).catch(
    (error: unknown) => {
      throw isRefusal(error) ? new AppError('idTokenRejected') : error;
    },
  );
  if (nowMs / 1000 - token.auth_time > maxSignInAgeSeconds) throw new AppError('idTokenTooOld');
  return token;
}

export async function beginSession(
  db: Database,
  request: Request,
  idToken: string,
  nowMs: number,
): Promise<string> {
  const { uid, auth_time: authTime } = await verifyFreshIdToken(idToken, nowMs);
  const authenticatedAt = new Date(authTime * 1000);
  // Only sign-ins with a valid token count against the rate limit, so a stranger can't lock out the account.
  await limitRate(db, { action: 'signIn', by: uid, max: maxSignIns, windowSeconds: 600 });
  const identity = await readIdentity(uid);
  if (!identity || authenticatedAt < identity.validSince) throw new AppError('idTokenRejected');

  const token = makeSessionToken();
  const now = new Date(nowMs);
  const replaced = readTokenHash(request);
  await db.transaction(async (tx) => {
    await lockAccount(tx, uid);
    await requireLaterSignIn(tx, uid, authenticatedAt);
    await deleteExpired(tx, now);
    if (replaced) await tx.delete(sessions).where(eq(sessions.tokenHash, replaced));
    await deleteOutdated(tx, identity, now);
    await tx.delete(sessions).where(inArray(sessions.id, surplus(tx, uid)));
    await tx.insert(sessions).values({
      tokenHash: hashSessionToken(token),
      firebaseUid: uid,
      email: identity.email,
      isEmailVerified: identity.isEmailVerified,
      device: toDeviceLabel(request.headers.get('user-agent') ?? ''),
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt,
      checkedAt: now,
      expiresAt: new Date(nowMs + sessionSeconds * 1000),
    });
    await followEmail(tx, uid, identity.email);
  });
  return token;
}

function surplus(tx: Queryable, uid: string) {
  return tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.firebaseUid, uid))
    .orderBy(desc(sessions.lastSeenAt))
    .offset(maxSessions - 1);
}

async function deleteExpired(tx: Queryable, now: Date): Promise<void> {
  const expired = tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(lte(sessions.expiresAt, now))
    .limit(deleteBatchSize)
    .for('update', { skipLocked: true });
  await tx.delete(sessions).where(inArray(sessions.id, expired));
}
