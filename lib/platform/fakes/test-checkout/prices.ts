import { tiers, type Frequency } from '@/lib/core/billing/plans';
import type { Price } from './objects';

export const prices: readonly Price[] = tiers.flatMap((tier) =>
  Object.entries(tier.lookupKey).map(([frequency, lookupKey]): Price => {
    const amount = tier.priceOre[frequency as Frequency]!;
    return {
      id: `price_test_${lookupKey}`,
      object: 'price',
      active: true,
      billing_scheme: 'per_unit',
      created: Date.UTC(2026, 0, 1) / 1000,
      currency: 'nok',
      livemode: false,
      lookup_key: lookupKey,
      metadata: {},
      nickname: null,
      product: `prod_test_${tier.id}`,
      recurring: { interval: 'year', interval_count: 1, usage_type: 'licensed' },
      tax_behavior: tier.owner === 'teacher' ? 'inclusive' : 'exclusive',
      type: 'recurring',
      unit_amount: amount,
      unit_amount_decimal: String(amount),
    };
  }),
);
