import 'server-only';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { SessionEntry } from '@/lib/contracts/account/account';
import type { Queryable } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import type { Session } from './read-session';

export async function listSessions(
  db: Queryable,
  session: Session,
  nowMs: number,
): Promise<SessionEntry[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.firebaseUid, session.uid), gt(sessions.expiresAt, new Date(nowMs))))
    .orderBy(desc(sessions.lastSeenAt));
  return rows.map(({ id, device, createdAt, lastSeenAt }) => ({
    id,
    device,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
    isCurrent: id === session.id,
  }));
}
