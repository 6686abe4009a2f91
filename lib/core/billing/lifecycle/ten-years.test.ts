/* What the table of transitions comes to over ten years, with schools that do things at random. */
import fc from 'fast-check';
import { billingPeriod, type BillingPeriod } from '../calendar/billing-period';
import { addDays, daysBetween, type CalendarDate } from '../calendar/calendar-date';
import { dueDate, periodMonths } from '../invoice/terms';
import { nextDue, stopDay, type SubscriptionFacts } from './next-due';
import { transitions, type Transition } from './transitions';

const registered = '2026-08-31';
const lastTrialDay = addDays(registered, 89);

interface ModelInvoice {
  period: BillingPeriod;
  issuedOn: CalendarDate;
  isPaid: boolean;
  isCredited: boolean;
}

/** A school, its invoices, and the periods that have begun. */
class School {
  facts: SubscriptionFacts = {
    state: 'trial',
    isRenewing: true,
    lastTrialDay,
    firstPeriodDay: null,
    lastPeriodDay: null,
    lastInvoicedDay: null,
    unpaidSince: null,
    stopsOn: null,
  };
  invoices: ModelInvoice[] = [];
  begun: BillingPeriod[] = [];
  questions = 0;
  toldOn: CalendarDate | null = null;
  private anchor = registered;
  private months: number = periodMonths.halfYear;
  private index = 0;

  /** What the calendar brings until today. */
  run(today: CalendarDate) {
    for (let steps = 0; steps < 100; steps += 1) {
      const due = nextDue(this.facts);
      if (!due || due.on > today) return;
      this.happen(due.event, today);
    }
    throw new Error(`It never ends in ${this.facts.state}`);
  }

  happen(event: Transition['on'], today: CalendarDate) {
    const held = this.facts.isRenewing ? 'ifRenewing' : 'ifCancelled';
    const found = transitions.find(
      ({ from, on, only = held }) => from === this.facts.state && on === event && only === held,
    );
    if (!found) return;
    const before = this.facts.state;
    if (event === 'cancels') this.facts.isRenewing = before === 'continued';
    if (event === 'resumes') this.facts.isRenewing = true;
    if (event === 'pays') this.pay();
    const isAgreed = event === 'answersYes' || event === 'orders';
    if (isAgreed) this.agree(event, today);
    this.facts.state = found.to;
    this.do(found.does, today, before);
    this.count();
  }

  private agree(event: 'answersYes' | 'orders', today: CalendarDate) {
    const isTrial = this.facts.state !== 'stopped';
    this.creditWhatHasNotBegun();
    this.months = event === 'orders' ? periodMonths.year : periodMonths.halfYear;
    if (event === 'answersYes') this.anchor = registered;
    else this.anchor = isTrial ? addDays(lastTrialDay, 1) : today;
    this.index = 0;
    Object.assign(this.facts, { isRenewing: true, stopsOn: null });
    this.setPeriod();
  }

  private setPeriod() {
    const { start, end } = this.period(this.index);
    Object.assign(this.facts, { firstPeriodDay: start, lastPeriodDay: end });
  }

  private do(effect: Transition['does'], today: CalendarDate, before: SubscriptionFacts['state']) {
    if (effect === 'askWhetherToContinue') this.questions += 1;
    if (effect === 'issueInvoice') {
      const running = this.period(this.index);
      const isInvoiced = this.facts.lastInvoicedDay === running.end;
      const period = isInvoiced ? this.period(this.index + 1) : running;
      this.invoices.push({ period, issuedOn: today, isPaid: false, isCredited: false });
    }
    if (effect === 'beginPeriod') {
      if (before !== 'continued' && before !== 'stopped') this.index += 1;
      this.setPeriod();
      this.begun.push(this.period(this.index));
    }
    if (effect === 'creditInvoice' || effect === 'endAccess') this.creditWhatHasNotBegun();
    if (effect === 'tellWhenItStops') {
      this.toldOn = today;
      this.facts.stopsOn = stopDay(today);
    }
    if (effect === 'endAccess') {
      Object.assign(this.facts, { firstPeriodDay: null, lastPeriodDay: null });
    }
  }

  private period(index: number) {
    return billingPeriod(this.anchor, this.months, index);
  }

  private creditWhatHasNotBegun() {
    for (const invoice of this.invoices) {
      const hasBegun = this.begun.some(({ start }) => start === invoice.period.start);
      if (!hasBegun) invoice.isCredited = true;
    }
  }

