'use client';

import { NextIntlClientProvider, useTranslations, type Messages } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { checkSession, type Session } from '@/lib/client/account/session-store';
import { currentPlan } from '@/lib/core/billing/checkout';
import type { PricingTier, TierSlug } from '@/lib/core/billing/plans';
import { publicEnv } from '@/lib/env/public';
import { BuyButton } from './buy-button';
import { LoggedInBar } from './logged-in-bar';

interface PanelProps {
  session: Session;
  tier: PricingTier;
  tierNames: Record<TierSlug, string>;
}

/** Shown if the account has a session, but its user could not be loaded. */
function UserMissing({ hasNoTeacher }: { hasNoTeacher: boolean }) {
  const t = useTranslations('PlanCheckout');
  return hasNoTeacher ? (
    <Notice
      tone="error"
      title={t('userNotFound')}
      actions={
        <a href={publicEnv.appUrl} className={buttonClass({ look: 'secondary', size: 'small' })}>
          {t('finish')}
        </a>
      }
    >
      {t('userNotFoundText')}
    </Notice>
  ) : (
    <Notice
      tone="error"
      title={t('failed')}
      actions={
        <Button look="secondary" size="small" onClick={() => void checkSession()}>
          {t('tryAgain')}
        </Button>
      }
    />
  );
}

function Content({ session, tier, tierNames }: PanelProps) {
  const t = useTranslations('PlanCheckout');
  if (!session.user) {
    return (
      <>
        <LoggedInBar email={session.email ?? ''} />
        <UserMissing hasNoTeacher={session.status === 'noTeacher'} />
      </>
    );
  }
  const { user, subscription } = session;
  const facts = {
    planSlug: subscription.planSlug,
    trialActive: subscription.trialActive,
    personalActive: subscription.personalActive,
    schoolActive: subscription.schoolActive,
    seatLimit: subscription.seat_limit,
  };
  const plan = currentPlan(facts);
  const planName =
    plan === 'trial' || plan === null ? t(`plans.${plan ?? 'none'}`) : tierNames[plan];
  return (
    <>
      <LoggedInBar email={user.email} planName={planName} />
      <BuyButton
        tier={tier}
        tierName={tierNames[tier.slug]}
        user={user}
        subscription={facts}
        trialEndsAt={subscription.trial_expires_at}
      />
      {plan !== null && (
        <a href={`${publicEnv.appUrl}/login`} className={buttonClass({ look: 'secondary' })}>
          {t('goToApp')}
        </a>
      )}
    </>
  );
}

/** The checkout of a signed-in user: account, current plan, and whether the plan can be bought. */
export function CheckoutPanel({
  locale,
  messages,
  ...panel
}: PanelProps & { locale: string; messages: Pick<Messages, 'PlanCheckout' | 'Errors'> }) {
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <Content {...panel} />
    </NextIntlClientProvider>
  );
}
