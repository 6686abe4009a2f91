import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { Session } from '@/lib/server/auth/read-session';
import { readCookie } from '@/lib/server/http/cookies';

/** Stands in for `auth/read-session`: the account that the cookie names is signed in; `kontor` is a clerk's. */
export async function readSession(request: Request, db: Database): Promise<Session | undefined> {
  const uid = readCookie(request, 'session');
  if (!uid) return undefined;
  const [teacher] = await db.select().from(teachers).where(eq(teachers.firebaseUid, uid));
  const facts = { isEmailVerified: true, authenticatedAt: new Date(Date.now()) };
  const account = { id: randomUUID(), uid, email: `${uid}@skole.example`, teacher };
  return { ...account, ...facts, isClerk: uid === 'kontor' };
}
