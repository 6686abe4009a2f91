import 'server-only';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { ReminderStep } from '@/lib/core/billing/receivables/dunning';
import {
  agreementState,
  periodAt,
  planAt,
  type Agreement,
} from '@/lib/core/billing/agreement/agreement';
import { billingDaysBefore } from '@/lib/core/billing/agreement/to-bill';
import {
  addDays,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import type { Upgrade } from '@/lib/contracts/billing/subscription';
import { tiers, type PricingTier } from '@/lib/core/billing/plans';
import { addVat } from '@/lib/core/billing/vat';
import type { Queryable } from '@/lib/db/client';
import { admins, dunning, mails, schools, teachers } from '@/lib/db/schema/tables';
import type { FactsOf } from '@/lib/server/mail/mail-kinds';
import { mailAddresses } from '@/lib/server/mail/mail-addresses';
import { queueMail } from '@/lib/server/mail/queue-mail';
import { readerLanguage, readerLanguages } from '@/lib/server/mail/reader-language';
import { readOwedOre, type OpenInvoice } from './receivables/open-invoices';
import type { SchoolBillingState } from '@/lib/server/access/billing-state';

export interface Reader {
  to: string;
  teacherId?: string;
}

export const isSameAddress = (a: string, b: string | null): boolean =>
  a.toLowerCase() === b?.toLowerCase();

const mostReaders = 20;

export async function adminsOf(
  tx: Queryable,
  schoolId: string,
): Promise<{ to: string; teacherId: string }[]> {
  return tx
    .select({ to: teachers.email, teacherId: teachers.id })
    .from(admins)
    .innerJoin(teachers, eq(teachers.id, admins.teacherId))
    .where(and(eq(admins.schoolId, schoolId), eq(teachers.schoolId, schoolId)))
    .orderBy(asc(teachers.id))
    .limit(mostReaders);
}

export async function remindOfPayment(
  tx: Queryable,
  { invoice, schoolId, openOre, emailAddress: email }: OpenInvoice,
  step: ReminderStep,
  stops: CalendarDate,
  nowMs: number,
): Promise<boolean> {
  const [found] = await tx
    .select({ school: schools.name })
    .from(schools)
    .where(eq(schools.id, schoolId));
  const { school } = found!;
  const readers: Reader[] = await adminsOf(tx, schoolId);
  if (email && readers.every(({ to }) => !isSameAddress(to, email))) readers.push({ to: email });
  const languages = await readerLanguages(
    tx,
    readers.flatMap(({ teacherId }) => teacherId ?? []),
  );
  const owed = await readOwedOre(tx, schoolId, invoice.buyer);
  for (const { to, teacherId } of readers) {
    const language = languages.get(teacherId ?? '') ?? invoice.language;
    await queueMail(tx, {
      ...{ kind: 'reminder', to, teacherId, language, nowMs },
      facts: {
        ...{ invoiceId: invoice.id, step, school },
        ...{ customer: invoice.buyer.name, number: String(invoice.number), kid: invoice.kid },
        ...{ amount: openOre, owed, due: invoice.dueOn!, stops },
        account: invoice.seller.accountNumber,
        isAdmin: teacherId !== undefined,
      },
      cause: `reminder:${invoice.id}:${step}:${toCalendarDate(nowMs)}:${to}`,
    });
  }
  return readers.length > 0;
}

export async function dropReminders(
  tx: Queryable,
  invoiceIds: string[],
  step: ReminderStep,
): Promise<void> {
  const isOfThese = and(
    inArray(sql`${mails.facts} ->> 'invoiceId'`, invoiceIds),
    eq(sql`${mails.facts} ->> 'step'`, step),
  );
  await tx.delete(mails).where(and(eq(mails.kind, 'reminder'), isNull(mails.sentAt), isOfThese));
}

export async function noteReminderDelivered(
  db: Queryable,
  { invoiceId, step }: { invoiceId: string; step: ReminderStep },
  nowMs: number,
): Promise<void> {
  const isStep = and(eq(dunning.invoiceId, invoiceId), eq(dunning.step, step));
  await db
    .update(dunning)
    .set({ deliveredOn: toCalendarDate(nowMs) })
    .where(and(isStep, isNull(dunning.deliveredOn)));
}

async function tellAdmins<Kind extends 'cancelled' | 'upgraded' | 'resumed'>(
  tx: Queryable,
  { schoolId }: SchoolBillingState,
  kind: Kind,
  factsFor: (planUrl: string) => FactsOf<Kind>,
  nowMs: number,
): Promise<void> {
  for (const { to, teacherId } of await adminsOf(tx, schoolId)) {
    const language = await readerLanguage(tx, teacherId);
    const facts = factsFor(`${mailAddresses(language).app}/billing`);
    const cause = `${kind}:${schoolId}:${nowMs}:${to}`;
    await queueMail<Kind>(tx, { kind, to, teacherId, language, nowMs, facts, cause });
  }
}

const tierAt = (agreement: Agreement, day: CalendarDate) =>
  tiers.find(({ id }) => id === planAt(agreement, day).tierId);

export async function tellCancelled(
  tx: Queryable,
  billingState: SchoolBillingState,
  isAsked: boolean,
  nowMs: number,
): Promise<void> {
  const { schoolName: customer, agreement, lastTrialDay } = billingState;
  const today = toCalendarDate(nowMs);
  const inTrial = agreementState(billingState, today) === 'agreed';
  const tier = agreement && tierAt(agreement, today);
  if (!tier) return;
  const ends = inTrial ? lastTrialDay! : periodAt(agreement, today).end;
  const facts = { customer, plan: tier.slug, inTrial, isAsked: inTrial && isAsked, ends };
  const told = (undoUrl: string) => ({ ...facts, undoUrl, isAdmin: true });
  await tellAdmins(tx, billingState, 'cancelled', told, nowMs);
}

export async function tellUpgraded(
  tx: Queryable,
  billingState: SchoolBillingState,
  { tier, shown }: { tier: PricingTier; shown: Upgrade },
  nowMs: number,
): Promise<void> {
  const { schoolName: school, agreement } = billingState;
  await tellAdmins(
    tx,
    billingState,
    'upgraded',
    (planUrl) => ({
      ...{ school, plan: tier.slug, starts: shown.from, planUrl },
      ...{ ends: shown.to, renews: addDays(shown.to, 1), months: agreement!.months },
      ...{ first: shown.first.total_ore, invoiceOn: shown.invoice_on, setOff: shown.set_off_ore },
      owed: shown.due_ore,
      ...{ isBilledNow: shown.charge !== null, price: shown.next.total_ore },
      wasCancelled: agreement!.endsOn !== null,
    }),
    nowMs,
  );
}

export async function tellResumed(
  tx: Queryable,
  billingState: SchoolBillingState,
  nowMs: number,
): Promise<void> {
  const { schoolName: school, agreement, stoppedOn } = billingState;
  const today = toCalendarDate(nowMs);
  const tier = agreement && tierAt(agreement, today);
  if (!tier) return;
  const { end: ends } = periodAt(agreement, today);
  const renews = addDays(ends, 1);
  const billing = addDays(renews, -billingDaysBefore);
  await tellAdmins(
    tx,
    billingState,
    'resumed',
    (planUrl) => ({
      ...{ school, plan: tier.slug, ends, renews, months: agreement.months, planUrl },
      price: addVat(planAt(agreement, renews).netOre).totalOre,
      invoiceOn: stoppedOn !== null ? null : billing > today ? billing : today,
    }),
    nowMs,
  );
}
