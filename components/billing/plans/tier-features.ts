import type { PricingTier } from '@/lib/core/billing/plans';

const features = {
  teacher: ['unlimited', 'rooms', 'conditions', 'export', 'trial'],
  school: ['teachers', 'unlimited', 'sharing', 'substitutes', 'export', 'trial'],
} as const;

export function tierFeatures(tier: PricingTier) {
  return features[tier.owner];
}
