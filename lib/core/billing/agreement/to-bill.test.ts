import fc from 'fast-check';
import { addDays } from '../calendar/calendar-date';
import { daysInPeriod } from '../calendar/billing-period';
import { agreedPlan, agreement, billedPeriod } from '../testing/agreements';
import type { Agreement } from './agreement';
import { nextBillingDay, periodCost, toBill } from './to-bill';

const year = { start: '2026-12-01', end: '2027-11-30' };
const small = agreedPlan('2026-12-01', 999_00);
const withPlans = (...later: Agreement['plans']) => ({ ...agreement, plans: [small, ...later] });
const upgradeOn = (day: string, netOre = 1499_00) => agreedPlan(day, netOre);
const sum = (parts: { netOre: number }[]) => parts.reduce((all, { netOre }) => all + netOre, 0);

describe('the price of a billing period', () => {
  it.each<[string, Agreement, [start: string, end: string, netOre: number][]]>([
    [
      // 184 of 365 days: 999.00 less 503.61, and 755.66.
      "a share of each plan's price for the days before and after an upgrade",
      withPlans(upgradeOn('2027-05-31')),
      [
        ['2026-12-01', '2027-05-30', 495_39],
        ['2027-05-31', '2027-11-30', 755_66],
      ],
    ],
    [
      'the price of the new plan after an upgrade on the first day',
      withPlans(upgradeOn('2026-12-01')),
      [['2026-12-01', '2027-11-30', 1499_00]],
    ],
    [
      'the price of one day of the new plan after an upgrade on the last day',
      withPlans(upgradeOn('2027-11-30')),
      [
        ['2026-12-01', '2027-11-29', 996_26],
        ['2027-11-30', '2027-11-30', 4_11],
      ],
    ],
    [
      'zero for the first of two upgrades on one day',
      withPlans(upgradeOn('2027-05-31'), upgradeOn('2027-05-31', 1999_00)),
      [
        ['2026-12-01', '2027-05-30', 495_39],
        ['2027-05-31', '2027-11-30', 1007_72],
      ],
    ],
  ])('is %s', (_, agreed, parts) => {
    const cost = periodCost(agreed, year);
    expect(cost.map(({ start, end, netOre }) => [start, end, netOre])).toEqual(parts);
  });

  it('is divided by 366 days in a year with a leap day', () => {
    const leapYear = { start: '2027-12-01', end: '2028-11-30' };
    const [, rest] = periodCost(withPlans(upgradeOn('2028-05-31')), leapYear);
    // 184 of 366 days.
    expect(rest).toMatchObject({ start: '2028-05-31', netOre: 753_60 });
  });

  it("of six months consists of a share of each subscription plan's half-year price", () => {
    const plans = [agreedPlan('2026-08-31', 499_50), agreedPlan('2026-12-01', 749_50)];
    const parts = periodCost(
      { ...agreement, anchor: '2026-08-31', months: 6, plans },
      { start: '2026-08-31', end: '2027-02-27' },
    );
    // 89 of 181 days on the new plan.
    expect(parts.map(({ netOre }) => netOre)).toEqual([253_89, 368_54]);
  });

  it('lies between the prices of the cheapest and the dearest subscription plan in that period', () => {
    const day = fc.integer({ min: 0, max: daysInPeriod(year) - 1 });
    const dayAndPrice = fc.record({ day, netOre: fc.integer({ min: 1, max: 2000_00 }) });
    fc.assert(
      fc.property(fc.array(dayAndPrice, { maxLength: 6 }), (drawn) => {
        const prices = drawn.map(({ netOre }) => netOre).sort((a, b) => a - b);
        const days = drawn.map((each) => each.day).sort((a, b) => a - b);
        const plans = [
          agreedPlan(year.start, prices[0] ?? 1),
          ...days.map((each, index) => agreedPlan(addDays(year.start, each), prices[index]!)),
        ];
        const parts = periodCost({ ...agreement, plans }, year);
        expect(Math.min(...parts.map(({ netOre }) => netOre))).toBeGreaterThanOrEqual(0);
        expect(sum(parts)).toBeGreaterThanOrEqual(prices[0] ?? 1);
        expect(sum(parts)).toBeLessThanOrEqual(prices.at(-1) ?? 1);
        expect(parts[0]!.start).toBe(year.start);
        expect(parts.at(-1)!.end).toBe(year.end);
        expect(parts.reduce((all, part) => all + daysInPeriod(part), 0)).toBe(daysInPeriod(year));
      }),
    );
  });
});

