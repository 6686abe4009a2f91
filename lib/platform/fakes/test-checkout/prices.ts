import { tiers } from '@/lib/core/billing/plans';
import type { Price } from './objects';

export const prices: readonly Price[] = tiers.map(({ lookupKey, priceOre }) => ({
  id: `price_test_${lookupKey.yearly}`,
  object: 'price',
  active: true,
  currency: 'nok',
  lookup_key: lookupKey.yearly,
  recurring: { interval: 'year', interval_count: 1 },
  unit_amount: priceOre.yearly,
}));
