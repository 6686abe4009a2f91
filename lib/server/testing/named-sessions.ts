import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { Session } from '@/lib/server/auth/read-session';
import { readCookie } from '@/lib/server/http/cookies';

export async function readSession(request: Request, db: Database): Promise<Session | undefined> {
  const uid = readCookie(request, 'session');
  if (!uid) return undefined;
  const [teacher] = await db.select().from(teachers).where(eq(teachers.firebaseUid, uid));
  const facts = { isEmailVerified: true, authenticatedAt: new Date(Date.now()) };
  const account = { id: randomUUID(), uid, email: `${uid}@skole.example`, teacher };
  return { ...account, ...facts, isClerk: uid === 'kontor' };
}
