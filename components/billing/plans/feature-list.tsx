import { useTranslations } from 'next-intl';
import { trialDays } from '@/lib/core/billing/trial';
import type { PricingTier } from '@/lib/core/billing/plans';
import { Glyph } from '@/components/ui/glyph';
import { tierFeatures } from './tier-features';

export function FeatureList({ tier, className }: { tier: PricingTier; className: string }) {
  const t = useTranslations('Pricing.features');
  const schoolTrial = useTranslations('SchoolTrial');
  return (
    <ul className={`check-list ${className}`}>
      {tierFeatures(tier).map((feature) => (
        <li key={feature}>
          <Glyph name="check" />
          {feature === 'trial' && tier.owner === 'school'
            ? schoolTrial('short', { days: trialDays.school })
            : t(feature, { teachers: tier.seatLimit, days: trialDays.teacher })}
        </li>
      ))}
    </ul>
  );
}
