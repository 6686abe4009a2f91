import 'server-only';
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { revokedSessions } from '@/lib/db/schema/tables';

/** Of what is signed only: the same signature can be spelt in more than one way. */
function toSessionId(sessionCookie: string): string {
  const signed = sessionCookie.slice(0, sessionCookie.lastIndexOf('.'));
  return createHash('sha256').update(signed).digest('base64url');
}

function prepareLookup(db: Queryable) {
  return db
    .select({ id: revokedSessions.id })
    .from(revokedSessions)
    .where(eq(revokedSessions.id, sql.placeholder('id')))
    .prepare('revoked_session');
}

/** Asked with every call, and building the statement costs about as much as asking it: built once a database. */
const lookups = new WeakMap<Queryable, ReturnType<typeof prepareLookup>>();

/** Whether this session was ended by signing out. */
export async function isRevoked(db: Queryable, sessionCookie: string): Promise<boolean> {
  const lookup = lookups.get(db) ?? prepareLookup(db);
  lookups.set(db, lookup);
  const found = await lookup.execute({ id: toSessionId(sessionCookie) });
  return found.length > 0;
}

/** Ends a session whose cookie was verified, on this device only; `expiresAtMs` is when it would have ended anyway. */
export async function revokeSession(
  db: Queryable,
  sessionCookie: string,
  expiresAtMs: number,
  nowMs: number,
): Promise<void> {
  await db.delete(revokedSessions).where(lt(revokedSessions.expiresAt, new Date(nowMs)));
  await db
    .insert(revokedSessions)
    .values({ id: toSessionId(sessionCookie), expiresAt: new Date(expiresAtMs) })
    .onConflictDoNothing();
}
