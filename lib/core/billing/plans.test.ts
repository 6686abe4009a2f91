import { findTier, schoolTiers, tiers, toSchoolPlan } from './plans';

describe('the tiers', () => {
  test.each([
    ['teacher', 'teacher_plan', 199, 299, true],
    ['schoolS', 'school_plan_s', 999, 1499, false],
    ['schoolM', 'school_plan_m', 1499, 1999, false],
    ['schoolL', 'school_plan_l', 1999, 2499, false],
  ])('%s is %s at NOK %d a year, originally %d', (slug, id, price, originalPrice, mostPopular) => {
    expect(findTier(slug)).toMatchObject({
      id,
      mostPopular,
      priceOre: { yearly: price * 100 },
      originalPriceOre: { yearly: originalPrice * 100 },
      lookupKey: { yearly: `${id}_yearly` },
    });
  });

  it('come in the order of the table', () => {
    expect(tiers.map((tier) => tier.slug)).toEqual(['teacher', 'schoolS', 'schoolM', 'schoolL']);
  });

  it('of a school are those that their seat limits mean', () => {
    expect(schoolTiers.map((tier) => tier.seatLimit)).toEqual([20, 35, 50]);
    for (const { slug, seatLimit } of schoolTiers) expect(toSchoolPlan(seatLimit)).toBe(slug);
  });
});

test.each(['', 'trial', 'SchoolS', 'teacher ', 'toString', '__proto__', '0'])(
  'there is no tier called "%s"',
  (slug) => {
    expect(findTier(slug)).toBeUndefined();
  },
);

test.each([0, 1, 19, 34, 51, 1000])('any other seat limit (%d) is schoolS', (seatLimit) => {
  expect(toSchoolPlan(seatLimit)).toBe('schoolS');
});
