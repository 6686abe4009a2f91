'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/button-class';
import { Notice } from '@/components/ui/notice';
import { SiteLink } from '@/components/ui/site-link';
import { useRefusalText } from '@/components/billing/plans/use-refusal-text';
import type { Refusal } from '@/lib/core/billing/checkout';
import type { PricingTier } from '@/lib/core/billing/plans';
import { OrderHeading } from './order-heading';
import type { Buyer } from './use-buyer';

function OtherPages() {
  const t = useTranslations('Order');
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      <SiteLink href="/#pricing" className={buttonClass({})}>
        {t('plans')}
      </SiteLink>
      <Link href="/app" className={buttonClass({ look: 'secondary' })}>
        {t('toApp')}
      </Link>
    </div>
  );
}

export function PlanUnknown() {
  const t = useTranslations('Order');
  const plan = useTranslations('Plan.missing');
  return (
    <div className="max-w-2xl">
      <OrderHeading title={plan('title')} text={t('unknownPlan')} />
      <OtherPages />
    </div>
  );
}

export function OrderRefusal({
  tier,
  refusals,
  buyer,
}: {
  tier: PricingTier;
  refusals: Refusal[];
  buyer: Buyer;
}) {
  const t = useTranslations('Order');
  const name = useTranslations('Pricing')(`tiers.${tier.slug}.name`);
  const refusalText = useRefusalText(tier, buyer.options);
  const current = refusals.filter(({ code }) => code === 'currentPlan');
  const reasons = current.length > 0 ? current : refusals;
  return (
    <div className="max-w-2xl">
      <OrderHeading
        back={`/pricing/${tier.slug}?frequency=yearly`}
        title={t('title', { plan: name })}
        text={buyer.school && t('forSchool', { school: buyer.school.name })}
      />
      <div className="grid gap-3">
        {reasons.map((reason) => (
          <Notice
            key={reason.code}
            tone={reason.code === 'currentPlan' ? 'success' : 'warning'}
            title={refusalText(reason)}
          />
        ))}
      </div>
      <OtherPages />
    </div>
  );
}
