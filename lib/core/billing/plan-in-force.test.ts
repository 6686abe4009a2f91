import {
  daysLeft,
  newSchoolTrialEndMs,
  planInForce,
  toSchoolPlan,
  type PlanFacts,
  trialEndAfterSchoolMs,
  trialEndInSchoolMs,
} from './plan';

const now = 1_000_000;
const none: PlanFacts = {
  trialExpiresAtMs: null,
  hasPersonalSubscription: false,
  personalPeriodEndMs: null,
  school: null,
};
const school = (seatLimit: number, periodEndMs: number | null = null, hasSubscription = true) => ({
  school: { seatLimit, hasSubscription, periodEndMs },
});

describe('planInForce', () => {
  test.each<[string, Partial<PlanFacts>, string]>([
    ['nothing at all is inactive', {}, 'inactive'],
    ['a trial that ends in the future is a trial', { trialExpiresAtMs: now + 1 }, 'trial'],
    ['a trial that ends now is over', { trialExpiresAtMs: now }, 'inactive'],
    ['treats no period end as active', { hasPersonalSubscription: true }, 'teacher'],
    [
      'a personal period that ended is inactive',
      { hasPersonalSubscription: true, personalPeriodEndMs: now },
      'inactive',
    ],
    ['a period end without the flag is inactive', { personalPeriodEndMs: now + 1 }, 'inactive'],
    ['a school of 20 seats is schoolS', school(20), 'schoolS'],
    ['a school of 35 seats is schoolM', school(35), 'schoolM'],
    ['a school of 50 seats is schoolL', school(50), 'schoolL'],
    [
      'a school goes before a personal subscription',
      { hasPersonalSubscription: true, ...school(35) },
      'schoolM',
    ],
    [
      'a school whose period ended gives way to a personal subscription',
      { hasPersonalSubscription: true, ...school(35, now) },
      'teacher',
    ],
    [
      'a school without a subscription leaves the trial',
      { trialExpiresAtMs: now + 1, ...school(35, null, false) },
      'trial',
    ],
  ])('%s', (_, facts, plan) => {
    expect(planInForce({ ...none, ...facts }, now)).toBe(plan);
  });
});

test.each([0, 1, 19, 34, 51, 1000])('any other seat limit (%d) is schoolS', (seatLimit) => {
  expect(toSchoolPlan(seatLimit)).toBe('schoolS');
});

describe('the trial of a teacher who joins a school', () => {
  it.each([
    ["ends with the school's", 10, 90, 90],
    ['ends with their own where that is later', 30, 20, 30],
    ["is the school's where they had none", null, 90, 90],
    ['stays their own where the school has none', 30, null, 30],
    ['is none where nobody had one', null, null, null],
  ])('%s', (_, own, school, expected) => {
    expect(trialEndInSchoolMs(own, school)).toBe(expected);
  });
});

const dayMs = 24 * 60 * 60 * 1000;

describe('newSchoolTrialEndMs', () => {
  it.each([
    ['the day of registration', null, 0, 90],
    ['day 29 of the own trial', 30, 29, 90],
    ['the end of the own trial', 30, 30, null],
    ['day 89, after schools without trial', null, 89, 90],
    ['day 90', null, 90, null],
    ['a school before, whose trial is running', 90, 60, 90],
  ])('on %s', (_, ownEndDay, day, endDay) => {
    const own = ownEndDay === null ? null : ownEndDay * dayMs;
    const end = endDay === null ? null : endDay * dayMs;
    expect(newSchoolTrialEndMs(0, own, day * dayMs)).toBe(end);
  });
});

describe('trialEndAfterSchoolMs', () => {
  it.each([
    [90, 30],
    [30, 30],
    [10, 10],
    [null, 30],
  ])('of a trial that ended on day %s is day %s', (endDay, left) => {
    const end = endDay === null ? null : endDay * dayMs;
    expect(trialEndAfterSchoolMs(0, end)).toBe(left * dayMs);
  });
});

describe('daysLeft', () => {
  it.each([
    [3 * dayMs, 3],
    [2 * dayMs + 1, 3],
    [1, 1],
    [0, 0],
    [-dayMs, 0],
  ])('of %s ms is %s', (endMs, days) => expect(daysLeft(endMs, 0)).toBe(days));
});
