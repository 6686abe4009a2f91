import { addDays } from '../calendar/calendar-date';
import { agreedPlan, agreement } from '../testing/agreements';
import {
  agreementState,
  periodAt,
  periodsUntil,
  planAt,
  questionDay,
  type BillingState,
} from './agreement';

const inTrial: BillingState = { lastTrialDay: '2026-11-30', askedOn: null, agreement: null };
const after = (changes: Partial<typeof agreement>): BillingState => ({
  ...inTrial,
  agreement: { ...agreement, ...changes },
});

it.each<[string, BillingState, string, string]>([
  ['is a trial on its last day', inTrial, '2026-11-30', 'trial'],
  ['has ended on the day after the trial', inTrial, '2026-12-01', 'ended'],
  [
    'is in the state "asked" after the trial question',
    { ...inTrial, askedOn: '2026-11-23' },
    '2026-11-23',
    'asked',
  ],
  ['is agreed while the trial lasts', after({}), '2026-11-30', 'agreed'],
  ['runs on the first day after the trial', after({}), '2026-12-01', 'running'],
  ['is ending until its last day', after({ endsOn: '2027-11-30' }), '2027-11-30', 'ending'],
  [
    'has ended on the day after its last day',
    after({ endsOn: '2027-11-30' }),
    '2027-12-01',
    'ended',
  ],
  ['is a trial again when it is withdrawn', after({ isWithdrawn: true }), '2026-11-30', 'trial'],
])(
  'agreementState returns the state of a subscription agreement on a given day: the agreement %s',
  (_, billingState, today, state) => {
    expect(agreementState(billingState, today)).toBe(state);
  },
);

it.each([
  [
    'of a year on the day after its last day',
    12,
    '2026-12-01',
    '2027-12-01',
    '2027-12-01',
    '2028-11-30',
  ],
  ['for an earlier day', 12, '2026-12-01', '2026-10-01', '2026-12-01', '2027-11-30'],
  ['of half a year', 6, '2026-08-31', '2027-03-01', '2027-02-28', '2027-08-30'],
  [
    'from the leap day, in a common year',
    12,
    '2028-02-29',
    '2029-06-01',
    '2029-02-28',
    '2030-02-27',
  ],
])(
  'periodAt returns the billing period of a subscription agreement on a given day: the period %s',
  (_, months, anchor, day, start, end) => {
    expect(periodAt({ ...agreement, anchor, months }, day)).toEqual({ start, end });
  },
);

it.each([
  ['a year from the leap day', '2028-02-29', 12, 21],
  ['half a year from the last day of a month', '2026-08-31', 6, 45],
])('periodsUntil leaves no day between two billing periods of %s', (_, anchor, months, count) => {
  const periods = periodsUntil({ ...agreement, anchor, months }, '2048-12-31');
  expect(periods).toHaveLength(count);
  const nextDays = periods.map(({ end }) => addDays(end, 1));
  expect(nextDays.slice(0, -1)).toEqual(periods.slice(1).map(({ start }) => start));
});

it.each([
  [
    'only the first period on the day before the second period',
    agreement,
    '2027-11-30',
    ['2026-12-01'],
  ],
  [
    'two periods on the first day of the second period',
    agreement,
    '2027-12-01',
    ['2026-12-01', '2027-12-01'],
  ],
  [
    'only the periods before the end of the agreement',
    { ...agreement, endsOn: '2027-11-30' },
    '2029-12-01',
    ['2026-12-01'],
  ],
  ['no period of a withdrawn agreement', { ...agreement, isWithdrawn: true }, '2029-12-01', []],
])(
  'periodsUntil lists the billing periods that began on or before a given day: %s',
  (_, agreed, day, starts) => {
    expect(periodsUntil(agreed, day).map(({ start }) => start)).toEqual(starts);
  },
);

it.each([
  ['the first plan before it begins', '2026-10-01', 'small'],
  ['the first plan on the day before an upgrade', '2027-05-30', 'small'],
  ['the later of two upgrades on one day', '2027-05-31', 'large'],
])('planAt returns the subscription plan that applies on a given day: %s', (_, day, orderId) => {
  const plans = [
    agreedPlan('2026-12-01', 999_00, 'small'),
    agreedPlan('2027-05-31', 1499_00, 'middle'),
    agreedPlan('2027-05-31', 1999_00, 'large'),
  ];
  expect(planAt({ ...agreement, plans }, day).orderId).toBe(orderId);
});

it('a week before the last day of its trial, the school is asked whether to continue', () => {
  expect(questionDay('2026-11-28')).toBe('2026-11-21');
});
