import type { PricingTier } from '@/lib/core/billing/tiers';

const features = {
  teacher: ['unlimited', 'rooms', 'conditions', 'export', 'trial'],
  school: ['teachersToOrder', 'unlimited', 'sharing', 'substitutes', 'export', 'schoolTrial'],
} as const;

/** Message keys of a plan's features. */
export function tierFeatures(tier: PricingTier) {
  return features[tier.owner];
}
