import 'server-only';
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import {
  agreementState,
  periodAt,
  type Agreement,
  type BillingState,
} from '@/lib/core/billing/agreement/agreement';
import type { Billed } from '@/lib/core/billing/agreement/to-bill';
import { toCalendarDate, type CalendarDate } from '@/lib/core/billing/calendar/calendar-date';
import type { Queryable } from '@/lib/db/client';
import {
  agreements,
  dunning,
  invoiceBalances,
  invoiceLines,
  invoices,
  schoolBilling,
  schoolOrders,
  schools,
} from '@/lib/db/schema/tables';
import { buildOnce } from '@/lib/server/database/build-once';
import { AppError } from '@/lib/server/errors/app-error';

type OrderRow = typeof schoolOrders.$inferSelect;

export interface SchoolBillingState extends BillingState {
  schoolId: string;
  schoolName: string;
  firstTrialDay: CalendarDate | null;
  agreements: readonly Agreement[];
  orders: ReadonlyMap<string, OrderRow>;
  billed: readonly Billed[];
  stoppedOn: CalendarDate | null;
}

export async function openSchoolBilling(
  tx: Queryable,
  schoolId: string,
  lastTrialDay: CalendarDate | null,
  nowMs: number,
): Promise<void> {
  const today = lastTrialDay && toCalendarDate(nowMs);
  await tx
    .insert(schoolBilling)
    .values({ schoolId, firstTrialDay: today, lastTrialDay, nextDueOn: today })
    .onConflictDoNothing();
}

export async function lockBillingState(
  tx: Queryable,
  schoolId: string,
): Promise<SchoolBillingState> {
  await tx.select().from(schools).where(eq(schools.id, schoolId)).for('no key update');
  return readBillingState(tx, schoolId);
}

export async function readBillingState(
  db: Queryable,
  schoolId: string,
): Promise<SchoolBillingState> {
  const [billingState] = await readBillingStates(db, [schoolId]);
  if (!billingState) throw new AppError('notFound');
  return billingState;
}

export async function readBillingStates(
  db: Queryable,
  ids: string[],
): Promise<SchoolBillingState[]> {
  if (ids.length === 0) return [];
  const rows =
    ids.length === 1
      ? await lookup(db).execute({ schoolId: ids[0] })
      : await selectRows(db, inArray(schoolBilling.schoolId, ids));
  return ids.flatMap(
    (id) => toBillingState(rows.filter(({ billing }) => billing.schoolId === id)) ?? [],
  );
}

const lookup = buildOnce((db) =>
  selectRows(db, eq(schoolBilling.schoolId, sql.placeholder('schoolId'))).prepare('billing_state'),
);

const selectRows = (db: Queryable, ofSchools: SQL) =>
  db
    .select({
      ...{ billing: schoolBilling, schoolName: schools.name },
      ...{ agreement: agreements, order: schoolOrders },
      ...{ billed: billedOfOrder, stoppedOn: stopDayOfOrder },
    })
    .from(schoolBilling)
    .innerJoin(schools, eq(schools.id, schoolBilling.schoolId))
    .leftJoin(agreements, eq(agreements.schoolId, schoolBilling.schoolId))
    .leftJoin(schoolOrders, eq(schoolOrders.agreementId, agreements.id))
    .where(ofSchools)
    .orderBy(
      ...[asc(agreements.createdAt), asc(agreements.id)],
      // An upgrade only enlarges a subscription, so a more expensive order is a newer order.
      ...[asc(schoolOrders.netOre), asc(schoolOrders.createdAt)],
    );

interface BillingStateRow {
  billing: typeof schoolBilling.$inferSelect;
  schoolName: string;
  agreement: typeof agreements.$inferSelect | null;
  order: OrderRow | null;
  billed: OrderBilled[] | null;
  stoppedOn: CalendarDate | null;
}

type OrderBilled = Omit<Billed, 'agreementId'>;

