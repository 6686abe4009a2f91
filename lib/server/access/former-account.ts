import 'server-only';
import { eq, inArray, lt } from 'drizzle-orm';
import { foldEmail } from '@/lib/core/account/fold-email';
import type { Queryable } from '@/lib/db/client';
import { formerAccounts, removals, schools, teachers } from '@/lib/db/schema/tables';
import { keyedHash } from '@/lib/server/limits/keyed-hash';
import type { TeacherRow } from './find-teacher';

/** Retention period of deleted accounts in years, as stated in the privacy policy. */
const keptYears = 3;

const hashOf = (email: string) => keyedHash(`account ${foldEmail(email)}`);

export async function keepFormerAccount(
  tx: Queryable,
  { id, email, createdAt, firstSchoolAt }: TeacherRow,
  { isOwn, nowMs }: { isOwn: boolean; nowMs: number },
): Promise<void> {
  const removed = await tx
    .select({ schoolId: removals.schoolId })
    .from(removals)
    .where(eq(removals.teacherId, id));
  const kept = {
    ...(isOwn && { trialBeganAt: createdAt, firstSchoolAt }),
    removedFrom: removed.map(({ schoolId }) => schoolId),
    deletedAt: new Date(nowMs),
  };
  await tx
    .insert(formerAccounts)
    .values({ emailHash: hashOf(email), ...kept })
    .onConflictDoUpdate({ target: formerAccounts.emailHash, set: kept });
}

export async function takeFormerAccount(tx: Queryable, { id, email }: TeacherRow): Promise<void> {
  const ofAddress = eq(formerAccounts.emailHash, hashOf(email));
  const [former] = await tx.select().from(formerAccounts).where(ofAddress).for('update');
  if (!former) return;
  await tx.update(formerAccounts).set({ removedFrom: [] }).where(ofAddress);
  const { trialBeganAt: createdAt, firstSchoolAt, removedFrom } = former;
  if (createdAt) {
    await tx.update(teachers).set({ createdAt, firstSchoolAt }).where(eq(teachers.id, id));
  }
  const still = await tx
    .select({ schoolId: schools.id })
    .from(schools)
    .where(inArray(schools.id, removedFrom));
  const again = still.map(({ schoolId }) => ({ schoolId, teacherId: id }));
  if (again.length > 0) await tx.insert(removals).values(again);
}

export async function deleteOldFormerAccounts(db: Queryable, nowMs: number): Promise<void> {
  const oldest = new Date(nowMs);
  oldest.setFullYear(oldest.getFullYear() - keptYears);
  await db.delete(formerAccounts).where(lt(formerAccounts.deletedAt, oldest));
}
