import 'server-only';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { deleteOutdated, endAllSessions, ofAccountAt } from './end-sessions';
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
  db: Database,
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

async function ask(
  db: Database,
  { id, firebaseUid }: { id: string; firebaseUid: string },
  nowMs: number,
): Promise<Checked> {
  const identity = await readIdentity(firebaseUid);
  if (!identity) {
    await endAllSessions(db, firebaseUid);
    return undefined;
  }
  const { email, isEmailVerified } = identity;
  const askedAt = new Date(nowMs);
  return db.transaction(async (tx) => {
    await deleteOutdated(tx, identity, askedAt);
    await tx
      .update(sessions)
      .set({ email, isEmailVerified, checkedAt: askedAt })
      .where(ofAccountAt(firebaseUid, askedAt));
    await followEmail(tx, firebaseUid, email);
    // Where a newer answer came meanwhile, that one counts.
    const [left] = await tx.select().from(sessions).where(eq(sessions.id, id));
    return left && { email: left.email, isEmailVerified: left.isEmailVerified };
  });
}
