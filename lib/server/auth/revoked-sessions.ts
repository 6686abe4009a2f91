import 'server-only';
import { createHash } from 'node:crypto';
import { eq, lt, sql } from 'drizzle-orm';
import type { Queryable } from '@/lib/db/client';
import { revokedSessions } from '@/lib/db/schema/tables';

/** Hashes only the signed part: the same signature can be encoded in several ways. */
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

/**
 * Every request runs this query, and building the statement costs about as much as running it, so it is built once per
 * database.
 */
const lookups = new WeakMap<Queryable, ReturnType<typeof prepareLookup>>();

/** Whether this session was signed out. */
export async function isRevoked(db: Queryable, sessionCookie: string): Promise<boolean> {
  const lookup = lookups.get(db) ?? prepareLookup(db);
  lookups.set(db, lookup);
  const found = await lookup.execute({ id: toSessionId(sessionCookie) });
  return found.length > 0;
}

/** Ends the session of a verified cookie, on this device only. `expiresAtMs` is the time when it would have expired. */
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
