import 'server-only';
import { eq } from 'drizzle-orm';
import type { Teacher } from '@/lib/contracts/teachers';
import type { Queryable } from '@/lib/db/client';
import { teachers } from '@/lib/db/schema/tables';
import type { Session } from '@/lib/server/auth/read-session';
import { AppError } from '@/lib/server/errors/app-error';

export type TeacherRow = typeof teachers.$inferSelect;

/** Returns the session's teacher record; undefined if the account has none yet. */
export async function findTeacher(
  db: Queryable,
  session: Session,
): Promise<TeacherRow | undefined> {
  const [row] = await db.select().from(teachers).where(eq(teachers.firebaseUid, session.uid));
  return row;
}

/** Returns the session's teacher record. Throws an AppError if the account has none. */
export async function requireTeacher(db: Queryable, session: Session): Promise<TeacherRow> {
  const teacher = await findTeacher(db, session);
  if (!teacher) throw new AppError('noTeacher');
  return teacher;
}

/** A teacher as the API gives it. */
export function toTeacher(row: TeacherRow): Teacher {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    school_id: row.schoolId,
    created_at: row.createdAt.toISOString(),
    trial_expires_at: row.trialExpiresAt?.toISOString() ?? null,
    has_active_personal_subscription: row.hasActivePersonalSubscription,
    personal_subscription_current_period_end:
      row.personalSubscriptionCurrentPeriodEnd?.toISOString() ?? null,
  };
}
