'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { navigateTo } from '@/components/billing/plans/navigate';
import { PlanAdvice, useNoPlanTitle } from '@/components/shell/plan-advice';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { notify } from '@/components/ui/notifications';
import { SiteLink } from '@/components/ui/site-link';
import { checkSession } from '@/lib/client/account/session-store';
import { useEndCard } from '@/lib/client/billing/billing';
import { takePortalChange, useOpenPortal } from '@/lib/client/billing/portal';
import { useErrorText } from '@/lib/client/http/use-error-text';
import type { TeacherBilling } from '@/lib/contracts/billing/billing';
import { goesOnBesideSchool } from '@/lib/core/billing/card-beside-school';
import { PlanCard } from './plan-card';
import { ReceiptsPart } from './receipts';
import { useBillingText } from '@/lib/client/page/use-billing-text';

export function TeacherPlan({
  teacherId,
  billing: { card, trialEndsOn, school },
}: {
  teacherId: string;
  billing: TeacherBilling;
}) {
  const t = useTranslations('Billing');
  const { date } = useBillingText();
  const noPlanTitle = useNoPlanTitle();
  useEffect(() => {
    if (!takePortalChange(card)) return;
    notify({ type: 'success', message: t('updated') });
    void checkSession();
  }, [card, t]);
  const receipts = card && <ReceiptsPart teacherId={teacherId} />;
  if (isRunning(card)) {
    return (
      <>
        <CardPlan card={card} school={school} />
        {receipts}
      </>
    );
  }
  if (school) return receipts;
  return (
    <>
      <PlanCard
        owner={t('ofTeacher')}
        name={t(trialEndsOn ? 'trial' : 'none')}
        sentence={trialEndsOn ? t('teacher.trial', { day: date(trialEndsOn) }) : noPlanTitle}
        note={trialEndsOn ? t('teacher.trialNote') : <PlanAdvice />}
        actions={
          <SiteLink href="/pricing/teacher?frequency=yearly" className={buttonClass({})}>
            {t('seeTeacherPlan')}
          </SiteLink>
        }
      />
      {receipts}
    </>
  );
}

type Card = NonNullable<TeacherBilling['card']>;
type RunningCard = Card & { state: Exclude<Card['state'], 'ended'> };

const isRunning = (card: Card | null): card is RunningCard =>
  card !== null && card.state !== 'ended';

function CardPlan({ card, school }: { card: RunningCard; school: TeacherBilling['school'] }) {
  const t = useTranslations('Billing');
  const pricing = useTranslations('Pricing');
  const { date, price } = useBillingText();
  const { state, endsOn } = card;
  const total = price(card.price.totalOre);
  const isBesideSchool = school !== null && goesOnBesideSchool(state, school.state);
  const toSentence = () => {
    if (state === 'paymentFailed') return t('card.paymentFailed');
    if (endsOn === null) return t('running');
    return t(`card.${state}`, {
      ...{ day: date(endsOn), total },
    });
  };
  return (
    <PlanCard
      owner={t('ofTeacher')}
      name={pricing('tiers.teacher.name')}
      sentence={toSentence()}
      facts={[{ label: t('cost'), value: t('teacherCost', { total }) }]}
      note={isBesideSchool && t('card.besideSchool', { school: school.name })}
      actions={
        <>
          {isBesideSchool && <EndButton card={card} />}
          <PortalButton card={card} />
        </>
      }
    />
  );
}

function EndButton({ card }: { card: RunningCard }) {
  const t = useTranslations('Billing.card');
  const errorText = useErrorText('reading');
  const end = useEndCard();
  return (
    <Button
      busy={end.isPending}
      onClick={() =>
        end.mutate(undefined, {
          onSuccess: () => notify({ type: 'success', message: t('ended') }),
          onError: (error) =>
            notify({ type: 'error', message: t('notEnded', { reason: errorText(error) }) }),
        })
      }
    >
      {t(card.state === 'paymentFailed' ? 'endNow' : 'end')}
    </Button>
  );
}

function PortalButton({ card }: { card: RunningCard }) {
  const t = useTranslations('Billing.card');
  const errorText = useErrorText('reading');
  const open = useOpenPortal(card);
  const isLeaving = open.isPending || open.isSuccess;
  const { reset } = open;
  useEffect(() => {
    // A page restored from the browser's back/forward cache may still show the button as busy.
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
