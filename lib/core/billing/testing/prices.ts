import { tiers, type TierSlug } from '../plans';

/**
 * Test data: slug of a subscription plan → yearly price in øre, with VAT for a teacher and without VAT for a school.
 */
export const yearlyOre = Object.fromEntries(
  tiers.map(({ slug, priceOre }) => [slug, priceOre.yearly]),
) as Record<TierSlug, number>;

/**
 * Adds 25 % VAT to a positive net amount in øre (spec, section 9). Tests use this function to check the product's own
 * VAT function.
 */
export const withVat = (netOre: number) => Math.round(netOre * 1.25);

/**
 * Computes the price for some days of a billing period, rounded to whole øre. `netOre` is the price of the whole
 * period.
 */
export const forDays = (netOre: number, days: number, periodDays = 365) =>
  Math.round((netOre * days) / periodDays);
