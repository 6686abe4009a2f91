'use client';

import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import type { UserInfo } from '@/lib/client/auth/load-user';
import { checkSession } from '@/lib/client/auth/session-store';
import { startCheckout } from '@/lib/client/billing/checkout';
import { ApiError } from '@/lib/client/http/api-client';
import { useErrorText } from '@/lib/client/http/use-error-text';
import {
  checkoutBlocks,
  hasTooFewSeats,
  isUpgrade,
  type CheckoutBlock,
  type SubscriptionFacts,
} from '@/lib/core/billing/checkout';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { publicEnv } from '@/lib/env/public';
import { CardTerms } from './card-terms';
import { navigateTo } from './navigate';
import { useTeacherCount } from './use-teacher-count';

/** The reasons to show why a plan cannot be bought. */
function visibleReasons(blocks: CheckoutBlock[], isTooSmall: boolean): CheckoutBlock[] {
  // If the plan is the current one, the other reasons do not matter.
  if (blocks.includes('currentPlan')) return ['currentPlan'];
  return isTooSmall ? blocks.filter((block) => block !== 'tooManyTeachers') : blocks;
}

/** Reasons that a teacher can do something about on the account page. */
const isAboutSchool = (reason: CheckoutBlock): reason is 'createSchoolFirst' | 'leaveSchoolFirst' =>
  reason === 'createSchoolFirst' || reason === 'leaveSchoolFirst';

/** Whether the server refused the request, which means that the page's facts are outdated. */
const isRefusal = (error: unknown) =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

function useCheckout(tier: PricingTier) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ error: unknown }>();
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    // The browser may restore this page from its back/forward cache, with the busy state.
    const comeBack = () => setBusy(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  const buy = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      navigateTo(await startCheckout(tier));
    } catch (error) {
      // eslint-disable-next-line no-console -- The specification wants it logged (section 8).
      console.error('Error creating checkout session', error);
      setProblem({ error });
      setBusy(false);
      if (!isRefusal(error)) return;
      setRefusals((count) => count + 1);
      void checkSession();
    }
  };
  return { isBusy, problem, refusals, buy };
}

/** Buys a plan, or says why it cannot be bought. */
export function BuyButton(props: {
  tier: PricingTier;
  tierName: string;
  user: UserInfo;
  subscription: SubscriptionFacts;
  /** Also of a trial that has ended. */
  trialEndsAt: string | null;
}) {
  const { tier, tierName, user, subscription } = props;
  const t = useTranslations('PlanCheckout');
  const noteId = useId();
  const errorText = useErrorText('reading');
  const { isBusy, problem, refusals, buy } = useCheckout(tier);
  const teacherCount = useTeacherCount(tier.owner === 'school' ? user.school_id : null, refusals);

  const blocks = checkoutBlocks(tier, {
    isAuthenticated: true,
    isAdmin: user.role === 'admin',
    schoolId: user.school_id,
    subscription,
    teacherCount,
  });
  const isTooSmall = hasTooFewSeats(tier, teacherCount);
  const reasons = visibleReasons(blocks, isTooSmall);
  const label = blocks.includes('currentPlan')
    ? t('current')
    : isUpgrade(tier.slug, subscription)
      ? t('upgrade', { plan: tierName })
      : t(`buy.${tier.owner}`);
  const teachers = teacherCount ?? 0;
  return (
    <>
      <Button
        size="large"
        busy={isBusy}
        disabled={blocks.length > 0}
        aria-describedby={noteId}
        onClick={() => void buy()}
      >
        {isBusy ? t('redirecting') : label}
      </Button>
      <div id={noteId} className="text-ink-soft grid gap-1 text-sm">
        {isTooSmall && (
          <p className="text-red flex gap-1.5 font-medium">
            <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {t('blocks.tooManyTeachers', { teachers })}
          </p>
        )}
        {reasons.map((reason) => (
          <p key={reason}>
            {t(`blocks.${reason}`, { teachers })}
            {reason === 'currentPlan' && (
              <>
                {' '}
                <a
                  href={`${publicEnv.appUrl}/billing`}
                  className="text-green font-semibold underline underline-offset-4"
                >
                  {t('billing')}
                </a>
              </>
            )}
          </p>
        ))}
        {blocks.length === 0 &&
          (tier.owner === 'teacher' ? (
            <CardTerms tier={tier} trialEndsAt={props.trialEndsAt} />
          ) : (
            <p>{t('next.school')}</p>
          ))}
      </div>
      {reasons.filter(isAboutSchool).map((reason) => (
        <a
          key={reason}
          href={`${publicEnv.appUrl}/account#school`}
          className={buttonClass({ look: 'secondary' })}
        >
          {t(`ways.${reason}`)}
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
