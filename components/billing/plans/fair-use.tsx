import { useTranslations } from 'next-intl';
import { maxClasses, maxSchoolClasses } from '@/lib/contracts/classes/class-list';
import { maxMaps } from '@/lib/contracts/maps/maps';
import type { PricingTier } from '@/lib/core/billing/plans';

export function FairUse({ owner }: { owner: PricingTier['owner'] }) {
  const t = useTranslations('Pricing.fairUse');
  return t(owner, { classes: maxClasses, schoolClasses: maxSchoolClasses, maps: maxMaps });
}
