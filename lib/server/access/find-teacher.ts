import 'server-only';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Teacher } from '@/lib/contracts/account/teachers';
import { termsVersion } from '@/lib/contracts/account/terms';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

export type TeacherRow = typeof teachers.$inferSelect;

/**
 * Locks the database rows of teachers in the order of their ids. To prevent deadlocks, lock teachers before their
 * school.
 */
export function lockTeachers(tx: Queryable, ids: readonly string[]): Promise<TeacherRow[]> {
  return tx
    .select()
    .from(teachers)
    .where(inArray(teachers.id, [...ids]))
    .orderBy(asc(teachers.id))
    .for('no key update');
}

export async function lockTeacher(tx: Queryable, { id }: TeacherRow): Promise<TeacherRow> {
  const [row] = await lockTeachers(tx, [id]);
  if (!row) throw new AppError('noTeacher');
  return row;
}

/**
 * Takes a share lock on a teacher's database row, so that a removal from the school waits until the transaction ends.
 */
export async function holdTeacher(tx: Queryable, { id }: TeacherRow): Promise<TeacherRow> {
  const [row] = await tx.select().from(teachers).where(eq(teachers.id, id)).for('share');
  if (!row) throw new AppError('noTeacher');
  return row;
}

export function toTeacher(
  row: TeacherRow,
  { isEmailVerified }: Pick<Session, 'isEmailVerified'>,
  trialEndMs: number,
): Teacher {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    school_id: row.schoolId,
    created_at: row.createdAt.toISOString(),
    trial_expires_at: new Date(trialEndMs).toISOString(),
    has_active_personal_subscription: row.hasActivePersonalSubscription,
    personal_subscription_current_period_end:
      row.personalSubscriptionCurrentPeriodEnd?.toISOString() ?? null,
    has_accepted_terms: row.termsVersion === termsVersion,
    is_email_verified: isEmailVerified,
  };
}
