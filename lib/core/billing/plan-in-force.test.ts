import { planInForce, type PlanFacts } from './plan-in-force';

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
