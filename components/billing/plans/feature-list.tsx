import { useTranslations } from 'next-intl';
import { trialDays } from '@/lib/core/billing/trial';
import type { PricingTier } from '@/lib/core/billing/plans';
import { Glyph } from '@/components/ui/glyph';

const features = {
  teacher: ['unlimited', 'rooms', 'conditions', 'export', 'trial'],
  school: ['teachers', 'unlimited', 'sharing', 'substitutes', 'export', 'trial'],
} as const;

export function FeatureList({ tier, className }: { tier: PricingTier; className: string }) {
  const t = useTranslations('Pricing.features');
  const schoolTrial = useTranslations('SchoolTrial');
  return (
    <ul className={`check-list ${className}`}>
      {features[tier.owner].map((feature) => (
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
