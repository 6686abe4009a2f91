'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { UserInfo } from '@/lib/client/account/load-user';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import type { OrderOptions } from '@/lib/contracts/billing/order-options';
import {
  checkoutRefusals,
  isUpgrade,
  seatBlock,
  type CheckoutBlock,
  type Refusal,
  type SeatBlock,
  type SubscriptionFacts,
} from '@/lib/core/billing/checkout';
import type { PricingTier } from '@/lib/core/billing/plans';
import { publicEnv } from '@/lib/env/public';
import { CardTerms } from './card-terms';
import type { useCheckout } from './use-checkout';
import { isOrdered, useRefusalText } from './use-refusal-text';

type PageRefusal = Omit<Refusal, 'code'> & { code: CheckoutBlock | SeatBlock };

function visibleReasons(refusals: PageRefusal[], seats: SeatBlock | null): PageRefusal[] {
  const current = refusals.filter(({ code }) => code === 'currentPlan');
  if (current.length > 0) return current;
  if (!seats) return refusals;
  // The text for `smallerPlan` names a day from which the school can order the plan. A plan that allows too few
  // teachers cannot be ordered on that day, so the text is left out.
  return [...refusals.filter(({ code }) => code !== 'smallerPlan'), { code: seats }];
}

const isAboutSchool = (
  reason: PageRefusal['code'],
): reason is 'createSchoolFirst' | 'leaveSchoolFirst' =>
  reason === 'createSchoolFirst' || reason === 'leaveSchoolFirst';

const isAboutPlan = (reason: PageRefusal['code']) =>
  reason === 'currentPlan' || reason === 'smallerPlan' || reason === 'paymentOverdue';

function OfferText({ tier, school }: { tier: PricingTier; school: OrderOptions | null }) {
  const t = useTranslations('PlanCheckout');
  const { date, amount } = useBillingText();
  const offer = school?.offers.find(({ lookupKey }) => lookupKey === tier.lookupKey.yearly);
  if (!offer) return null;
  const { amounts, setOffOre, start, end, nextPeriod, invoiceOn } = offer;
  const days = { start: date(start), end: date(end), day: date(invoiceOn) };
  return (
    <>
      <p className="text-ink font-semibold">
        {t('offer', { total: amount(amounts.totalOre), ...days })}
        {nextPeriod &&
          ` ${t('offerNext', { start: date(nextPeriod.start), end: date(nextPeriod.end) })}`}
      </p>
      {setOffOre > 0 && (
        <p className="text-ink font-semibold">
          {t('setOff', {
            setOff: amount(setOffOre),
            left: amount(amounts.totalOre - setOffOre),
          })}
        </p>
      )}
    </>
  );
}

export function BuyButton(props: {
  tier: PricingTier;
  tierName: string;
  user: UserInfo;
  subscription: SubscriptionFacts;
  school: OrderOptions | null;
  teacherCount: number | null;
  checkout: ReturnType<typeof useCheckout>;
  trialEndsAt: string | null;
}) {
  const { tier, tierName, user, subscription, school, teacherCount, checkout } = props;
  const t = useTranslations('PlanCheckout');
  const noteId = useId();
  const errorText = useErrorText('reading');
  const { isBusy, problem, buy } = checkout;
  const refusalText = useRefusalText(tier, school, teacherCount);

  const seats = seatBlock(tier, teacherCount);
  const reasons = visibleReasons(
    checkoutRefusals(tier, {
      isAuthenticated: true,
      isAdmin: user.role === 'admin',
      schoolId: user.school_id,
      subscription,
      // With 0 teachers, `checkoutRefusals` does not check the size of the school, which `seatBlock` has already
      // checked.
      school: school && { ...school, teacherCount: 0 },
    }),
    seats,
  );
  const codes = reasons.map(({ code }) => code);
  const isCurrent = codes.includes('currentPlan');
  const label = isCurrent
    ? t(isOrdered(school) ? 'ordered.label' : 'current')
    : isUpgrade(tier.slug, subscription)
      ? t('upgrade', { plan: tierName })
      : t(`buy.${tier.owner}`);
  return (
    <>
      <Button
        size="large"
        busy={isBusy}
        unavailable={reasons.length > 0}
        aria-describedby={noteId}
        onClick={() => void buy()}
      >
        {isBusy ? t('redirecting') : label}
      </Button>
      <div
        id={noteId}
        // Reserves space for the school's offer, which is fetched later, so that nothing on the page moves.
        className={`text-ink-soft grid content-start gap-1 text-sm ${tier.owner === 'school' && user.school_id ? 'min-h-26' : ''}`}
      >
        {reasons.map((reason) =>
          reason.code === 'tooManyTeachers' || reason.code === 'tooManyForAnyPlan' ? (
            <p key={reason.code} className="text-red flex gap-1.5 font-medium">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                {refusalText(reason)}
                {reason.code === 'tooManyForAnyPlan' && (
                  <>
                    {' '}
                    <a
                      href={`${publicEnv().basePath}/contact`}
                      className="font-semibold underline underline-offset-4"
                    >
                      {t('contact')}
                    </a>
                  </>
                )}
              </span>
            </p>
          ) : (
            <p key={reason.code}>
              {refusalText(reason)}
              {isAboutPlan(reason.code) && (
                <>
                  {' '}
                  <a
                    href={`${publicEnv().appUrl}/billing`}
                    className="text-green font-semibold underline underline-offset-4"
                  >
                    {t('billing')}
                  </a>
                </>
              )}
            </p>
          ),
        )}
        {reasons.length === 0 &&
          (tier.owner === 'teacher' ? (
            <CardTerms tier={tier} trialEndsAt={props.trialEndsAt} />
          ) : (
            <>
              <OfferText tier={tier} school={school} />
              <p>{t('next.school')}</p>
            </>
          ))}
      </div>
      {codes.filter(isAboutSchool).map((code) => (
        <a
          key={code}
          href={`${publicEnv().appUrl}/account#school`}
          className={buttonClass({ look: 'secondary' })}
        >
          {t(`ways.${code}`)}
        </a>
      ))}
      {problem && (
        <Notice tone="error" title={t('subscriptionUpdateError')}>
          {problem.error instanceof ApiError && errorText(problem.error)}
        </Notice>
      )}
    </>
  );
}
