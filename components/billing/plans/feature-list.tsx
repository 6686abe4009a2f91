import { useTranslations } from 'next-intl';
import { trialDays } from '@/lib/core/billing/plan';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { Glyph } from '@/components/ui/glyph';
import { tierFeatures } from './tier-features';

export function FeatureList({ tier, className }: { tier: PricingTier; className: string }) {
  const t = useTranslations('Pricing.features');
  return (
    <ul className={`check-list ${className}`}>
      {tierFeatures(tier).map((feature) => (
        <li key={feature}>
          <Glyph name="check" />
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
