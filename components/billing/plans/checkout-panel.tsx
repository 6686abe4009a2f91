'use client';

import { NextIntlClientProvider, useTranslations, type Messages } from 'next-intl';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { checkSession, type Session } from '@/lib/client/account/session-store';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { addDays } from '@/lib/core/billing/calendar/calendar-date';
import { currentPlan } from '@/lib/core/billing/checkout';
import type { PricingTier, TierSlug } from '@/lib/core/billing/plans';
import { publicEnv } from '@/lib/env/public';
import { BuyButton } from './buy-button';
import { useCheckout } from './use-checkout';
import { LoggedInBar } from './logged-in-bar';
import { useSchoolFacts } from './use-school-facts';
import { isOrdered } from './use-refusal-text';

interface PanelProps {
  session: Session;
  tier: PricingTier;
  tierNames: Record<TierSlug, string>;
}

type SignedIn = Pick<Extract<Session, { status: 'signedIn' }>, 'user' | 'subscription'>;

function UserMissing({ hasNoTeacher }: { hasNoTeacher: boolean }) {
  const t = useTranslations('PlanCheckout');
  return hasNoTeacher ? (
    <Notice
      tone="error"
      title={t('userNotFound')}
      actions={
        <a href={publicEnv().appUrl} className={buttonClass({ look: 'secondary', size: 'small' })}>
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

function Content({ session, ...panel }: PanelProps) {
  if (session.user) return <Member {...session} {...panel} />;
  return (
    <>
      <LoggedInBar email={session.email ?? ''} />
      <UserMissing hasNoTeacher={session.status === 'noTeacher'} />
    </>
  );
}

function Member({ user, subscription, tier, tierNames }: Omit<PanelProps, 'session'> & SignedIn) {
  const t = useTranslations('PlanCheckout');
  const { date } = useBillingText();
  const checkout = useCheckout(tier);
  const isOfSchool = tier.owner === 'school' || subscription.schoolActive;
  const { teacherCount, options: school } = useSchoolFacts(
    isOfSchool ? user.school_id : null,
    checkout.refusals,
  );
  const facts = {
    planSlug: subscription.planSlug,
    trialActive: subscription.trialActive,
    personalActive: subscription.personalActive,
    schoolActive: subscription.schoolActive,
    seatLimit: subscription.seat_limit,
  };
  const plan = currentPlan(facts);
  const begins = isOrdered(school) ? school?.startsOn : null;
  const toPlanName = () => {
    if (plan === 'trial' || plan === null) return t(`plans.${plan ?? 'none'}`);
    if (!begins) return tierNames[plan];
    const days = { ends: date(addDays(begins, -1)), begins: date(begins) };
    return t('plans.ordered', { plan: tierNames[plan], ...days });
  };
  return (
    <>
      <LoggedInBar email={user.email} planName={toPlanName()} />
      <BuyButton
        tier={tier}
        tierName={tierNames[tier.slug]}
        user={user}
        subscription={facts}
        school={tier.owner === 'school' ? school : null}
        teacherCount={teacherCount}
        checkout={checkout}
        trialEndsAt={subscription.trial_expires_at}
      />
      {plan !== null && (
        <a href={`${publicEnv().appUrl}/login`} className={buttonClass({ look: 'secondary' })}>
          {t('goToApp')}
        </a>
      )}
    </>
  );
}

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
