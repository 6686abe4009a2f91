import {
  checkoutRefusals,
  currentPlan,
  hasTooFewSeats,
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
    sentence                                       | facts                                      | plan
    ${'names a school of 20 seats schoolS'}        | ${school(20)}                              | ${'schoolS'}
    ${'names a school of 35 seats schoolM'}        | ${school(35)}                              | ${'schoolM'}
    ${'names a school of 50 seats schoolL'}        | ${school(50)}                              | ${'schoolL'}
    ${'names a school of any other limit schoolS'} | ${school(7)}                               | ${'schoolS'}
    ${'puts the school before the personal plan'}  | ${{ ...school(35), personalActive: true }} | ${'schoolM'}
    ${'names a personal plan teacher'}             | ${personal}                                | ${'teacher'}
    ${'puts the personal plan before the trial'}   | ${{ ...personal, trialActive: true }}      | ${'teacher'}
    ${'names a trial'}                             | ${trial}                                   | ${'trial'}
    ${'names nothing where there is nothing'}      | ${nothing}                                 | ${null}
  `('$sentence', ({ facts, plan }) => {
    expect(currentPlan(facts)).toBe(plan);
  });
});

describe('isCurrentPlan', () => {
  it.each`
    slug         | facts         | is
    ${'teacher'} | ${personal}   | ${true}
    ${'teacher'} | ${trial}      | ${false}
    ${'teacher'} | ${school(20)} | ${false}
    ${'schoolS'} | ${school(20)} | ${true}
    ${'schoolS'} | ${school(1)}  | ${true}
    ${'schoolS'} | ${school(7)}  | ${false}
    ${'schoolM'} | ${school(35)} | ${true}
    ${'schoolM'} | ${school(1)}  | ${false}
    ${'schoolL'} | ${school(50)} | ${true}
    ${'schoolL'} | ${school(35)} | ${false}
    ${'schoolS'} | ${personal}   | ${false}
    ${'schoolS'} | ${nothing}    | ${false}
  `(
    '$slug, with the plan $facts.planSlug of $facts.seatLimit seats: $is',
    ({ slug, facts, is }) => {
      expect(isCurrentPlan(slug, facts)).toBe(is);
    },
  );
});

describe('isUpgrade', () => {
  const later = (facts: SubscriptionFacts) =>
    tiers.map(({ slug }) => slug).filter((slug: TierSlug) => isUpgrade(slug, facts));

  it('is every plan later in the list than the one in force', () => {
    expect(later(personal)).toEqual(['schoolS', 'schoolM', 'schoolL']);
    expect(later(school(20))).toEqual(['schoolM', 'schoolL']);
    expect(later(school(35))).toEqual(['schoolL']);
    expect(later(school(50))).toEqual([]);
  });

  it('is none during a trial or without a plan', () => {
    expect(later(trial)).toEqual([]);
    expect(later(nothing)).toEqual([]);
  });
});

describe('checkoutRefusals', () => {
  it.each`
    sentence                                                           | slug         | facts                                     | blocks
    ${'lets a visitor without a plan through, to be asked to log in'}  | ${'teacher'} | ${visitor}                                | ${[]}
    ${'stops who is not authenticated and already has an active plan'} | ${'teacher'} | ${{ ...visitor, subscription: trial }}    | ${['planWithoutUser']}
    ${'lets a teacher on trial buy the teacher plan'}                  | ${'teacher'} | ${teacher}                                | ${[]}
    ${'lets a teacher whose plan ran out buy the teacher plan'}        | ${'teacher'} | ${{ ...teacher, subscription: nothing }}  | ${[]}
    ${'stops at the current plan: teacher'}                            | ${'teacher'} | ${{ ...teacher, subscription: personal }} | ${['currentPlan']}
    ${'stops at the current plan: schoolM'}                            | ${'schoolM'} | ${{ ...admin, subscription: school(35) }} | ${['currentPlan']}
    ${'stops a school plan for a user without a school'}               | ${'schoolS'} | ${teacher}                                | ${['createSchoolFirst']}
    ${'stops a school plan for a user who is not admin'}               | ${'schoolS'} | ${colleague}                              | ${['contactSchoolAdmin']}
    ${'lets an admin buy a school plan'}                               | ${'schoolS'} | ${admin}                                  | ${[]}
    ${'stops the teacher plan for a user who belongs to a school'}     | ${'teacher'} | ${colleague}                              | ${['leaveSchoolFirst']}
    ${'stops the teacher plan for an admin too'}                       | ${'teacher'} | ${admin}                                  | ${['leaveSchoolFirst']}
    ${'stops a school plan for a user with a personal plan'}           | ${'schoolS'} | ${{ ...admin, subscription: personal }}   | ${['cannotSwitchPlanType']}
    ${'stops the teacher plan for a user with a school plan'}          | ${'teacher'} | ${{ ...admin, subscription: school(20) }} | ${['leaveSchoolFirst', 'cannotSwitchPlanType']}
    ${'lets an admin change to a larger school plan'}                  | ${'schoolL'} | ${{ ...admin, subscription: school(20) }} | ${[]}
    ${'stops a plan with fewer seats than active teachers'}            | ${'schoolS'} | ${{ ...admin, school: ofSchool(21) }}     | ${['tooManyTeachers']}
    ${'lets a plan with as many seats as teachers through'}            | ${'schoolS'} | ${{ ...admin, school: ofSchool(20) }}     | ${[]}
    ${'stops nobody where the school’s facts are unknown'}             | ${'schoolS'} | ${{ ...admin, school: null }}             | ${[]}
    ${'does not count teachers for the teacher plan'}                  | ${'teacher'} | ${{ ...teacher, school: ofSchool(99) }}   | ${[]}
  `('$sentence', ({ slug, facts, blocks }) => {
    expect(checkoutRefusals(tier(slug), facts).map(({ code }) => code)).toEqual(blocks);
  });
});

describe('planRefusals', () => {
  const agreed = { tierId: 'school_plan_m', inForceUntil: '2027-11-28', isRenewing: true };
  const withPlan = { ...ofSchool(3), agreed };
  it.each<[string, TierSlug, SchoolFacts, ReturnType<typeof planRefusals>]>([
    ['lets a school order a larger plan', 'schoolL', withPlan, []],
    [
      'refuses a smaller plan until the period is over',
      'schoolS',
      withPlan,
      [{ code: 'smallerPlan', from: '2027-11-29' }],
    ],
    ['refuses the plan that renews', 'schoolM', withPlan, [{ code: 'currentPlan' }]],
    [
      'refuses the plan that ends, until it has',
      'schoolM',
      { ...withPlan, agreed: { ...agreed, isRenewing: false } },
      [{ code: 'currentPlan', from: '2027-11-29' }],
    ],
    [
      'lets a smaller plan take the place of one that has not begun',
      'schoolS',
      { ...withPlan, agreed: { ...agreed, inForceUntil: null } },
      [],
    ],
    [
      'refuses every plan until the invoices are paid for which the plan has stopped',
      'schoolL',
      { ...withPlan, stoppedBy: [10042, 10043] },
      [{ code: 'paymentOverdue', invoices: [10042, 10043] }],
    ],
    ['lets exactly 35 teachers have a plan of 35 seats', 'schoolM', ofSchool(35), []],
    ['refuses it to 36', 'schoolM', ofSchool(36), [{ code: 'tooManyTeachers' }]],
  ])('%s', (_, slug, facts, refusals) => {
    expect(planRefusals(tier(slug), facts)).toEqual(refusals);
  });
});

describe('seatBlock', () => {
  it.each`
    slug         | count   | block
    ${'schoolS'} | ${19}   | ${null}
    ${'schoolS'} | ${20}   | ${'noSeatLeft'}
    ${'schoolS'} | ${21}   | ${'tooManyTeachers'}
    ${'schoolM'} | ${35}   | ${'noSeatLeft'}
    ${'schoolL'} | ${49}   | ${null}
    ${'schoolL'} | ${50}   | ${'noSeatLeft'}
    ${'schoolS'} | ${51}   | ${'tooManyForAnyPlan'}
    ${'schoolL'} | ${51}   | ${'tooManyForAnyPlan'}
    ${'schoolL'} | ${null} | ${null}
    ${'teacher'} | ${99}   | ${null}
  `('of $slug with $count active teachers is $block', ({ slug, count, block }) => {
    expect(seatBlock(tier(slug), count)).toBe(block);
  });
});

describe('hasTooFewSeats', () => {
  it.each`
    slug         | count   | is
    ${'schoolS'} | ${20}   | ${false}
    ${'schoolS'} | ${21}   | ${true}
    ${'schoolM'} | ${36}   | ${true}
    ${'schoolL'} | ${50}   | ${false}
    ${'schoolL'} | ${null} | ${false}
    ${'teacher'} | ${2}    | ${false}
  `('$slug with $count teachers: $is', ({ slug, count, is }) => {
    expect(hasTooFewSeats(tier(slug), count)).toBe(is);
  });
});