  private pay() {
    const oldest = this.invoices.find(({ isPaid, isCredited }) => !isPaid && !isCredited);
    if (oldest) oldest.isPaid = true;
  }

  private count() {
    const open = this.invoices.filter(({ isCredited }) => !isCredited);
    const unpaid = open.filter(({ isPaid }) => !isPaid);
    this.facts.unpaidSince = unpaid[0] ? dueDate(unpaid[0].issuedOn) : null;
    const ours = open.filter(({ period }) => period.start >= this.anchor);
    this.facts.lastInvoicedDay = ours.at(-1)?.period.end ?? null;
  }
}

const acts = ['answersYes', 'answersNo', 'orders', 'cancels', 'resumes', 'pays'] as const;
const oneDay = fc.record({
  /** Days since the last run; a run is sometimes left out. */
  pause: fc.oneof({ weight: 8, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 40 })),
  act: fc.option(fc.constantFrom(...acts), { freq: 6 }),
});

function live(
  days: readonly { pause: number; act: Transition['on'] | null }[],
  check: (school: School, today: CalendarDate) => void,
) {
  const school = new School();
  let today = registered;
  for (let index = 0; daysBetween(registered, today) < 3650; index += 1) {
    const { pause, act } = days[index % days.length]!;
    today = addDays(today, pause);
    school.run(today);
    if (act) school.happen(act, today);
    school.run(today);
    check(school, today);
  }
  return school;
}

const sameEachTime = { numRuns: 30, seed: 1 };
const manyDays = fc.array(oneDay, { minLength: 20, maxLength: 200 });

it('every period that began has one invoice, and every invoice that is not credited its period', () => {
  fc.assert(
    fc.property(manyDays, (days) => {
      const { invoices, begun, facts } = live(days, () => {});
      const open = invoices.filter(({ isCredited }) => !isCredited).map(({ period }) => period);
      const ahead = open.filter(({ start }) => !begun.some((period) => period.start === start));
      expect(open.filter((period) => !ahead.includes(period))).toEqual(begun);
      expect(ahead.length).toBeLessThanOrEqual(facts.state === 'stopped' ? 0 : 1);
    }),
    sameEachTime,
  );
});

it('no subscription is active past the end of its period', () => {
  fc.assert(
    fc.property(manyDays, (days) => {
      const wrong: string[] = [];
      live(days, ({ facts, begun }, today) => {
        if (facts.state === 'stopped' || facts.state === 'suspended') return;
        const isTrial = ['trial', 'reminded', 'continued'].includes(facts.state);
        const lastDay = isTrial ? lastTrialDay : begun.at(-1)!.end;
        if (today > lastDay) wrong.push(`${facts.state} on ${today}`);
      });
      expect(wrong).toEqual([]);
    }),
    sameEachTime,
  );
});

it('a school that pays nothing is told two weeks before it stops, also by a run that comes late', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 3 }), (pauses) => {
      let before: SubscriptionFacts['state'] = 'trial';
      let stopped = '';
      const days = pauses.map((pause, index) => ({
        pause,
        act: index === 0 ? ('orders' as const) : null,
      }));
      const school = new School();
      school.happen('orders', registered);
      let today = registered;
      for (let index = 0; !stopped; index += 1) {
        today = addDays(today, days[index % days.length]!.pause);
        school.run(today);
        if (before !== 'suspended' && school.facts.state === 'suspended') stopped = today;
        before = school.facts.state;
      }
      expect(daysBetween(school.toldOn!, stopped)).toBeGreaterThanOrEqual(14);
    }),
    sameEachTime,
  );
});

it('asks a school once whether to go on, and stops if it does not answer', () => {
  const { questions, facts, invoices } = live([{ pause: 1, act: null }], () => {});
  expect([questions, facts.state, invoices]).toEqual([1, 'stopped', []]);
});

it('with a run each day, an invoice comes at least a week before its period begins', () => {
  const school = new School();
  school.happen('orders', registered);
  for (let today = registered; daysBetween(registered, today) < 3650; today = addDays(today, 1)) {
    school.run(today);
    school.happen('pays', today);
  }
  expect(school.begun).toHaveLength(10);
  for (const { period, issuedOn } of school.invoices) {
    expect(daysBetween(issuedOn, period.start)).toBeGreaterThanOrEqual(7);
  }
});
