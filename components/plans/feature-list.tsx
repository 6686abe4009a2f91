import { Check } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { trialDays } from '@/lib/core/billing/plan';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { tierFeatures } from './tier-features';

export function FeatureList({ tier, className }: { tier: PricingTier; className?: string }) {
  const t = useTranslations('Pricing.features');
  return (
    <ul className={className}>
      {tierFeatures(tier).map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <Check aria-hidden strokeWidth={3} className="text-green mt-1 size-4 shrink-0" />
          {t(feature, {
            teachers: tier.seatLimit,
            most: tier.seatLimit - 1,
            days: trialDays[tier.owner],
          })}
        </li>
      ))}
    </ul>
  );
}
