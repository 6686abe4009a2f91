import { agreedPlan, agreement, billedPeriod } from '../testing/agreements';
import { accessOn, nextDueDay, planStartsOn, stoppedPeriodEnd, type BillingFacts } from './access';
import type { Agreement } from './agreement';

const tierId = agreement.plans[0]!.tierId;
const facts = (
  changes: Partial<Agreement> | null,
  others: Partial<BillingFacts> = {},
): BillingFacts => {
  const agreed = changes && { ...agreement, ...changes };
  return {
    lastTrialDay: '2026-11-30',
    askedOn: null,
    agreement: agreed,
    agreements: agreed ? [agreed] : [],
    billed: [],
    stoppedOn: null,
    ...others,
  };
};
const bothYears = [billedPeriod(999_00), billedPeriod(999_00, '2027-12-01', '2028-11-30')];

it.each<[string, BillingFacts, string, ReturnType<typeof accessOn>]>([
  [
    'its plan from the order on, in the trial too',
    facts({}),
    '2026-11-01',
    { tierId, lastDay: '2027-11-30' },
  ],
  [
    'its plan until the end of the next period when the next period is billed',
    facts({}, { billed: bothYears }),
    '2027-11-20',
    { tierId, lastDay: '2028-11-30' },
  ],
  [
    'its plan until the agreed end',
    facts({ endsOn: '2027-11-30' }),
    '2027-11-30',
    { tierId, lastDay: '2027-11-30' },
  ],
  ['no plan after the agreed end', facts({ endsOn: '2027-11-30' }), '2027-12-01', null],
  [
    'no plan while the plan is stopped for non-payment',
    facts({}, { stoppedOn: '2027-03-01' }),
    '2027-03-02',
    null,
  ],
  [
    'the larger plan from the day of an upgrade on',
    facts({ plans: [...agreement.plans, agreedPlan('2027-05-31', 1499_00)] }),
    '2027-05-31',
    { tierId: 'plan of 149900', lastDay: '2027-11-30' },
  ],
])(
  'accessOn returns the plan of a school on a day: the school has %s',
  (_, facts, today, access) => {
    expect(accessOn(facts, today)).toEqual(access);
  },
);

const stoppedOn = '2027-03-01';
it.each<[string, BillingFacts, string, string | null]>([
  [
    'ends with the period in which its plan was stopped',
    facts({}, { stoppedOn }),
    '2027-12-01',
    '2027-11-30',
  ],
  [
    'ends with the period in which its plan was stopped, even if the run is late',
    facts({}, { stoppedOn }),
    '2029-05-01',
    '2027-11-30',
  ],
  [
    'with an agreed last day gets no other last day when its plan is stopped',
    facts({ endsOn: '2027-11-30' }, { stoppedOn }),
    '2027-12-01',
    null,
  ],
])(
  'stoppedPeriodEnd returns the last day of a subscription agreement whose plan was stopped: the agreement %s',
  (_, facts, today, end) => {
    expect(stoppedPeriodEnd(facts, today)).toBe(end);
  },
);

const firstBilled = { billed: [billedPeriod(999_00)] };
it.each<[string, BillingFacts, string, string | null]>([
  ['to ask the trial question in a trial', facts(null), '2026-11-01', '2026-11-23'],
  [
    'nothing to do after the trial question',
    facts(null, { askedOn: '2026-11-23' }),
    '2026-11-24',
    null,
  ],
  ['to bill the first period', facts({}), '2026-11-01', '2026-11-17'],
  ['to bill the next period', facts({}, firstBilled), '2026-12-24', '2027-11-17'],
  [
    'to end access after the agreed end',
    facts({ endsOn: '2027-11-30' }, firstBilled),
    '2027-11-20',
    '2027-12-01',
  ],
  [
    'to end a stopped agreement after its period',
    facts({}, { ...firstBilled, stoppedOn }),
    '2027-04-01',
    '2027-12-01',
  ],
  [
    'to credit the bills of a withdrawn agreement today',
    facts({ isWithdrawn: true }, firstBilled),
    '2026-11-20',
    '2026-11-20',
  ],
])(
  'nextDueDay returns the next day with work for the daily run: the run has %s',
  (_, facts, today, day) => {
    expect(nextDueDay(facts, today)).toBe(day);
  },
);

it.each<[string, BillingFacts, string, string | null]>([
  ['after the trial if the trial is not over', facts(null), '2026-11-30', '2026-12-01'],
  ['at once when the trial is over', facts(null), '2026-12-01', null],
])('a newly ordered subscription plan begins %s', (_, facts, today, day) => {
  expect(planStartsOn(facts, today)).toBe(day);
});