const billedOfOrder = sql<OrderBilled[] | null>`(
  select jsonb_agg(lines) from (
    select l.period_end as "periodEnd", min(l.period_start) as "periodStart",
      sum(case when i.type = 'invoice' then l.net_ore when i.lowers_price then 0 else -l.net_ore end) as "netOre",
      coalesce(sum(l.net_ore) filter (where i.lowers_price), 0) as "loweredOre"
    from ${invoices} i join ${invoiceLines} l on l.invoice_id = i.id
    where i.order_id = ${schoolOrders.id} group by l.period_end) lines)`;

const stopDayOfOrder = sql<CalendarDate | null>`(
  select min(d.taken_on)::text
  from ${invoices} i join ${dunning} d on d.invoice_id = i.id and d.step = 'stopped'
  where i.order_id = ${schoolOrders.id} and (select b.is_open from ${invoiceBalances} b
    where b.school_id = ${schoolOrders.schoolId} and b.invoice_id = i.id))`;

function toBillingState(rows: BillingStateRow[]): SchoolBillingState | null {
  const [first] = rows;
  if (!first) return null;
  const { schoolId, firstTrialDay, lastTrialDay, askedOn } = first.billing;
  const all = rows.flatMap(({ agreement, order, billed }) =>
    agreement ? [{ agreement, order, billed: billed ?? [] }] : [],
  );
  const ids = [...new Set(all.map(({ agreement }) => agreement.id))];
  const own = ids.map((id) => toAgreement(all.filter(({ agreement }) => agreement.id === id)));
  const stops = rows.flatMap(({ stoppedOn }) => stoppedOn ?? []).sort();
  return {
    ...{ schoolId, schoolName: first.schoolName, firstTrialDay, lastTrialDay, askedOn },
    agreement: own.findLast(({ agreement }) => !agreement.isWithdrawn)?.agreement ?? null,
    agreements: own.map(({ agreement }) => agreement),
    orders: new Map(all.flatMap(({ order }) => (order ? [[order.id, order]] : []))),
    billed: own.flatMap(({ billed }) => billed),
    stoppedOn: stops[0] ?? null,
  };
}

interface AgreementRow extends Pick<BillingStateRow, 'order'> {
  agreement: typeof agreements.$inferSelect;
  billed: OrderBilled[];
}

function toAgreement(rows: AgreementRow[]): { agreement: Agreement; billed: Billed[] } {
  const {
    id,
    anchor,
    periodMonths: months,
    endsOn,
    isWithdrawn,
    settledUntil,
  } = rows[0]!.agreement;
  const plans = rows
    .flatMap(({ order }) => order ?? [])
    .map(({ id: orderId, periodStart, tierId, netOre }) => ({
      from: toCalendarDate(periodStart.getTime()),
      ...{ orderId, tierId, netOre },
    }))
    .sort((a, b) => (a.from < b.from ? -1 : Number(a.from > b.from)));
  const agreement = { id, anchor, months, plans, endsOn, isWithdrawn, settledUntil };
  const lines = rows.flatMap(({ billed }) => billed);
  return { agreement, billed: addUpPeriods(agreement, lines) };
}

function addUpPeriods(agreement: Agreement, lines: readonly OrderBilled[]): Billed[] {
  const sums = new Map<CalendarDate, Billed>();
  for (const { periodEnd, periodStart, netOre, loweredOre } of lines) {
    const { end } = periodAt(agreement, periodEnd);
    const sum = sums.get(end);
    sums.set(end, {
      ...{ agreementId: agreement.id, periodEnd: end },
      periodStart: sum && sum.periodStart < periodStart ? sum.periodStart : periodStart,
      netOre: netOre + (sum?.netOre ?? 0),
      loweredOre: loweredOre + (sum?.loweredOre ?? 0),
    });
  }
  return [...sums.values()];
}

export const stateToday = (billingState: BillingState, nowMs: number) =>
  agreementState(billingState, toCalendarDate(nowMs));

export const trialToday = ({ lastTrialDay }: BillingState, nowMs: number): CalendarDate | null =>
  lastTrialDay !== null && lastTrialDay >= toCalendarDate(nowMs) ? lastTrialDay : null;
