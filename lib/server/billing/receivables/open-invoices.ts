import 'server-only';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import {
  dunningSteps,
  type DunningFacts,
  type TakenStep,
} from '@/lib/core/billing/receivables/dunning';
import type { Owing } from '@/lib/core/billing/agreement/plan-state';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Buyer } from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import { dunning, invoiceBalances, invoiceDeliveries, invoices } from '@/lib/db/schema/tables';

/** An invoice that is still to be paid, with the steps of dunning that were taken. */
export interface OpenInvoice extends DunningFacts {
  invoice: typeof invoices.$inferSelect;
  schoolId: string;
  /** The address that it was sent to by mail; null if it went another way. */
  emailAddress: string | null;
  /** The day of the stop, as readers were told last; null if they were not. */
  stopsOn: CalendarDate | null;
}

interface Wanted {
  schoolId?: string;
  dueBefore?: CalendarDate;
  /** Goes on behind this invoice. */
  after?: { dueOn: CalendarDate; id: string } | null;
  limit?: number;
}

/** Invoices that are still to be paid, the oldest due first. */
export async function readOpenInvoices(
  db: Queryable,
  { schoolId, dueBefore, after, limit }: Wanted,
): Promise<OpenInvoice[]> {
  const { dueOn, invoiceId, leftOre } = invoiceBalances;
  const query = db
    .select({
      invoice: invoices,
      schoolId: invoiceBalances.schoolId,
      openOre: leftOre,
      deliveredAt: invoiceDeliveries.deliveredAt,
      emailAddress: invoiceDeliveries.emailAddress,
      taken: sql<StoredStep[]>`coalesce((
        select jsonb_agg(jsonb_build_object('step', ${dunning.step}, 'on', ${dunning.takenOn},
          'deliveredOn', ${dunning.deliveredOn}, 'stopsOn', ${dunning.stopsOn}))
        from ${dunning} where ${dunning.invoiceId} = ${invoiceId}), '[]')`,
    })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoiceId))
    .where(
      and(
        invoiceBalances.isOpen,
        schoolId ? eq(invoiceBalances.schoolId, schoolId) : undefined,
        dueBefore ? lt(dueOn, dueBefore) : undefined,
        after
          ? sql`(${dueOn}, ${invoiceId}) > (${after.dueOn}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(dueOn), asc(invoiceId));
  const rows = await (limit ? query.limit(limit) : query);
  return rows.map(({ deliveredAt, taken, ...row }) => ({
    ...row,
    dueOn: row.invoice.dueOn!,
    deliveredOn: deliveredAt && toCalendarDate(deliveredAt.getTime()),
    steps: dunningSteps.flatMap((step) => taken.find((each) => each.step === step) ?? []),
    stopsOn: taken.find(({ step }) => step === 'told')?.stopsOn ?? null,
  }));
}

interface StoredStep extends TakenStep {
  stopsOn: CalendarDate | null;
}

/** Reads what is left to pay of a school's invoices to a buyer, in øre. */
export async function readOwedOre(
  db: Queryable,
  schoolId: string,
  { organizationNumber }: Pick<Buyer, 'organizationNumber'>,
): Promise<number> {
  const [sum] = await db
    .select({ ore: sql<number>`coalesce(sum(${invoiceBalances.leftOre}), 0)::int` })
    .from(invoiceBalances)
    .where(
      and(
        eq(invoiceBalances.schoolId, schoolId),
        eq(invoiceBalances.organizationNumber, organizationNumber),
        invoiceBalances.isOpen,
      ),
    );
  return sum!.ore;
}

/** Reads a school's worst debt, with the day that counts for it: the due day, or the day of the stop. */
export async function readOwing(
  db: Queryable,
  schoolId: string,
  today: CalendarDate,
): Promise<{ owing: Owing; on: CalendarDate | null }> {
  const open = await readOpenInvoices(db, { schoolId, dueBefore: today });
  const reached = (invoice: OpenInvoice) => invoice.steps.length;
  const [worst] = open.sort((a, b) => reached(b) - reached(a));
  if (!worst) return { owing: null, on: null };
  const step = worst.steps.at(-1)?.step ?? 'overdue';
  return { owing: step, on: step === 'told' ? worst.stopsOn : worst.dueOn };
}
