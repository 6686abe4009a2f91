import { tiers } from '@/lib/core/billing/plans';

export type Price = (typeof prices)[number];

export const prices = tiers.map(({ lookupKey, priceOre }) => ({
  id: `price_test_${lookupKey.yearly}`,
  object: 'price',
  active: true,
  currency: 'nok',
  lookup_key: lookupKey.yearly,
  recurring: { interval: 'year', interval_count: 1 },
  unit_amount: priceOre.yearly,
}));
