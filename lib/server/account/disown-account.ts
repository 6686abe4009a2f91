import 'server-only';
import { and, asc, eq, ne } from 'drizzle-orm';
import type { Database } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import { readMailedCode } from '@/lib/server/auth/mailed-code';
import { AppError } from '@/lib/server/errors/app-error';
import { limitRate } from '@/lib/server/limits/rate-limit';
import { recordActivity } from '@/lib/server/access/record-activity';
import { makeAdmin } from '@/lib/server/school/change-role';
import { deleteAccount } from './delete-account';
import { finishDeletions } from './finish-deletions';

/**
 * Deletes an account that a stranger created with someone else's address. The mailed code proves who owns the address.
 */
export async function disownAccount(
  db: Database,
  { code, network }: { code: string; network: string },
  nowMs: number,
): Promise<void> {
  await limitRate(db, {
    action: 'mailedCode',
    by: `network ${network}`,
    max: 60,
    windowSeconds: 3600,
  });
  const { identity, requestType } = await readMailedCode(code);
  if (requestType !== 'VERIFY_EMAIL' || identity.isEmailVerified) throw new AppError('forbidden');
  const { uid } = identity;
  try {
    await deleteAccount(db, uid, 'keep', nowMs, false);
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'lastAdmin')) throw error;
    await giveSchoolAnAdmin(db, uid);
    await deleteAccount(db, uid, 'keep', nowMs, false);
  }
  await finishDeletions(db, nowMs);
}

async function giveSchoolAnAdmin(db: Database, uid: string): Promise<void> {
  await db.transaction(async (tx) => {
    const [own] = await tx.select().from(teachers).where(eq(teachers.firebaseUid, uid));
    if (!own?.schoolId) return;
    const { schoolId } = own;
    const [oldest] = await tx
      .select()
      .from(teachers)
      .where(and(eq(teachers.schoolId, schoolId), ne(teachers.id, own.id)))
      .orderBy(asc(teachers.createdAt), asc(teachers.id))
      .limit(1)
      .for('update');
    if (!oldest) return;
    await makeAdmin(tx, oldest, schoolId);
    await recordActivity(tx, { schoolId, kind: 'adminMade', actor: own, subject: oldest });
  });
}
