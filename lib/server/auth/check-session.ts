import 'server-only';
import { and, eq, gte } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { withoutTurn } from '@/lib/server/http/work-limit';
import { deleteOutdated, endAllSessions, ofAccountAt } from './end-sessions';
import { followEmail } from './follow-email';
import { readIdentity } from './read-identity';

type Checked = { email: string; isEmailVerified: boolean } | undefined;

const holder = globalThis as typeof globalThis & {
  seatmapSessionChecks?: Map<string, Promise<Checked>>;
};

export function checkSession(
  db: Database,
  session: { id: string; firebaseUid: string },
  nowMs: number,
): Promise<Checked> {
  const checks = (holder.seatmapSessionChecks ??= new Map());
  let check = checks.get(session.id);
  if (!check) {
    check = withoutTurn(() => ask(db, session, nowMs)).finally(() => checks.delete(session.id));
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
  const isAsKnown = and(
    ofAccountAt(firebaseUid, askedAt),
    eq(sessions.email, email),
    eq(sessions.isEmailVerified, isEmailVerified),
    gte(sessions.authenticatedAt, identity.validSince),
  );
  const [known] = await db
    .update(sessions)
    .set({ checkedAt: askedAt })
    .where(and(eq(sessions.id, id), isAsKnown))
    .returning({ id: sessions.id });
  if (known) {
    await followEmail(db, firebaseUid, email);
    return { email, isEmailVerified };
  }
  return db.transaction(async (tx) => {
    await deleteOutdated(tx, identity, askedAt);
    await tx
      .update(sessions)
      .set({ email, isEmailVerified, checkedAt: askedAt })
      .where(ofAccountAt(firebaseUid, askedAt));
    await followEmail(tx, firebaseUid, email);
    const [left] = await tx.select().from(sessions).where(eq(sessions.id, id));
    return left && { email: left.email, isEmailVerified: left.isEmailVerified };
  });
}
