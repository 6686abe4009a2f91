import { plusDays, type Day } from './days';
import {
  beginNext,
  copyOf,
  creditAhead,
  invoiceNext,
  remind,
  unpaidSince,
  use,
  type Expected,
  type State,
} from './expected-school';

/* What the days bring to a school. */

type What = 'ask' | 'endTrial' | 'invoice' | 'nextPeriod' | 'overdue' | 'tellStop' | 'stop';

/** In the order in which they happen where two are due on one day. */
const brought: Record<State, What[]> = {
  trial: ['ask'],
  reminded: ['endTrial'],
  continued: ['invoice', 'endTrial'],
  active: ['invoice', 'nextPeriod', 'overdue'],
  cancelled: ['invoice', 'overdue', 'nextPeriod'],
  overdue: ['tellStop', 'invoice', 'nextPeriod'],
  grace: ['stop', 'invoice', 'nextPeriod'],
  suspended: ['nextPeriod'],
  stopped: [],
};

const after = (day: Day | null, days: number) => (day === null ? null : plusDays(day, days));

function invoiceDay(school: Expected): Day | null {
  const { state, invoicedTo, first, last, lastTrialDay, isRenewing } = school;
  if (state === 'continued') return invoicedTo === null ? plusDays(lastTrialDay, -14) : null;
  if (last === null) return null;
  if (invoicedTo === null || invoicedTo < last) return first;
  return invoicedTo > last || !isRenewing ? null : plusDays(last, -14);
}

function dayOf(school: Expected, what: What): Day | null {
  switch (what) {
    case 'ask':
      return plusDays(school.lastTrialDay, -7);
    case 'endTrial':
      return plusDays(school.lastTrialDay, 1);
    case 'invoice':
      return invoiceDay(school);
    case 'nextPeriod':
      return after(school.last, 1);
    case 'overdue':
      return after(unpaidSince(school), 1);
    case 'tellStop':
      return after(unpaidSince(school), 14);
    case 'stop':
      return school.stopsOn;
  }
}

/** What comes next, and when; null if nothing comes by itself. */
export function comesNext(school: Expected): { what: What; on: Day } | null {
  let next: { what: What; on: Day } | null = null;
  for (const what of brought[school.state]) {
    const on = dayOf(school, what);
    if (on !== null && (next === null || on < next.on)) next = { what, on };
  }
  return next;
}

/** The school after the product has looked at it on a day, or the same object if nothing was due. */
export function lookedAt(school: Expected, today: Day): Expected {
  let current = school;
  for (let next = comesNext(current); next && next.on <= today; next = comesNext(current)) {
    if (current === school) current = copyOf(school);
    bring(current, next.what, today);
  }
  return current;
}

function bring(school: Expected, what: What, today: Day): void {
  switch (what) {
    case 'ask':
      school.state = 'reminded';
      return;
    case 'endTrial':
      if (school.state === 'reminded') return end(school, today);
      school.state = 'active';
      return use(school);
    case 'invoice':
      return invoiceNext(school, today);
    case 'nextPeriod':
      if (school.state === 'suspended' || !school.isRenewing) return end(school, today);
      return beginNext(school);
    case 'overdue':
      school.state = 'overdue';
      return remind(school, today, (due) => plusDays(due, 28));
    case 'tellStop':
      school.state = 'grace';
      school.stopsOn = plusDays(today, 14);
      return remind(school, today, () => plusDays(today, 14));
    case 'stop':
      creditAhead(school, today);
      school.state = 'suspended';
  }
}

function end(school: Expected, today: Day): void {
  creditAhead(school, today);
  Object.assign(school, { state: 'stopped', first: null, last: null, stopsOn: null });
}
