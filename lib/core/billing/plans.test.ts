import { findTier, schoolTiers, tiers, toSchoolPlan } from './plans';

describe('the plans', () => {
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

  it('are ordered as in the price table', () => {
    expect(tiers.map((tier) => tier.slug)).toEqual(['teacher', 'schoolS', 'schoolM', 'schoolL']);
  });

  it('for schools have 20, 35 and 50 seats, which identify them', () => {
    expect(schoolTiers.map((tier) => tier.seatLimit)).toEqual([20, 35, 50]);
    for (const { slug, seatLimit } of schoolTiers) expect(toSchoolPlan(seatLimit)).toBe(slug);
  });
});

test.each([0, 1, 19, 34, 51, 1000])(
  'a seat limit of %d, which no school plan has, means the plan schoolS',
  (seatLimit) => {
    expect(toSchoolPlan(seatLimit)).toBe('schoolS');
  },
);
