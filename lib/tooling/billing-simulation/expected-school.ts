import { daysFrom, plusDays, plusMonths, type Day } from './days';

/*
 * What a school owes and has, by the rules in words (spec, section 4; design, section 2): counted from what it did and
 * from the days on which the product looked at it, without a line of the product's code. Amounts are øre without VAT.
 */

export type Plan = 's' | 'm' | 'l';
export const plans: readonly Plan[] = ['s', 'm', 'l'];
const yearlyOre = { s: 999_00, m: 1499_00, l: 1999_00 };

export type State =
  | 'trial'
  | 'reminded'
  | 'continued'
  | 'active'
  | 'cancelled'
  | 'overdue'
  | 'grace'
  | 'suspended'
  | 'stopped';

export interface ExpectedInvoice {
  /** Known once the document is found. */
  number: number | null;
  order: string;
  /** Where its reminders go beside the admins. */
  email: string | null;
  netOre: number;
  start: Day;
  end: Day;
  dueOn: Day;
  creditedNetOre: number;
  /** Of that, what the office gave back of its own accord. */
  goodwillOre: number;
  /** With VAT, of its credit notes and payments. */
  settledOre: number;
}

/** Days at a price, which the school has begun to use. */
interface Use {
  start: Day;
  end: Day;
  netOre: number;
}

export interface Expected {
  state: State;
  isRenewing: boolean;
  lastTrialDay: Day;
  admins: string[];
  /** To the question before the trial's end; each school answers once. */
  answer: 'yes' | 'no' | null;
  plan: Plan | null;
  order: { key: string; email: string | null } | null;
  anchor: Day | null;
  months: 6 | 12;
  index: number;
  first: Day | null;
  last: Day | null;
  invoicedTo: Day | null;
  stopsOn: Day | null;
  invoices: ExpectedInvoice[];
  used: Use[];
  /** Documents and mails that were not compared yet. */
  documents: { text: string; invoice: number | null }[];
  mails: string[];
  /** The last reminder: its invoice, its day and the day of the stop that it told. */
  reminded: string | null;
}

export const withVat = (netOre: number) => netOre + Math.floor((netOre * 25 + 50) / 100);
export const priceOf = (plan: Plan, months: number) => (yearlyOre[plan] / 12) * months;
export const leftOf = (invoice: ExpectedInvoice) => withVat(invoice.netOre) - invoice.settledOre;

export function newSchool(registered: Day, admins: string[]): Expected {
  return {
    ...{ state: 'trial', isRenewing: true, lastTrialDay: plusDays(registered, 89), admins },
    ...{ answer: null },
    ...{ plan: null, order: null, anchor: null, months: 12, index: 0, first: null, last: null },
    ...{ invoicedTo: null, stopsOn: null, invoices: [], used: [] },
    ...{ documents: [], mails: [], reminded: null },
  };
}

export function copyOf(school: Expected): Expected {
  return {
    ...school,
    admins: [...school.admins],
    invoices: school.invoices.map((invoice) => ({ ...invoice })),
    used: school.used.map((use) => ({ ...use })),
    documents: [...school.documents],
    mails: [...school.mails],
  };
}

/** The day on which the oldest invoice that is not paid was due. */
export function unpaidSince({ invoices }: Expected): Day | null {
  const open = invoices.filter((invoice) => leftOf(invoice) > 0).map(({ dueOn }) => dueOn);
  return open.length > 0 ? open.sort()[0]! : null;
}

/** The last day on which the school may use its plan; null without one. */
export function lastDayOfUse({ state, last, isRenewing, invoicedTo }: Expected): Day | null {
  if (['trial', 'reminded', 'suspended', 'stopped'].includes(state) || last === null) return null;
  return isRenewing && invoicedTo !== null && invoicedTo > last ? invoicedTo : last;
}

function periodOf(school: Expected, index: number): { start: Day; end: Day } {
  const start = plusMonths(school.anchor!, index * school.months);
  return { start, end: plusDays(plusMonths(school.anchor!, (index + 1) * school.months), -1) };
}

function invoice(school: Expected, today: Day, period: { start: Day; end: Day }, netOre: number) {
  const { key: order, email } = school.order!;
  const { start, end } = period;
  const dueOn = plusDays(today, 30);
  school.documents.push({
    text: `invoice of ${netOre} øre for ${start} to ${end}, issued on ${today}, due on ${dueOn}`,
    invoice: school.invoices.length,
  });
  school.invoices.push({
    ...{ number: null, order, email, netOre, start, end, dueOn },
    ...{ creditedNetOre: 0, goodwillOre: 0, settledOre: 0 },
  });
}

/** Credits a part of an invoice, at most what is left of it. */
export function credit(
  school: Expected,
  today: Day,
  credited: ExpectedInvoice,
  wishedOre: number,
  { start, end }: { start: Day; end: Day } = credited,
) {
  const netOre = Math.min(wishedOre, credited.netOre - credited.creditedNetOre);
  if (netOre === 0) return;
  credited.creditedNetOre += netOre;
  credited.settledOre += withVat(netOre);
  const of = `${credited.netOre} øre for ${credited.start} to ${credited.end}`;
  school.documents.push({
    text: `credit note of ${netOre} øre for ${start} to ${end}, issued on ${today}, of the invoice of ${of}`,
    invoice: null,
  });
}

