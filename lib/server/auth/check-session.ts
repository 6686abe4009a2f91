import 'server-only';
import { eq } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { deleteOutdated } from './end-sessions';
import { followEmail } from './follow-email';
import { readIdentity } from './read-identity';

type Checked = { email: string; isEmailVerified: boolean } | undefined;

const holder = globalThis as typeof globalThis & {
  /** Checks under way by session, shared by the requests of this process. */
  seatmapSessionChecks?: Map<string, Promise<Checked>>;
};

/**
 * Asks the identity provider whether a session goes on, and records the answer; undefined if it has ended. Throws
 * `unavailable` if the provider cannot be asked.
 */
export function checkSession(
  db: Queryable,
  session: { id: string; firebaseUid: string },
  nowMs: number,
): Promise<Checked> {
  const checks = (holder.seatmapSessionChecks ??= new Map());
  let check = checks.get(session.id);
  if (!check) {
    check = ask(db, session, nowMs).finally(() => checks.delete(session.id));
    checks.set(session.id, check);
  }
  return check;
}

/** Like `checkSession`, for a session by its id. */
export async function recheckSession(
  db: Queryable,
  session: { id: string },
  nowMs: number,
): Promise<Checked> {
  const [row] = await db.select().from(sessions).where(eq(sessions.id, session.id));
  return row && checkSession(db, row, nowMs);
}

async function ask(
  db: Queryable,
  { id, firebaseUid }: { id: string; firebaseUid: string },
  nowMs: number,
): Promise<Checked> {
  const identity = await readIdentity(firebaseUid);
  const ofAccount = eq(sessions.firebaseUid, firebaseUid);
  if (!identity) {
    await db.delete(sessions).where(ofAccount);
    return undefined;
  }
  const { email, isEmailVerified } = identity;
  await deleteOutdated(db, firebaseUid, identity);
  const left = await db
    .update(sessions)
    .set({ email, isEmailVerified, checkedAt: new Date(nowMs) })
    .where(ofAccount)
    .returning({ id: sessions.id });
  await followEmail(db, firebaseUid, email);
  return left.some((session) => session.id === id) ? { email, isEmailVerified } : undefined;
}
