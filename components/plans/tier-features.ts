import type { PricingTier } from '@/lib/core/billing/tiers';

const features = {
  teacher: ['unlimited', 'rooms', 'conditions', 'export', 'trial'],
  school: ['teachersToOrder', 'unlimited', 'sharing', 'substitutes', 'export', 'schoolTrial'],
} as const;

/** Keys of the texts that say what a plan holds. */
export function tierFeatures(tier: PricingTier) {
  return features[tier.owner];
}
