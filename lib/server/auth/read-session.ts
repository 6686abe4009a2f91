import 'server-only';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database, Queryable } from '@/lib/db/client';
import { officeClerks, sessions, teachers } from '@/lib/db/schema/tables';
import { buildOnce } from '@/lib/server/database/build-once';
import { logger } from '@/lib/server/http/logger';
import { outsideWork } from '@/lib/server/http/work-limit';
import { AppError } from '@/lib/server/errors/app-error';
import { checkSession } from './check-session';
import { readTokenHash } from './session-token';

/** The signed-in account, as the identity provider describes it. */
export interface Account {
  uid: string;
  email: string;
}

export interface Session extends Account {
  id: string;
  isEmailVerified: boolean;
  /** When the password was typed. */
  authenticatedAt: Date;
  /** The operator has tied the account to the office, and its address is confirmed. */
  isClerk: boolean;
  /** The account's teacher record; undefined until the account is registered. */
  teacher: typeof teachers.$inferSelect | undefined;
}

/** Firebase is asked about a session at most this often. */
const askAgainMs = 60_000;
/** A session that Firebase confirmed so recently is believed without asking: it outlives an outage of this length. */
const believedMs = 15 * 60_000;

/** Every request runs this, and nearly every one needs the teacher too. */
const lookup = buildOnce((db) =>
  db
    .select({ session: sessions, teacher: teachers, clerk: officeClerks.firebaseUid })
    .from(sessions)
    .leftJoin(teachers, eq(teachers.firebaseUid, sessions.firebaseUid))
    .leftJoin(officeClerks, eq(officeClerks.firebaseUid, sessions.firebaseUid))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session'),
);

/**
 * Returns the request's session; undefined if there is none or it has ended. Waits for the identity provider only if
 * that has not confirmed the session for 15 minutes; throws `unavailable` if it cannot be asked then.
 */
export async function readSession(
  request: Request,
  db: Database,
  nowMs: number,
): Promise<Session | undefined> {
  const tokenHash = readTokenHash(request);
  if (!tokenHash) return undefined;
  const read = async () => (await lookup(db).execute({ tokenHash }))[0];
  let found = await read();
  if (!found || found.session.expiresAt.getTime() <= nowMs) return undefined;

  const { id, checkedAt, lastSeenAt } = found.session;
  const mayAsk = nowMs - lastSeenAt.getTime() >= askAgainMs && (await claim(db, id, nowMs));
  if (nowMs - checkedAt.getTime() >= believedMs) {
    // The check may end the session, and give session and teacher another address.
    const { session } = found;
    const goesOn = await outsideWork(() => checkSession(db, session, nowMs));
    found = goesOn ? await read() : undefined;
    if (!found) return undefined;
  } else if (mayAsk) {
    checkSession(db, found.session, nowMs).catch(logFailure);
  }

  const { firebaseUid: uid, email, isEmailVerified, authenticatedAt } = found.session;
  return {
    ...{ id, uid, email, isEmailVerified, authenticatedAt },
    isClerk: found.clerk !== null && isEmailVerified,
    teacher: found.teacher ?? undefined,
  };
}

/** Records that the session was seen; true for one request a minute, whichever web node it reaches. */
async function claim(db: Queryable, id: string, nowMs: number): Promise<boolean> {
  const claimed = await db
    .update(sessions)
    .set({ lastSeenAt: new Date(nowMs) })
    .where(and(eq(sessions.id, id), lte(sessions.lastSeenAt, new Date(nowMs - askAgainMs))))
    .returning({ id: sessions.id });
  return claimed.length > 0;
}

function logFailure(error: unknown): void {
  const details = error instanceof AppError ? error.options.details : {};
  logger().warn({ code: 'sessionNotChecked', ...details });
}
