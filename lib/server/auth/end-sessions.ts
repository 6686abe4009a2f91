import 'server-only';
import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { AppError } from '@/lib/server/errors/app-error';
import { readTokenHash } from './session-token';

/** Ends the request's session, so that a copied cookie is refused. Other sessions of the account continue. */
export async function endSession(request: Request, db: Queryable): Promise<void> {
  const tokenHash = readTokenHash(request);
  if (tokenHash) await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

/** Ends every session of an account; those of a removed teacher end with the removal. */
export async function endAllSessions(db: Queryable, uid: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.firebaseUid, uid));
}

/** Ends every session of an account except the one that asks. */
export async function endOtherSessions(
  db: Queryable,
  session: { id: string; uid: string },
): Promise<void> {
  await db
    .delete(sessions)
    .where(and(eq(sessions.firebaseUid, session.uid), ne(sessions.id, session.id)));
}

/** Ends one session of the account. Throws `notFound` for the id of another account's. */
export async function endSessionById(
  db: Queryable,
  session: { uid: string },
  id: string,
): Promise<void> {
  if (!z.uuid().safeParse(id).success) throw new AppError('notFound');
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.firebaseUid, session.uid)))
    .returning({ id: sessions.id });
  if (ended.length === 0) throw new AppError('notFound');
}
