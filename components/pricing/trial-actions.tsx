import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { trialDays } from '@/lib/core/billing/plan';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { publicEnv } from '@/lib/env/public';

/** What a visitor can do with a plan: try it, or open the app where there is an account already. */
export function TrialActions({ tier }: { tier: PricingTier }) {
  const t = useTranslations('Plan');
  return (
    <div className="grid gap-3">
      <a href={`${publicEnv.appUrl}/signup`} className={buttonClass({ size: 'large' })}>
        {t(`try.${tier.owner}`, { days: trialDays[tier.owner] })}
      </a>
      <a href={publicEnv.appUrl} className={buttonClass({ look: 'secondary' })}>
        {t('openApp')}
      </a>
    </div>
  );
}
