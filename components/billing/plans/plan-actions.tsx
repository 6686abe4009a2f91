import { useLocale, useMessages, useTranslations } from 'next-intl';
import { LoginToContinue } from '@/components/auth/login-to-continue';
import { buttonClass } from '@/components/ui/button-class';
import { trialDays } from '@/lib/core/billing/plan';
import { tiers, type PricingTier, type TierSlug } from '@/lib/core/billing/tiers';
import { publicEnv } from '@/lib/env/public';
import { AccountBox } from './account-box';
import { PlanCheckout } from './plan-checkout';

/** The actions for a plan. */
export function PlanActions({ tier }: { tier: PricingTier }) {
  const t = useTranslations('PlanCheckout');
  const plan = useTranslations('Plan');
  const pricing = useTranslations('Pricing');
  const { PlanCheckout: texts, Errors } = useMessages();
  const names = tiers.map(({ slug }) => [slug, pricing(`tiers.${slug}.name`)]);
  return (
    <PlanCheckout
      tier={tier}
      tierNames={Object.fromEntries(names) as Record<TierSlug, string>}
      locale={useLocale()}
      messages={{ PlanCheckout: texts, Errors }}
      texts={{
        label: t('label'),
        failed: t('failed'),
        tryAgain: t('tryAgain'),
        goToApp: t('goToApp'),
      }}
      visitor={
        <>
          <AccountBox>
            <p className="font-semibold">{t('visitorTitle')}</p>
            <p className="text-ink-soft">{t('visitorText')}</p>
          </AccountBox>
          <LoginToContinue />
          <p className="text-ink-soft text-sm">{t(`next.${tier.owner}`)}</p>
          <a href={`${publicEnv.appUrl}/signup`} className={buttonClass({ look: 'secondary' })}>
            {plan(`try.${tier.owner}`, { days: trialDays[tier.owner] })}
          </a>
        </>
      }
      loading={
        <>
          <span role="status" className="sr-only">
            {t('loading')}
          </span>
          <div aria-hidden className="bg-birch rounded-desk min-h-23 animate-pulse" />
          <div aria-hidden className="bg-birch rounded-desk min-h-13 animate-pulse" />
        </>
      }
    />
  );
}
