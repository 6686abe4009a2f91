import 'server-only';
import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import {
  dunningSteps,
  type DunningFacts,
  type TakenStep,
} from '@/lib/core/billing/receivables/dunning';
import type { Owing } from '@/lib/core/billing/agreement/plan-state';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Buyer } from '@/lib/core/billing/invoice/invoice';
import type { Queryable } from '@/lib/db/client';
import {
  dunning,
  invoiceBalances,
  invoiceDeliveries,
  invoices,
  ledgerEntries,
  openEntries,
  schoolOrders,
} from '@/lib/db/schema/tables';

/** An invoice of which something is left to pay, with the steps of dunning that were taken. */
export interface OpenInvoice extends DunningFacts {
  invoice: typeof invoices.$inferSelect;
  schoolId: string;
  /** The round of its steps, from 1 on: they begin again when a settled invoice is open again. */
  round: number;
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

/** Invoices of which something is left to pay, the oldest due first. */
export async function readOpenInvoices(
  db: Queryable,
  { schoolId, dueBefore, after, limit }: Wanted,
): Promise<OpenInvoice[]> {
  const { dueOn, invoiceId, leftOre } = invoiceBalances;
  const query = db
    .select({
      invoice: invoices,
      schoolId: schoolOrders.schoolId,
      openOre: leftOre,
      deliveredAt: invoiceDeliveries.deliveredAt,
      emailAddress: invoiceDeliveries.emailAddress,
      taken: sql<StoredStep[]>`coalesce((
        select jsonb_agg(jsonb_build_object('step', ${dunning.step}, 'on', ${dunning.takenOn},
          'deliveredOn', ${dunning.deliveredOn}, 'stopsOn', ${dunning.stopsOn},
          'round', ${dunning.round}, 'isOver', ${dunning.isOver}))
        from ${dunning} where ${dunning.invoiceId} = ${invoiceId}), '[]')`,
    })
    .from(invoiceBalances)
    .innerJoin(invoices, eq(invoices.id, invoiceId))
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .leftJoin(invoiceDeliveries, eq(invoiceDeliveries.invoiceId, invoiceId))
    .where(
      and(
        gt(leftOre, 0),
        schoolId ? eq(schoolOrders.schoolId, schoolId) : undefined,
        dueBefore ? lt(dueOn, dueBefore) : undefined,
        after
          ? sql`(${dueOn}, ${invoiceId}) > (${after.dueOn}::date, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(asc(dueOn), asc(invoiceId));
  const rows = await (limit ? query.limit(limit) : query);
  return rows.map(({ deliveredAt, taken, ...row }) => {
    const steps = taken.filter(({ isOver }) => !isOver);
    const over = taken.filter(({ isOver }) => isOver);
    const days = over.map(({ on, deliveredOn }) => deliveredOn ?? on).sort();
    return {
      ...row,
      dueOn: row.invoice.dueOn!,
      deliveredOn: deliveredAt && toCalendarDate(deliveredAt.getTime()),
      steps: dunningSteps.flatMap((step) => steps.find((each) => each.step === step) ?? []),
      round: Math.max(0, ...over.map(({ round }) => round)) + 1,
      lastStepOn: days.at(-1) ?? null,
      stopsOn: steps.reduce<CalendarDate | null>((last, each) => each.stopsOn ?? last, null),
    };
  });
}

interface StoredStep extends TakenStep {
  stopsOn: CalendarDate | null;
  round: number;
  isOver: boolean;
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
    .innerJoin(invoices, eq(invoices.id, invoiceBalances.invoiceId))
    .innerJoin(schoolOrders, eq(schoolOrders.id, invoices.orderId))
    .where(
      and(
        eq(schoolOrders.schoolId, schoolId),
        eq(invoiceBalances.organizationNumber, organizationNumber),
        gt(invoiceBalances.leftOre, 0),
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

/** Reads a school's credit from payments and credit notes, in øre, by the invoice that they name. */
export async function readCreditsLeft(
  db: Queryable,
  invoiceIds: string[],
): Promise<Map<string, number>> {
  if (invoiceIds.length === 0) return new Map();
  const { forId } = ledgerEntries;
  const rows = await db
    .select({ invoiceId: forId, ore: sql<number>`sum(${openEntries.leftOre})::int` })
    .from(ledgerEntries)
    .innerJoin(openEntries, eq(openEntries.id, ledgerEntries.id))
    .where(and(inArray(forId, invoiceIds), openEntries.isCredit))
    .groupBy(forId);
  return new Map(rows.map(({ invoiceId, ore }) => [invoiceId!, ore]));
}