describe('the amount to bill', () => {
  const open = { agreements: [agreement], billed: [], isStopped: false };
  const due = (facts: Parameters<typeof toBill>[0], today: string) =>
    toBill(facts, today).map(({ period, netOre, change }) => [
      period.start,
      netOre,
      change && change.start,
    ]);
  const billed = [billedPeriod(999_00)];

  it.each<[string, Parameters<typeof toBill>[0], string, ReturnType<typeof due>]>([
    ['is the first period 14 days before it', open, '2026-11-17', [['2026-12-01', 999_00, null]]],
    [
      'is only the difference after an upgrade mid-period',
      { ...open, agreements: [withPlans(upgradeOn('2027-05-31'))], billed },
      '2027-05-31',
      [['2026-12-01', 252_05, '2027-05-31']],
    ],
    [
      'is only the second difference when the first upgrade of a day is billed',
      {
        ...open,
        agreements: [withPlans(upgradeOn('2027-05-31'), upgradeOn('2027-05-31', 1999_00))],
        billed: [billedPeriod(999_00 + 252_05)],
      },
      '2027-05-31',
      [['2026-12-01', 252_06, '2027-05-31']],
    ],
    [
      'is the full price of the new plan when the period is not billed',
      { ...open, agreements: [withPlans(upgradeOn('2026-12-01'))] },
      '2026-11-20',
      [['2026-12-01', 1499_00, null]],
    ],
    [
      'is a full credit for a withdrawn agreement that was billed',
      { ...open, agreements: [{ ...agreement, isWithdrawn: true }], billed },
      '2026-11-20',
      [['2026-12-01', -999_00, null]],
    ],
    [
      'is a credit for a billed period after the end of the agreement',
      {
        ...open,
        agreements: [{ ...agreement, endsOn: '2027-11-30' }],
        billed: [...billed, billedPeriod(999_00, '2027-12-01', '2028-11-30')],
      },
      '2027-11-20',
      [['2027-12-01', -999_00, null]],
    ],
    [
      'excludes the next period while the plan is stopped for non-payment',
      { ...open, billed, isStopped: true },
      '2027-11-20',
      [],
    ],
    [
      'is a credit for a billed period that begins after the plan stopped',
      {
        ...open,
        billed: [...billed, billedPeriod(999_00, '2027-12-01', '2028-11-30')],
        isStopped: true,
      },
      '2027-11-20',
      [['2027-12-01', -999_00, null]],
    ],
    [
      'is the credited part of a price, which is billed again',
      { ...open, billed: [billedPeriod(599_00)] },
      '2027-01-10',
      [['2026-12-01', 400_00, '2026-12-01']],
    ],
    [
      'is zero for settled periods',
      {
        ...open,
        agreements: [{ ...agreement, settledUntil: '2027-11-30' }],
        billed: [billedPeriod(123_00)],
      },
      '2027-01-10',
      [],
    ],
  ])('%s', (_, facts, today, differences) => {
    expect(due(facts, today)).toEqual(differences);
  });

  it('is calculated separately for each subscription agreement of a school', () => {
    const withdrawn = { ...agreement, id: 'withdrawn', isWithdrawn: true };
    const differences = toBill(
      {
        ...open,
        agreements: [withdrawn, agreement],
        billed: [{ ...billed[0]!, agreementId: withdrawn.id }],
      },
      '2026-11-20',
    );
    expect(differences.map(({ agreement: { id }, netOre }) => [id, netOre])).toEqual([
      ['withdrawn', -999_00],
      ['agreement', 999_00],
    ]);
  });

  it('is zero immediately after billing, for randomly generated subscription agreements', () => {
    const someDay = fc.integer({ min: -30, max: 1500 }).map((days) => addDays('2026-12-01', days));
    const facts = fc.record({
      months: fc.constantFrom(6, 12),
      upgrades: fc.array(someDay, { maxLength: 3 }),
      hasEnd: fc.boolean(),
      isWithdrawn: fc.boolean(),
      isStopped: fc.boolean(),
      days: fc.array(someDay, { minLength: 2, maxLength: 6 }),
    });
    fc.assert(
      fc.property(facts, ({ months, upgrades, hasEnd, isWithdrawn, isStopped, days }) => {
        const plans = upgrades
          .map((day) => (day > agreement.anchor ? day : agreement.anchor))
          .sort()
          .map((day, index) => agreedPlan(day, 1499_00 + index * 500_00));
        const agreed = { ...withPlans(...plans), months };
        const net = new Map<string, ReturnType<typeof billedPeriod>>();
        const sorted = days.sort();
        for (const [index, today] of sorted.entries()) {
          const isLast = index === sorted.length - 1;
          const billingState = {
            agreements: [
              {
                ...agreed,
                plans: agreed.plans.filter(({ from }, at) => at === 0 || from <= today),
                endsOn: hasEnd && isLast ? '2027-11-30' : null,
                isWithdrawn: isWithdrawn && isLast,
              },
            ],
            isStopped: isStopped && isLast,
          };
          for (const { period, netOre } of toBill(
            { ...billingState, billed: [...net.values()] },
            today,
          )) {
            const before = net.get(period.end)?.netOre ?? 0;
            net.set(period.end, billedPeriod(before + netOre, period.start, period.end));
          }
          expect(toBill({ ...billingState, billed: [...net.values()] }, today)).toEqual([]);
          for (const { netOre } of net.values()) expect(netOre).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

it.each([
  ['14 days before its first period', agreement, '2026-10-01', '2026-11-17'],
  ['14 days before the next period', agreement, '2026-11-17', '2027-11-17'],
  [
    'twice a year when its periods have six months',
    { ...agreement, months: 6 },
    '2026-12-24',
    '2027-05-18',
  ],
  ['never again when it has an end', { ...agreement, endsOn: '2027-11-30' }, '2026-12-24', null],
  ['never when it is withdrawn', { ...agreement, isWithdrawn: true }, '2026-10-01', null],
])('a subscription agreement is billed %s', (_, agreed, today, day) => {
  expect(nextBillingDay(agreed, today)).toBe(day);
});
