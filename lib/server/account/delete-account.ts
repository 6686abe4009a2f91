import 'server-only';
import { and, eq, isNull, notInArray } from 'drizzle-orm';
import type { Database, Queryable } from '@/lib/db/client';
import {
  accountDeletions,
  cardSubscriptions,
  checkoutAttempts,
  classes,
  rooms,
  sessionCutoffs,
  teachers,
} from '@/lib/db/schema/tables';
import { keepFormerAccount } from '@/lib/server/access/former-account';
import { endAllSessions } from '@/lib/server/auth/end-sessions';
import { lockAccount } from '@/lib/server/auth/lock-account';
import { recordActivity } from '@/lib/server/access/record-activity';
import { closeSchool, handOver, lockLeaving, type Leaving } from './depart';

const endedSubscriptions = ['canceled', 'incomplete_expired'];
const endedCheckouts = ['completed', 'expired'] as const;

export async function deleteAccount(
  db: Database,
  uid: string,
  schoolClasses: 'keep' | 'delete',
  nowMs: number,
  isOwn = true,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockAccount(tx, uid);
    const [row] = await tx.select().from(teachers).where(eq(teachers.firebaseUid, uid));
    const payments = row ? await listPayments(tx, row.id) : noPayments;
    if (row) {
      await keepFormerAccount(tx, row, { isOwn, nowMs });
      await deleteTeacher(tx, await lockLeaving(tx, row.id), schoolClasses, nowMs);
    }
    await tx
      .insert(accountDeletions)
      .values({ firebaseUid: uid, requestedAt: new Date(nowMs), ...payments });
    await endAllSessions(tx, uid);
    await tx.delete(sessionCutoffs).where(eq(sessionCutoffs.firebaseUid, uid));
  });
}

const noPayments = { subscriptionIds: [] as string[], checkoutSessionIds: [] as string[] };

async function listPayments(tx: Queryable, teacherId: string): Promise<typeof noPayments> {
  const subscriptions = await tx
    .select({ id: cardSubscriptions.id })
    .from(cardSubscriptions)
    .where(
      and(
        eq(cardSubscriptions.teacherId, teacherId),
        notInArray(cardSubscriptions.status, endedSubscriptions),
      ),
    );
  const checkouts = await tx
    .select({ id: checkoutAttempts.stripeSessionId })
    .from(checkoutAttempts)
    .where(
      and(
        eq(checkoutAttempts.teacherId, teacherId),
        notInArray(checkoutAttempts.status, [...endedCheckouts]),
      ),
    );
  return {
    subscriptionIds: subscriptions.map(({ id }) => id),
    checkoutSessionIds: checkouts.flatMap(({ id }) => id ?? []),
  };
}

async function deleteTeacher(
  tx: Queryable,
  { teacher, school }: Leaving,
  schoolClasses: 'keep' | 'delete',
  nowMs: number,
): Promise<void> {
  const owned = eq(classes.teacherId, teacher.id);
  if (school?.successorId) {
    const { id: schoolId, successorId } = school;
    if (schoolClasses === 'delete') {
      await tx.delete(classes).where(and(owned, eq(classes.schoolId, schoolId)));
    }
    const given = await handOver(tx, teacher, { id: schoolId, successorId });
    const detail = { classes: given };
    await recordActivity(tx, { schoolId, kind: 'deleted', actor: teacher, detail });
  } else if (school) {
    await closeSchool(tx, teacher, school.id, nowMs);
  }
  await tx.delete(rooms).where(eq(rooms.teacherId, teacher.id));
  await tx.delete(classes).where(and(owned, isNull(classes.schoolId)));
  await tx.delete(teachers).where(eq(teachers.id, teacher.id));
}
