import 'server-only';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Card, TeacherBilling } from '@/lib/contracts/billing/billing';
import { toCalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { toLastTrialDay } from '@/lib/core/billing/trial';
import { isCardSubscriptionActive } from '@/lib/core/billing/card-subscription';
import { tiers } from '@/lib/core/billing/plans';
import { includedVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import { admins, cardSubscriptions, teachers } from '@/lib/db/schema/tables';
import type { TeacherRow } from '@/lib/server/access/find-teacher';
import { readTrialEnd } from '@/lib/server/access/plan-facts';
import { AppError } from '@/lib/server/errors/app-error';
import { readBillingState } from '@/lib/server/access/billing-state';
import { readOwing } from '../receivables/open-invoices';
import { planShown } from './plan-shown';

const mostAdmins = 10;

export async function readTeacherBilling(
  db: Queryable,
  teacher: TeacherRow,
  teacherId: string,
  nowMs: number,
): Promise<TeacherBilling> {
  if (teacherId.toLowerCase() !== teacher.id) throw new AppError('notFound');
  const trialEndMs = await readTrialEnd(db, teacher);
  return {
    trialEndsOn: trialEndMs > nowMs ? toLastTrialDay(trialEndMs) : null,
    card: await readCard(db, teacher.id, nowMs),
    school: teacher.schoolId ? await readSchool(db, teacher.schoolId, nowMs) : null,
  };
}

export async function readCard(
  db: Queryable,
  teacherId: string,
  nowMs: number,
): Promise<Card | null> {
  const rows = await db
    .select()
    .from(cardSubscriptions)
    .where(eq(cardSubscriptions.teacherId, teacherId))
    .orderBy(sql`${cardSubscriptions.currentPeriodEnd} desc nulls last`, desc(cardSubscriptions.id))
    .limit(20);
  const row = rows.find(({ status }) => isCardSubscriptionActive(status)) ?? rows[0];
  if (!row || row.status.startsWith('incomplete')) return null;
  const tier = tiers.find(({ lookupKey }) => lookupKey.yearly === row.lookupKey);
  if (!tier) return null;
  return {
    state: toCardState(row, nowMs),
    endsOn: row.currentPeriodEnd ? toCalendarDate(row.currentPeriodEnd.getTime()) : null,
    price: includedVat(tier.priceOre.yearly),
  };
}

function toCardState(
  { status, currentPeriodEnd, cancelAtPeriodEnd }: typeof cardSubscriptions.$inferSelect,
  nowMs: number,
) {
  const isOver = currentPeriodEnd !== null && currentPeriodEnd.getTime() <= nowMs;
  if (!isCardSubscriptionActive(status) || isOver) return 'ended';
  if (status === 'past_due') return 'paymentFailed';
  if (cancelAtPeriodEnd) return 'cancelled';
  return status === 'trialing' ? 'trialing' : 'active';
}

export async function readSchool(
  db: Queryable,
  schoolId: string,
  nowMs: number,
): Promise<NonNullable<TeacherBilling['school']>> {
  const today = toCalendarDate(nowMs);
  const billingState = await readBillingState(db, schoolId);
  const owing = await readOwing(db, schoolId, today);
  const { state, plan, endsOn } = planShown(billingState, owing, today);
  const named = await db
    .select({ name: teachers.name })
    .from(admins)
    .innerJoin(teachers, eq(teachers.id, admins.teacherId))
    .where(and(eq(admins.schoolId, schoolId), eq(teachers.schoolId, schoolId)))
    .orderBy(asc(sql`lower(${teachers.name})`), asc(teachers.id))
    .limit(mostAdmins);
  return {
    ...{ name: billingState.schoolName, state, plan, endsOn },
    admins: named.map(({ name }) => name),
  };
}
