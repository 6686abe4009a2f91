import {
  checkoutRefusals,
  currentPlan,
  isCurrentPlan,
  isUpgrade,
  planRefusals,
  seatBlock,
  type CheckoutFacts,
  type SchoolFacts,
  type SubscriptionFacts,
} from './checkout';
import { findTier, tiers, type TierSlug } from './plans';

const nothing: SubscriptionFacts = {
  planSlug: 'inactive',
  trialActive: false,
  personalActive: false,
  schoolActive: false,
  seatLimit: null,
};
const trial = { ...nothing, planSlug: 'trial' as const, trialActive: true };
const personal = { ...nothing, planSlug: 'teacher' as const, personalActive: true };
const school = (seatLimit: number) => ({
  ...nothing,
  planSlug: 'schoolS' as const,
  schoolActive: true,
  seatLimit,
});

const visitor: CheckoutFacts = {
  isAuthenticated: false,
  isAdmin: false,
  schoolId: null,
  subscription: nothing,
  school: null,
};
const ofSchool = (teacherCount: number): SchoolFacts => ({
  ...{ teacherCount, agreed: null, stoppedBy: [] },
});
const teacher = { ...visitor, isAuthenticated: true, subscription: trial };
const colleague = { ...teacher, schoolId: 'school', subscription: nothing, school: ofSchool(3) };
const admin = { ...colleague, isAdmin: true };

const tier = (slug: string) => findTier(slug)!;

describe('currentPlan', () => {
  it.each`
    sentence                                                  | facts                                      | plan
    ${'returns schoolM for a school of 35 seats'}             | ${school(35)}                              | ${'schoolM'}
    ${'returns schoolS for a school with another seat limit'} | ${school(7)}                               | ${'schoolS'}
    ${'prefers the school plan to the personal plan'}         | ${{ ...school(35), personalActive: true }} | ${'schoolM'}
    ${'returns teacher for a personal plan'}                  | ${personal}                                | ${'teacher'}
    ${'prefers the personal plan to the trial'}               | ${{ ...personal, trialActive: true }}      | ${'teacher'}
    ${'returns trial during a trial'}                         | ${trial}                                   | ${'trial'}
  `('finds the current plan of a user: it $sentence', ({ facts, plan }) => {
    expect(currentPlan(facts)).toBe(plan);
  });
});

describe('isCurrentPlan', () => {
  it.each`
    slug         | facts         | is
    ${'teacher'} | ${personal}   | ${true}
    ${'teacher'} | ${school(20)} | ${false}
    ${'schoolS'} | ${school(20)} | ${true}
    ${'schoolS'} | ${school(1)}  | ${true}
    ${'schoolS'} | ${school(7)}  | ${false}
    ${'schoolM'} | ${school(35)} | ${true}
    ${'schoolS'} | ${personal}   | ${false}
  `(
    'for the plan $slug returns $is when the current plan is $facts.planSlug with $facts.seatLimit seats',
    ({ slug, facts, is }) => {
      expect(isCurrentPlan(slug, facts)).toBe(is);
    },
  );
});

describe('isUpgrade', () => {
  const later = (facts: SubscriptionFacts) =>
    tiers.map(({ slug }) => slug).filter((slug: TierSlug) => isUpgrade(slug, facts));

  it('returns true for every plan larger than the current plan', () => {
    expect(later(personal)).toEqual(['schoolS', 'schoolM', 'schoolL']);
    expect(later(school(20))).toEqual(['schoolM', 'schoolL']);
    expect(later(school(35))).toEqual(['schoolL']);
    expect(later(school(50))).toEqual([]);
  });

  it('returns false during a trial or without a plan', () => {
    expect(later(trial)).toEqual([]);
    expect(later(nothing)).toEqual([]);
  });
});

