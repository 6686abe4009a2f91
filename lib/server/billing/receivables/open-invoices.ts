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

export interface OpenInvoice extends DunningFacts {
  invoice: typeof invoices.$inferSelect;
  schoolId: string;
  emailAddress: string | null;
  stopsOn: CalendarDate | null;
}

interface Wanted {
  schoolId?: string;
  dueBefore?: CalendarDate;
  after?: { dueOn: CalendarDate; id: string } | null;
  limit?: number;
}

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
