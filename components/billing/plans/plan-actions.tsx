import { useLocale, useMessages, useTranslations } from 'next-intl';
import { LoginButton } from '@/components/account/sign-in/login-button';
import { buttonClass } from '@/components/ui/button-class';
import { trialDays } from '@/lib/core/billing/trial';
import { tiers, type PricingTier, type TierSlug } from '@/lib/core/billing/plans';
import { publicEnv } from '@/lib/env/public';
import { AccountBox } from './account-box';
import { PlanCheckout } from './plan-checkout';

export function PlanActions({ tier }: { tier: PricingTier }) {
  const t = useTranslations('PlanCheckout');
  const plan = useTranslations('Plan');
  const schoolTrial = useTranslations('SchoolTrial');
  const pricing = useTranslations('Pricing');
  const login = useTranslations('LoginDialog');
  const { PlanCheckout: texts, Auth, Errors, LoginDialog, Session } = useMessages();
  const locale = useLocale();
  const names = tiers.map(({ slug }) => [slug, pricing(`tiers.${slug}.name`)]);
  return (
    <PlanCheckout
      tier={tier}
      tierNames={Object.fromEntries(names) as Record<TierSlug, string>}
      locale={locale}
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
          <LoginButton
            label={login('opener')}
            dialog={{ locale, messages: { Auth, Errors, LoginDialog, Session } }}
          />
          <p className="text-ink-soft text-sm">{t(`next.${tier.owner}`)}</p>
          <a href={`${publicEnv().appUrl}/signup`} className={buttonClass({ look: 'secondary' })}>
            {tier.owner === 'school'
              ? schoolTrial('short', { days: trialDays.school })
              : plan('try.teacher', { days: trialDays.teacher })}
          </a>
          {tier.owner === 'school' && (
            <p className="text-ink-soft text-sm">{schoolTrial('long')}</p>
          )}
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
