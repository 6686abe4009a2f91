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

describe('the subscription plan in force', () => {
  test.each<[string, Partial<PlanFacts>, string]>([
    ['is inactive without a trial and a subscription', {}, 'inactive'],
    ['is the trial before the end of the trial', { trialExpiresAtMs: now + 1 }, 'trial'],
    ['is inactive at the end of the trial', { trialExpiresAtMs: now }, 'inactive'],
    [
      'is the teacher plan when the personal subscription has no period end',
      { hasPersonalSubscription: true },
      'teacher',
    ],
    [
      'is inactive when the personal period has ended',
      { hasPersonalSubscription: true, personalPeriodEndMs: now },
      'inactive',
    ],
    [
      'is inactive with a period end but no subscription',
      { personalPeriodEndMs: now + 1 },
      'inactive',
    ],
    ['is schoolS for a school of 20 seats', school(20), 'schoolS'],
    ['is schoolM for a school of 35 seats', school(35), 'schoolM'],
    ['is schoolL for a school of 50 seats', school(50), 'schoolL'],
    [
      'is the school plan rather than the personal subscription',
      { hasPersonalSubscription: true, ...school(35) },
      'schoolM',
    ],
    [
      'is the personal subscription when the period of the school has ended',
      { hasPersonalSubscription: true, ...school(35, now) },
      'teacher',
    ],
    [
      'is the trial at a school without a subscription',
      { trialExpiresAtMs: now + 1, ...school(35, null, false) },
      'trial',
    ],
  ])(
    'follows from the trial, the personal subscription and the school: it %s',
    (_, facts, plan) => {
      expect(planInForce({ ...none, ...facts }, now)).toBe(plan);
    },
  );
});
