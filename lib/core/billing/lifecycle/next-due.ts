import { addDays, type CalendarDate } from '../calendar/calendar-date';
import { transitions, type DatedEvent, type SubscriptionState } from './transitions';

/** The facts that decide what a subscription's days bring. A day is null where there is none. */
export interface SubscriptionFacts {
  state: SubscriptionState;
  /** Whether the next period follows by itself. */
  isRenewing: boolean;
  lastTrialDay: CalendarDate | null;
  /** The period that runs, or the first one if none runs yet. */
  firstPeriodDay: CalendarDate | null;
  lastPeriodDay: CalendarDate | null;
  /** Last day of the latest period that is invoiced. */
  lastInvoicedDay: CalendarDate | null;
  /** Due date of the oldest invoice that is not paid. */
  unpaidSince: CalendarDate | null;
  /** The day that the school was told when its grace began, by `stopDay`. */
  stopsOn: CalendarDate | null;
}

/** Days before the trial's last day on which the question is asked (spec, section 4). */
const reminderDaysBefore = 7;
/** Before a period: at latest 7 by the spec (section 4), and a week more, in which a failed delivery can be mended. */
const invoiceDaysBefore = 14;
const graceBeginsDaysAfter = 14;
const graceDays = 14;

/** The day on which a subscription stops if the grace is told on `toldOn`, however late that is. */
export function stopDay(toldOn: CalendarDate): CalendarDate {
  return addDays(toldOn, graceDays);
}

/** The earliest day on which a subscription stops for an invoice that was due then. */
export function earliestStopDay(dueOn: CalendarDate): CalendarDate {
  return stopDay(addDays(dueOn, graceBeginsDaysAfter));
}

const after = (day: CalendarDate | null, days: number) => day && addDays(day, days);

function invoiceDay(facts: SubscriptionFacts): CalendarDate | null {
  const { lastTrialDay, firstPeriodDay, lastPeriodDay, lastInvoicedDay } = facts;
  if (facts.state === 'continued') {
    return lastInvoicedDay === null ? after(lastTrialDay, -invoiceDaysBefore) : null;
  }
  if (lastPeriodDay === null) return null;
  if (lastInvoicedDay === null || lastInvoicedDay < lastPeriodDay) return firstPeriodDay;
  if (lastInvoicedDay > lastPeriodDay || !facts.isRenewing) return null;
  return after(lastPeriodDay, -invoiceDaysBefore);
}

/** The day of each event, or null if it does not come. */
const dueDays: Record<DatedEvent, (facts: SubscriptionFacts) => CalendarDate | null> = {
  reminderDue: ({ lastTrialDay }) => after(lastTrialDay, -reminderDaysBefore),
  trialEnds: ({ lastTrialDay }) => after(lastTrialDay, 1),
  invoiceDue: invoiceDay,
  periodEnds: ({ lastPeriodDay }) => after(lastPeriodDay, 1),
  paymentOverdue: ({ unpaidSince }) => after(unpaidSince, 1),
  graceBegins: ({ unpaidSince }) => after(unpaidSince, graceBeginsDaysAfter),
  graceEnds: ({ stopsOn }) => stopsOn,
};

/**
 * The next thing that a day brings to a subscription, and that day, which may be in the past if the daily run stood
 * still; null if only the school or the office can change it. Of two on one day the first of the table counts.
 */
export function nextDue(facts: SubscriptionFacts): { event: DatedEvent; on: CalendarDate } | null {
  const held = facts.isRenewing ? 'ifRenewing' : 'ifCancelled';
  const due = transitions.flatMap(({ from, on, only = held }) => {
    if (from !== facts.state || only !== held || !isDated(on)) return [];
    const day = dueDays[on](facts);
    return day ? { event: on, on: day } : [];
  });
  return due.reduce<(typeof due)[number] | null>(
    (first, next) => (first && first.on <= next.on ? first : next),
    null,
  );
}

const isDated = (event: string): event is DatedEvent => event in dueDays;
