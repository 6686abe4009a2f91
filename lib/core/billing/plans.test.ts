import { findTier, schoolTiers, tiers, toSchoolPlan } from './plans';

describe('the subscription plans', () => {
  test.each([
    ['teacher', 'teacher_plan', 199, 299, true],
    ['schoolS', 'school_plan_s', 999, 1499, false],
    ['schoolM', 'school_plan_m', 1499, 1999, false],
    ['schoolL', 'school_plan_l', 1999, 2499, false],
  ])(
    'include the plan %s with the id %s for NOK %d a year, originally NOK %d',
    (slug, id, price, originalPrice, mostPopular) => {
      expect(findTier(slug)).toMatchObject({
        id,
        mostPopular,
        priceOre: { yearly: price * 100 },
        originalPriceOre: { yearly: originalPrice * 100 },
        lookupKey: { yearly: `${id}_yearly` },
      });
    },
  );

  it('are sorted as in the price table', () => {
    expect(tiers.map((tier) => tier.slug)).toEqual(['teacher', 'schoolS', 'schoolM', 'schoolL']);
  });

  it('for schools are identified by their number of teacher seats: 20, 35 or 50', () => {
    expect(schoolTiers.map((tier) => tier.seatLimit)).toEqual([20, 35, 50]);
    for (const { slug, seatLimit } of schoolTiers) expect(toSchoolPlan(seatLimit)).toBe(slug);
  });
});

test.each([0, 1, 19, 34, 51, 1000])(
  'toSchoolPlan returns the plan schoolS for a number of teacher seats that no school plan has: %d',
  (seatLimit) => {
    expect(toSchoolPlan(seatLimit)).toBe('schoolS');
  },
);
