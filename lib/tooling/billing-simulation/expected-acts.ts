import { plusDays, type Day } from './days';
import { comesNext, lookedAt } from './expected-days';
import {
  agree,
  copyOf,
  credit,
  creditAhead,
  mail,
  unpaidSince,
  upgrade,
  use,
  type Expected,
  type ExpectedInvoice,
  type Plan,
} from './expected-school';

/* What an act of a school or of the office does. Null: it cannot succeed in this state. */

export type ExpectedAct = (before: Expected, today: Day) => Expected | null;

/** The product brings a school to today before an act, except for an invoice of the period that runs. */
function readyFor(before: Expected, today: Day): Expected {
  const isRunning = before.last !== null && before.last >= today;
  const isInvoiceNext = comesNext(before)?.what === 'invoice';
  return copyOf(isInvoiceNext && isRunning ? before : lookedAt(before, today));
}

export interface OrderedPlan {
  plan: Plan;
  order: { key: string; email: string | null };
  by: string;
}

/** An order: from the end of the trial, from today, or in place of a smaller plan. */
export function orders({ plan, order, by }: OrderedPlan): ExpectedAct {
  return (before, today) => {
    const school = readyFor(before, today);
    const { state, lastTrialDay } = school;
    if (state === 'active' || state === 'cancelled') {
      upgrade(school, today, { plan, order });
      Object.assign(school, { state: 'active', isRenewing: true });
    } else if (state === 'stopped') {
      if (isOwing(school, today)) return null;
      agree(school, { plan, order, anchor: today, months: 12 });
      school.state = 'active';
      use(school);
    } else if (['trial', 'reminded', 'continued'].includes(state)) {
      if (state === 'continued') creditAhead(school, today);
      agree(school, { plan, order, anchor: plusDays(lastTrialDay, 1), months: 12 });
      school.state = 'continued';
    } else return null;
    mail(school, today, 'order', [by]);
    return school;
  };
}

const isOwing = (school: Expected, today: Day) => {
  const due = unpaidSince(school);
  return due !== null && due < today;
};

/** A change to a larger plan on the billing page. */
export function upgradesTo({ plan, order }: Omit<OrderedPlan, 'by'>): ExpectedAct {
  return (before, today) => {
    const school = readyFor(before, today);
    const { state, anchor, months } = school;
    if (state === 'continued') {
      creditAhead(school, today);
      agree(school, { plan, order, anchor: anchor!, months });
    } else if (state === 'active' || state === 'cancelled') {
      upgrade(school, today, { plan, order });
      Object.assign(school, { state: 'active', isRenewing: true });
    } else return null;
    return school;
  };
}

/** Yes to the question before the trial's end: half a year from the registration at half the price. */
export function answersYes({ plan, order }: Omit<OrderedPlan, 'by'>): ExpectedAct {
  return (before, today) => {
    if (before.state !== 'reminded') return null;
    const school = copyOf(before);
    agree(school, { plan, order, anchor: plusDays(school.lastTrialDay, -89), months: 6 });
    school.state = 'continued';
    mail(school, today, 'order', school.admins);
    return school;
  };
}

export const answersNo: ExpectedAct = (before) => (before.state === 'reminded' ? before : null);

export const cancels: ExpectedAct = (before, today) => {
  const school = readyFor(before, today);
  if (!school.isRenewing) return school;
  const changed = endsWithTerm(school, today);
  if (changed?.last) mail(changed, today, 'cancelled', changed.admins);
  return changed;
};

function endsWithTerm(school: Expected, today: Day): Expected | null {
  if (school.state === 'continued') {
    creditAhead(school, today);
    Object.assign(school, { state: 'reminded', plan: null, order: null, first: null, last: null });
    return school;
  }
  if (!['active', 'overdue', 'grace'].includes(school.state) || !school.isRenewing) return null;
  creditAhead(school, today);
  school.isRenewing = false;
  if (school.state === 'active') school.state = 'cancelled';
  return school;
}

export const takesCancellationBack: ExpectedAct = (before, today) => {
  const school = readyFor(before, today);
  if (school.isRenewing) return school.first === null ? null : school;
  if (!['cancelled', 'overdue', 'grace'].includes(school.state)) return null;
  if (school.state === 'cancelled') school.state = 'active';
  school.isRenewing = true;
  return school;
};

/** The last teacher leaves: the school's plan ends with its term, and no mail is sent. */
export const closes: ExpectedAct = (before, today) => {
  const school = copyOf(before);
  // Mails go with the account of their reader.
  school.mails = school.mails.filter((each) => !school.admins.some((to) => each.includes(to)));
  school.admins = [];
  return endsWithTerm(school, today) ?? school;
};

const findInvoice = (school: Expected, number: number): ExpectedInvoice | undefined =>
  school.invoices.find((each) => each.number === number);

/** After an entry: a school that owes nothing overdue goes on, unless its period is over. */
function goOn(school: Expected, today: Day): Expected {
  const current = school.state === 'suspended' ? copyOf(lookedAt(school, today)) : school;
  if (isOwing(current, today)) return current;
  if (['overdue', 'grace', 'suspended'].includes(current.state)) {
    current.state = current.isRenewing ? 'active' : 'cancelled';
    current.stopsOn = null;
  }
  return current;
}

/** A payment, or with an amount below zero one that is taken back. */
export function pays(number: number, amountOre: number): ExpectedAct {
  return (before, today) => {
    const school = copyOf(before);
    const paid = findInvoice(school, number);
    if (!paid) return null;
    paid.settledOre += amountOre;
    return goOn(school, today);
  };
}

export function isCreditedByOffice(number: number, netOre: number): ExpectedAct {
  return (before, today) => {
    const school = copyOf(before);
    const credited = findInvoice(school, number);
    if (!credited || credited.netOre - credited.creditedNetOre < netOre) return null;
    credit(school, today, credited, netOre);
    credited.goodwillOre += netOre;
    return goOn(school, today);
  };
}
