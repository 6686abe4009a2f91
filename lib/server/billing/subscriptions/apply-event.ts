import 'server-only';
import { billingPeriod } from '@/lib/core/billing/calendar/billing-period';
import {
  addDays,
  toCalendarDate,
  type CalendarDate,
} from '@/lib/core/billing/calendar/calendar-date';
import { earliestStopDay, nextDue, stopDay } from '@/lib/core/billing/lifecycle/next-due';
import {
  transitions,
  type DatedEvent,
  type Transition,
} from '@/lib/core/billing/lifecycle/transitions';
import type { Queryable } from '@/lib/db/client';
import type { schoolOrders } from '@/lib/db/schema/tables';
import { changePlan } from './change-plan';
import { creditWhatHasNotBegun } from './credit-invoices';
import { issueNextInvoice, issueNextInvoices } from './issue-next-invoice';
import { lockSubscription, storeSubscription, type SubscriptionRow } from './subscription-row';
import { remindOfPayment } from './tell-school';
import { askWhetherToContinue } from './trial-question';
import { unpaidSince } from './unpaid-invoices';

type OrderRow = typeof schoolOrders.$inferSelect;

/** What happens to a subscription. */
export type SubscriptionEvent =
  | { on: DatedEvent | 'answersNo' | 'cancels' | 'resumes' | 'pays' }
  | {
      on: 'orders' | 'answersYes';
      order: OrderRow;
      /** First day of the first period. */
      anchor: CalendarDate;
      months: number;
    }
  | { on: 'changesPlan'; order: OrderRow };

/**
 * Lets an event happen to a school's subscription, with its effects, in the caller's transaction. Returns the changed
 * subscription; null if the table of transitions does not have the event in the present state.
 */
export async function applyEvent(
  tx: Queryable,
  schoolId: string,
  event: SubscriptionEvent,
  nowMs: number,
): Promise<SubscriptionRow | null> {
  const row = await lockSubscription(tx, schoolId, nowMs);
  const changed = await changeSubscription(tx, row, event, nowMs);
  if (changed) await storeSubscription(tx, changed);
  return changed;
}

/** No chain of events is as long: ten years of half-year periods, with an invoice each. */
const mostEvents = 100;

/** As `catchUpAll`, for one. */
export async function catchUp(
  tx: Queryable,
  row: SubscriptionRow,
  nowMs: number,
): Promise<SubscriptionRow> {
  const [current] = await catchUpAll(tx, [row], nowMs);
  return current!;
}

/**
 * Lets all happen to each subscription that the days until today bring, event by event. Invoices, which most days bring
 * to many, are issued together. The caller has locked the subscriptions, and stores the results, which come in their order.
 */
export async function catchUpAll(
  tx: Queryable,
  rows: SubscriptionRow[],
  nowMs: number,
): Promise<SubscriptionRow[]> {
  const today = toCalendarDate(nowMs);
  const current = [...rows];
  for (let events = 0; events < mostEvents; events += 1) {
    const due = current.flatMap((row, index) => {
      const next = nextDue(row);
      return next && next.on <= today ? [{ index, row, event: next.event }] : [];
    });
    if (due.length === 0) return current;
    const invoiced = due.filter(({ event }) => event === 'invoiceDue');
    const issued = await issueNextInvoices(
      tx,
      invoiced.map(({ row }) => row),
      nowMs,
    );
    invoiced.forEach(({ index, row }, at) => {
      const { to } = requireTransition(row, { on: 'invoiceDue' });
      current[index] = { ...issued[at]!, state: to };
    });
    for (const { index, row, event } of due) {
      if (event === 'invoiceDue') continue;
      requireTransition(row, { on: event });
      current[index] = (await changeSubscription(tx, row, { on: event }, nowMs))!;
    }
  }
  throw new Error(`The days of ${rows.length} subscriptions have no end`);
}

/**
 * Brings a subscription to today before a school or the office acts on it. An invoice that is due within its running
 * period is left to the daily run, so that a plan changed at once after an order is charged once.
 */
export async function catchUpBeforeAct(
  tx: Queryable,
  row: SubscriptionRow,
  nowMs: number,
): Promise<SubscriptionRow> {
  const due = nextDue(row);
  const isRunning = row.lastPeriodDay !== null && row.lastPeriodDay >= toCalendarDate(nowMs);
  return due?.event === 'invoiceDue' && isRunning ? row : catchUp(tx, row, nowMs);
}

