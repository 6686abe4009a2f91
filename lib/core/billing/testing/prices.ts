import { tiers, type TierSlug } from '../plans';

/** Test data: yearly price of each plan in øre, with VAT for a teacher, without VAT for a school. */
export const yearlyOre = Object.fromEntries(
  tiers.map(({ slug, priceOre }) => [slug, priceOre.yearly]),
) as Record<TierSlug, number>;

/**
 * Test data: a positive net amount in øre plus 25 % VAT (spec, section 9). The product's own function for VAT is not
 * used, so that tests can check it.
 */
export const withVat = (netOre: number) => Math.round(netOre * 1.25);

/** Test data: the part of a period's price for some of its days, rounded to whole øre. */
export const forDays = (netOre: number, days: number, periodDays = 365) =>
  Math.round((netOre * days) / periodDays);