describe('checkoutRefusals', () => {
  it.each`
    sentence                                                           | slug         | facts                                     | blocks
    ${'allows a visitor without a plan'}                               | ${'teacher'} | ${visitor}                                | ${[]}
    ${'refuses an unauthenticated user with an active plan'}           | ${'teacher'} | ${{ ...visitor, subscription: trial }}    | ${['planWithoutUser']}
    ${'allows the teacher plan for a teacher on trial'}                | ${'teacher'} | ${teacher}                                | ${[]}
    ${'refuses the teacher plan when it is current'}                   | ${'teacher'} | ${{ ...teacher, subscription: personal }} | ${['currentPlan']}
    ${'refuses the plan schoolM when it is current'}                   | ${'schoolM'} | ${{ ...admin, subscription: school(35) }} | ${['currentPlan']}
    ${'refuses a school plan for a user without a school'}             | ${'schoolS'} | ${teacher}                                | ${['createSchoolFirst']}
    ${'refuses a school plan for a user who is not admin'}             | ${'schoolS'} | ${colleague}                              | ${['contactSchoolAdmin']}
    ${'allows a school plan for an admin'}                             | ${'schoolS'} | ${admin}                                  | ${[]}
    ${'refuses the teacher plan for a user who belongs to a school'}   | ${'teacher'} | ${colleague}                              | ${['leaveSchoolFirst']}
    ${'refuses a school plan for a user with a personal plan'}         | ${'schoolS'} | ${{ ...admin, subscription: personal }}   | ${['cannotSwitchPlanType']}
    ${'refuses the teacher plan for a user with a school plan'}        | ${'teacher'} | ${{ ...admin, subscription: school(20) }} | ${['leaveSchoolFirst', 'cannotSwitchPlanType']}
    ${'refuses a plan with fewer seats than active teachers'}          | ${'schoolS'} | ${{ ...admin, school: ofSchool(21) }}     | ${['tooManyTeachers']}
    ${'allows a plan with as many seats as teachers'}                  | ${'schoolS'} | ${{ ...admin, school: ofSchool(20) }}     | ${[]}
    ${'allows a school plan when the facts of the school are unknown'} | ${'schoolS'} | ${{ ...admin, school: null }}             | ${[]}
  `('decides whether a user may buy a plan: it $sentence', ({ slug, facts, blocks }) => {
    expect(checkoutRefusals(tier(slug), facts).map(({ code }) => code)).toEqual(blocks);
  });
});

describe('planRefusals', () => {
  const agreed = { tierId: 'school_plan_m', inForceUntil: '2027-11-28', isRenewing: true };
  const withPlan = { ...ofSchool(3), agreed };
  it.each<[string, TierSlug, SchoolFacts, ReturnType<typeof planRefusals>]>([
    ['allows a larger plan', 'schoolL', withPlan, []],
    [
      'refuses a smaller plan until the period ends',
      'schoolS',
      withPlan,
      [{ code: 'smallerPlan', from: '2027-11-29' }],
    ],
    ['refuses the plan that renews', 'schoolM', withPlan, [{ code: 'currentPlan' }]],
    [
      'refuses a cancelled plan until its period ends',
      'schoolM',
      { ...withPlan, agreed: { ...agreed, isRenewing: false } },
      [{ code: 'currentPlan', from: '2027-11-29' }],
    ],
    [
      'allows a smaller plan in place of a plan that has not begun',
      'schoolS',
      { ...withPlan, agreed: { ...agreed, inForceUntil: null } },
      [],
    ],
    [
      'refuses every plan until the overdue invoices are paid',
      'schoolL',
      { ...withPlan, stoppedBy: [10042, 10043] },
      [{ code: 'paymentOverdue', invoices: [10042, 10043] }],
    ],
    ['allows a plan of 35 seats for 35 teachers', 'schoolM', ofSchool(35), []],
    [
      'refuses a plan of 35 seats for 36 teachers',
      'schoolM',
      ofSchool(36),
      [{ code: 'tooManyTeachers' }],
    ],
  ])('decides whether a school may order a plan: it %s', (_, slug, facts, refusals) => {
    expect(planRefusals(tier(slug), facts)).toEqual(refusals);
  });
});

describe('seatBlock', () => {
  it.each`
    slug         | count   | block
    ${'schoolS'} | ${19}   | ${null}
    ${'schoolS'} | ${20}   | ${'noSeatLeft'}
    ${'schoolS'} | ${21}   | ${'tooManyTeachers'}
    ${'schoolL'} | ${51}   | ${'tooManyForAnyPlan'}
    ${'schoolL'} | ${null} | ${null}
    ${'teacher'} | ${99}   | ${null}
  `(
    'says why a subscription plan has no place for one more teacher: for the plan $slug with $count active teachers it returns $block',
    ({ slug, count, block }) => {
      expect(seatBlock(tier(slug), count)).toBe(block);
    },
  );
});
