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

export interface Account {
  uid: string;
  email: string;
}

export interface Session extends Account {
  id: string;
  isEmailVerified: boolean;
  authenticatedAt: Date;
  isClerk: boolean;
  teacher: typeof teachers.$inferSelect | undefined;
}

const askAgainMs = 60_000;
/** Time in ms for which a checked session remains valid during an outage of Firebase. */
const believedMs = 15 * 60_000;

const lookup = buildOnce((db) =>
  db
    .select({ session: sessions, teacher: teachers, clerk: officeClerks.firebaseUid })
    .from(sessions)
    .leftJoin(teachers, eq(teachers.firebaseUid, sessions.firebaseUid))
    .leftJoin(officeClerks, eq(officeClerks.firebaseUid, sessions.firebaseUid))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .prepare('session'),
);

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
