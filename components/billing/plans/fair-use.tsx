import { useTranslations } from 'next-intl';
import { maxClasses, maxSchoolClasses } from '@/lib/contracts/class-list';
import { maxMaps } from '@/lib/contracts/maps';
import type { PricingTier } from '@/lib/core/billing/tiers';

/** The numbers within which classes and maps are unlimited. */
export function FairUse({ owner }: { owner: PricingTier['owner'] }) {
  const t = useTranslations('Pricing.fairUse');
  return t(owner, { classes: maxClasses, schoolClasses: maxSchoolClasses, maps: maxMaps });
}