/** As `applyEvent`, for a subscription that the caller has locked and stores. */
export async function changeSubscription(
  tx: Queryable,
  row: SubscriptionRow,
  event: SubscriptionEvent,
  nowMs: number,
): Promise<SubscriptionRow | null> {
  const transition = findTransition(row, event);
  if (!transition) return null;
  const done = await doEffect(tx, row, transition, event, nowMs);
  return { ...agree(done, row, event), state: transition.to };
}

function findTransition(
  { state, isRenewing }: SubscriptionRow,
  event: Pick<SubscriptionEvent, 'on'>,
): Transition | undefined {
  const held = isRenewing ? 'ifRenewing' : 'ifCancelled';
  return transitions.find(
    ({ from, on, only = held }) => from === state && on === event.on && only === held,
  );
}

function requireTransition(row: SubscriptionRow, event: Pick<SubscriptionEvent, 'on'>): Transition {
  const transition = findTransition(row, event);
  if (!transition) throw new Error(`There is no ${event.on} in ${row.state}`);
  return transition;
}

/** What the event itself says, beside its effect. */
function agree(
  done: SubscriptionRow,
  before: SubscriptionRow,
  event: SubscriptionEvent,
): SubscriptionRow {
  switch (event.on) {
    case 'orders':
    case 'answersYes': {
      const { order, anchor, months } = event;
      const { start, end } = billingPeriod(anchor, months);
      return {
        ...done,
        ...{ orderId: order.id, tierId: order.tierId },
        ...{ anchor, periodMonths: months, periodIndex: 0 },
        ...{ firstPeriodDay: start, lastPeriodDay: end, lastInvoicedDay: null },
        ...{ isRenewing: true, stopsOn: null },
      };
    }
    case 'cancels':
      return before.state === 'continued'
        ? { ...done, firstPeriodDay: null, lastPeriodDay: null, orderId: null, tierId: null }
        : { ...done, isRenewing: false };
    case 'resumes':
    case 'changesPlan':
      return { ...done, isRenewing: true };
    case 'pays':
      return { ...done, stopsOn: null };
    default:
      return done;
  }
}

async function doEffect(
  tx: Queryable,
  row: SubscriptionRow,
  { from, does }: Transition,
  event: SubscriptionEvent,
  nowMs: number,
): Promise<SubscriptionRow> {
  switch (does) {
    case 'askWhetherToContinue':
      await askWhetherToContinue(tx, row, nowMs);
      return row;
    case 'issueInvoice':
      return issueNextInvoice(tx, row, nowMs);
    case 'creditInvoice':
      return creditAndCount(tx, row, nowMs);
    case 'changePlan':
      if (event.on !== 'changesPlan') throw new Error(`${event.on} has no order`);
      return changePlan(tx, await creditAndCount(tx, row, nowMs), event.order, nowMs);
    case 'beginPeriod':
      return from === 'continued' || from === 'stopped' ? row : beginNextPeriod(row);
    case 'remindOfPayment':
      await remindOfPayment(tx, row.schoolId, earliestStopDay, nowMs);
      return row;
    case 'tellWhenItStops': {
      const stopsOn = stopDay(toCalendarDate(nowMs));
      await remindOfPayment(tx, row.schoolId, () => stopsOn, nowMs);
      return { ...row, stopsOn };
    }
    case 'endAccess': {
      const credited = await creditAndCount(tx, row, nowMs);
      return { ...credited, firstPeriodDay: null, lastPeriodDay: null, stopsOn: null };
    }
    default:
      return row;
  }
}

function beginNextPeriod(row: SubscriptionRow): SubscriptionRow {
  const periodIndex = row.periodIndex + 1;
  const { start, end } = billingPeriod(row.anchor!, row.periodMonths, periodIndex);
  return { ...row, periodIndex, firstPeriodDay: start, lastPeriodDay: end };
}

/** Credits invoices of periods that have not begun. */
async function creditAndCount(
  tx: Queryable,
  row: SubscriptionRow,
  nowMs: number,
): Promise<SubscriptionRow> {
  const { firstPeriodDay, lastPeriodDay, lastInvoicedDay } = row;
  if (firstPeriodDay === null || lastPeriodDay === null || lastInvoicedDay === null) return row;
  const isFirst = row.state === 'continued';
  const from = isFirst ? firstPeriodDay : addDays(lastPeriodDay, 1);
  if (lastInvoicedDay < from) return row;
  await creditWhatHasNotBegun(tx, row.schoolId, from, nowMs);
  return {
    ...row,
    lastInvoicedDay: isFirst ? null : lastPeriodDay,
    unpaidSince: await unpaidSince(tx, row.schoolId),
  };
}
