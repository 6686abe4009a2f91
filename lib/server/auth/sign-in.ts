import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '@/lib/db/client';
import { AppError } from '@/lib/server/errors/app-error';
import { firebaseAuth } from './firebase';
import { isRefusal } from './is-refusal';
import { isRevoked } from './revoked-sessions';
import { sessionSeconds } from './session-cookie';

const maxSignInAgeSeconds = 5 * 60;

/** Exchanges a fresh ID token for the value of a session cookie. */
export async function createSession(
  db: Queryable,
  idToken: string,
  nowMs: number,
): Promise<string> {
  const token = await firebaseAuth()
    .verifyIdToken(idToken, true)
    .catch((error: unknown) => {
      throw isRefusal(error) ? new AppError('idTokenRejected') : error;
    });
  if (nowMs / 1000 - token.auth_time > maxSignInAgeSeconds) throw new AppError('idTokenTooOld');
  return mintCookie(db, idToken);
}

/**
 * A session cookie has a resolution of one second: signing out and in again within the same second would return the
 * cookie that was just revoked, so this waits for the next second.
 */
async function mintCookie(db: Queryable, idToken: string): Promise<string> {
  for (let tries = 0; tries < 3; tries += 1) {
    const value = await firebaseAuth().createSessionCookie(idToken, {
      expiresIn: sessionSeconds * 1000,
    });
    if (!(await isRevoked(db, value))) return value;
    await sleep(1000);
  }
  throw new Error('The identity provider gives the same session again and again.');
}
