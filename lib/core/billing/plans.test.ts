import { toSchoolPlan } from './plan';
import { findTier, tiers } from './tiers';

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
    const schools = tiers.filter((tier) => tier.owner === 'school');
    expect(schools.map((tier) => tier.seatLimit)).toEqual([20, 35, 50]);
    for (const { slug, seatLimit } of schools) expect(toSchoolPlan(seatLimit)).toBe(slug);
  });
});

test.each(['', 'trial', 'SchoolS', 'teacher ', 'toString', '__proto__', '0'])(
  'there is no tier called "%s"',
  (slug) => {
    expect(findTier(slug)).toBeUndefined();
  },
);