/** Credits what is invoiced and has not begun. */
export function creditAhead(school: Expected, today: Day) {
  if (school.first === null || school.last === null || school.invoicedTo === null) return;
  const isFirst = school.state === 'continued';
  const from = isFirst ? school.first : plusDays(school.last, 1);
  if (school.invoicedTo < from) return;
  for (const each of school.invoices) {
    if (each.start < from) continue;
    credit(school, today, each, each.netOre);
    each.goodwillOre = 0;
  }
  school.invoicedTo = isFirst ? null : school.last;
}

export function invoiceNext(school: Expected, today: Day) {
  const { invoicedTo, last, index } = school;
  const isNext = invoicedTo !== null && last !== null && invoicedTo >= last;
  const period = periodOf(school, isNext ? index + 1 : index);
  invoice(school, today, period, priceOf(school.plan!, school.months));
  school.invoicedTo = period.end;
}

/** What is agreed from now on; its first period is used once the trial is over. */
export function agree(
  school: Expected,
  agreed: { plan: Plan; order: Expected['order']; anchor: Day; months: 6 | 12 },
) {
  Object.assign(school, agreed, { index: 0, invoicedTo: null, isRenewing: true, stopsOn: null });
  const { start, end } = periodOf(school, 0);
  Object.assign(school, { first: start, last: end });
}

export function use(school: Expected) {
  const netOre = priceOf(school.plan!, school.months);
  school.used.push({ start: school.first!, end: school.last!, netOre });
}

/** Moves the running period to a larger plan: the days from today on are credited on the old plan and charged on the new one. */
export function upgrade(
  school: Expected,
  today: Day,
  agreed: { plan: Plan; order: Expected['order'] },
) {
  creditAhead(school, today);
  const isInvoiced = school.invoicedTo !== null && school.invoicedTo >= school.last!;
  const running = school.used.at(-1)!;
  if (!isInvoiced && today <= school.first!) {
    Object.assign(school, agreed);
    running.netOre = priceOf(agreed.plan, school.months);
    return;
  }
  if (!isInvoiced) invoiceNext(school, today);
  const period = periodOf(school, school.index);
  const rest = { start: today > period.start ? today : period.start, end: period.end };
  const share = (plan: Plan) =>
    Math.round(
      (priceOf(plan, school.months) * daysFrom(rest.start, rest.end)) /
        daysFrom(period.start, period.end),
    );
  const old = school.invoices.findLast(
    ({ order, end, start }) => order === school.order!.key && end === school.last && start <= today,
  )!;
  const [unused, charged] = [share(school.plan!), share(agreed.plan)];
  const before = old.creditedNetOre;
  credit(school, today, old, unused, rest);
  // What the office gave back before is not given back once more.
  old.goodwillOre -= unused - (old.creditedNetOre - before);
  Object.assign(school, agreed);
  invoice(school, today, rest, charged);
  running.netOre -= unused;
  if (rest.start === running.start) school.used.pop();
  else running.end = plusDays(rest.start, -1);
  school.used.push({ ...rest, netOre: charged });
}

export function mail(school: Expected, today: Day, kind: string, recipients: readonly string[]) {
  for (const to of recipients) school.mails.push(`${kind} to ${to} on ${today}`);
}

/** Reminds of the oldest invoice that is not paid, and says when access stops; the same is not said twice on a day. */
export function remind(school: Expected, today: Day, toStop: (due: Day) => Day) {
  const due = unpaidSince(school);
  const oldest = school.invoices.find((each) => leftOf(each) > 0 && each.dueOn === due);
  if (!oldest) return;
  const said = `${oldest.start} ${today} ${toStop(oldest.dueOn)}`;
  if (school.reminded === said) return;
  school.reminded = said;
  const others = oldest.email && !school.admins.includes(oldest.email) ? [oldest.email] : [];
  mail(school, today, 'reminder', [...school.admins, ...others]);
}

export function beginNext(school: Expected) {
  school.index += 1;
  const { start, end } = periodOf(school, school.index);
  Object.assign(school, { first: start, last: end });
  use(school);
}

/** What invoices less credit notes have to come to, by the days that are used. */
export function owedOre({ used, invoices, invoicedTo, last, state }: Expected): number {
  const sum = (amounts: number[]) => amounts.reduce((total, ore) => total + ore, 0);
  const usedTo = used.at(-1)?.end ?? '';
  const ahead = invoices.filter(({ start, netOre, creditedNetOre, goodwillOre }) => {
    return start > usedTo && creditedNetOre - goodwillOre < netOre;
  });
  const isRunning = last !== null && state !== 'continued';
  const isToInvoice = isRunning && (invoicedTo === null || invoicedTo < last);
  return (
    sum(used.map(({ netOre }) => netOre)) +
    sum(ahead.map(({ netOre }) => netOre)) -
    sum(invoices.map(({ goodwillOre }) => goodwillOre)) -
    (isToInvoice ? used.at(-1)!.netOre : 0)
  );
}
