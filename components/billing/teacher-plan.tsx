'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { navigateTo } from '@/components/plans/navigate';
import { PlanAdvice, useNoPlanTitle } from '@/components/shell/plan-advice';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { notify } from '@/components/ui/notifications';
import { SiteLink } from '@/components/ui/site-link';
import { checkSession } from '@/lib/client/auth/session-store';
import { takePortalChange, useOpenPortal } from '@/lib/client/billing/portal';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { TeacherBilling } from '@/lib/contracts/billing';
import { Part } from './part';
import { PlanCard } from './plan-card';
import { useBillingText } from './use-billing-text';

/** The teacher's own plan: paid by card, their trial, or none. */
export function TeacherPlan({ card, trialEndsOn, school }: TeacherBilling) {
  const t = useTranslations('Billing');
  const { date } = useBillingText();
  const noPlanTitle = useNoPlanTitle();
  useEffect(() => {
    if (!takePortalChange(card)) return;
    notify({ type: 'success', message: t('updated') });
    void checkSession();
  }, [card, t]);
  if (card && card.state !== 'ended') return <CardPlan card={card} />;
  const receipts = card && <PortalButton card={card} />;
  // A teacher at a school has what the school has.
  if (school) return receipts && <Part title={t('card.receipts')}>{receipts}</Part>;
  return (
    <PlanCard
      owner={t('ofTeacher')}
      name={t(trialEndsOn ? 'trial' : 'none')}
      sentence={trialEndsOn ? t('teacher.trial', { day: date(trialEndsOn) }) : noPlanTitle}
      note={trialEndsOn ? t('teacher.trialNote') : <PlanAdvice />}
      actions={
        <>
          <SiteLink href="/pricing/teacher?frequency=yearly" className={buttonClass({})}>
            {t('seeTeacherPlan')}
          </SiteLink>
          {receipts}
        </>
      }
    />
  );
}

function CardPlan({ card }: { card: NonNullable<TeacherBilling['card']> }) {
  const t = useTranslations('Billing');
  const pricing = useTranslations('Pricing');
  const { date, price } = useBillingText();
  const { state, endsOn } = card;
  const total = price(card.price.totalOre);
  const toSentence = () => {
    if (state === 'paymentFailed') return t('card.paymentFailed');
    if (endsOn === null) return t('running');
    return t(state === 'cancelled' ? 'card.cancelled' : 'card.active', {
      ...{ day: date(endsOn), total },
    });
  };
  return (
    <PlanCard
      owner={t('ofTeacher')}
      name={pricing('tiers.teacher.name')}
      sentence={toSentence()}
      facts={[{ label: t('cost'), value: t('teacherCost', { total }) }]}
      actions={<PortalButton card={card} />}
    />
  );
}

/** The way to the customer portal, where the card, the cancellation and the receipts are. */
function PortalButton({ card }: { card: NonNullable<TeacherBilling['card']> }) {
  const t = useTranslations('Billing.card');
  const errorText = useErrorText('reading');
  const open = useOpenPortal(card);
  const isLeaving = open.isPending || open.isSuccess;
  const { reset } = open;
  useEffect(() => {
    // The browser may restore this page from its back/forward cache, with the busy state.
    window.addEventListener('pageshow', reset);
    return () => window.removeEventListener('pageshow', reset);
  }, [reset]);
  return (
    <Button
      look={card.state === 'paymentFailed' ? 'primary' : 'secondary'}
      busy={isLeaving}
      onClick={() =>
        open.mutate(undefined, {
          onSuccess: navigateTo,
          onError: (error) => notify({ type: 'error', message: errorText(error) }),
        })
      }
    >
      {isLeaving ? t('opening') : t(`manage.${card.state}`)}
    </Button>
  );
}
