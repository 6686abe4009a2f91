import { createHash } from 'node:crypto';
import type { Database } from '@/lib/db/client';
import { sessions } from '@/lib/db/schema/tables';
import { hashSessionToken } from '@/lib/server/auth/session-token';

export const testToken = (uid: string) =>
  createHash('sha256').update(`token of ${uid}`).digest('base64url');

export async function addSession(
  db: Database,
  uid: string,
  values: Partial<typeof sessions.$inferInsert> = {},
): Promise<string> {
  const now = new Date();
  const [row] = await db
    .insert(sessions)
    .values({
      tokenHash: hashSessionToken(testToken(uid)),
      firebaseUid: uid,
      email: `${uid}@skole.example`,
      isEmailVerified: true,
      device: 'Firefox, Linux',
      createdAt: now,
      lastSeenAt: now,
      authenticatedAt: now,
      checkedAt: now,
      expiresAt: new Date(now.getTime() + 1_000_000),
      ...values,
    })
    .returning({ id: sessions.id });
  return row!.id;
}

const holder = globalThis as typeof globalThis & {
  seatmapSessionChecks?: Map<string, Promise<unknown>>;
};

export async function finishChecks(): Promise<void> {
  await Promise.allSettled([...(holder.seatmapSessionChecks?.values() ?? [])]);
}

export function asAnotherNode(): void {
  delete holder.seatmapSessionChecks;
}
