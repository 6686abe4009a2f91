import 'server-only';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import { tiers } from '@/lib/core/billing/tiers';
import type { Queryable } from '@/lib/db/client';
import {
  admins,
  invoiceBalances,
  invoices,
  schoolOrders,
  schools,
  teachers,
} from '@/lib/db/schema/tables';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import type { SubscriptionRow } from './subscription-row';

interface Reader {
  to: string;
  /** Of an admin; the address of invoices is no teacher's. */
  teacherId?: string;
}

/** Of a school with more admins some get no mail. */
const mostReaders = 20;

/** The school's admins, with the addresses of their accounts. */
export async function adminsOf(tx: Queryable, schoolId: string): Promise<Reader[]> {
  return tx
    .select({ to: teachers.email, teacherId: teachers.id })
    .from(admins)
    .innerJoin(teachers, eq(teachers.id, admins.teacherId))
    .where(and(eq(admins.schoolId, schoolId), eq(teachers.schoolId, schoolId)))
    .orderBy(asc(teachers.id))
    .limit(mostReaders);
}

/**
 * Reminds of the school's oldest invoice that is not paid, and of the day on which the plan stops for it: at the address
 * for invoices, where there is one, and at each admin's.
 */
export async function remindOfPayment(
  tx: Queryable,
  schoolId: string,
  toStopDay: (dueOn: CalendarDate) => CalendarDate,
  nowMs: number,
): Promise<void> {
  const [oldest] = await tx
    .select({ invoice: invoices, left: invoiceBalances.leftOre, email: schoolOrders.invoiceEmail })
    .from(schoolOrders)
    .innerJoin(invoices, eq(invoices.orderId, schoolOrders.id))
    .innerJoin(invoiceBalances, eq(invoiceBalances.invoiceId, invoices.id))
    .where(and(eq(schoolOrders.schoolId, schoolId), gt(invoiceBalances.leftOre, 0)))
    .orderBy(asc(invoiceBalances.dueOn), asc(invoiceBalances.number))
    .limit(1);
  if (!oldest) return;
  const { invoice, left, email } = oldest;
  const due = invoice.dueOn!;
  const stops = toStopDay(due);
  const readers: Reader[] = await adminsOf(tx, schoolId);
  if (email && readers.every(({ to }) => to !== email)) readers.push({ to: email });
  for (const { to, teacherId } of readers) {
    await queueMail(tx, {
      ...{ kind: 'reminder', to, teacherId, language: invoice.language, nowMs },
      facts: {
        ...{ customer: invoice.buyer.name, number: String(invoice.number), kid: invoice.kid },
        ...{ amount: left, due, stops, account: invoice.seller.accountNumber },
        isAdmin: teacherId !== undefined,
      },
      cause: `reminder:${invoice.id}:${stops}:${nowMs}:${to}`,
    });
  }
}

/** Tells the school's admins that its subscription is cancelled and how long it lasts. */
export async function tellCancelled(
  tx: Queryable,
  { schoolId, tierId, lastPeriodDay }: SubscriptionRow,
  nowMs: number,
): Promise<void> {
  const tier = tiers.find(({ id }) => id === tierId);
  if (!tier || lastPeriodDay === null) return;
  const [school] = await tx
    .select({ name: schools.name })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const language = 'no';
  for (const { to, teacherId } of await adminsOf(tx, schoolId)) {
    await queueMail(tx, {
      ...{ kind: 'cancelled', to, teacherId, language, nowMs },
      facts: {
        ...{ customer: school!.name, plan: tier.slug, ends: lastPeriodDay },
        ...{ undoUrl: `${mailAddresses(language).app}/billing`, isAdmin: true },
      },
      cause: `cancelled:${schoolId}:${nowMs}:${to}`,
    });
  }
}
