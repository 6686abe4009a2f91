'use client';

import { useTranslations } from 'next-intl';
import type { SubscriptionInfo } from '@/lib/client/account/load-user';
import { daysLeft } from '@/lib/core/billing/trial';

export function usePlanText() {
  const t = useTranslations('Frame.plan');
  const plans = useTranslations('Pricing.tiers');
  return ({ planSlug, trial_expires_at: trialEnd }: SubscriptionInfo) => {
    switch (planSlug) {
      case 'trial': {
        const days = trialEnd === null ? 0 : daysLeft(Date.parse(trialEnd), Date.now());
        return t('trial', { days });
      }
      case 'inactive':
        return t('inactive');
      default:
        return plans(`${planSlug}.name`);
    }
  };
}
