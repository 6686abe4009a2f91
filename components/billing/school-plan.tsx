'use client';

import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button-class';
import { SiteLink } from '@/components/ui/site-link';
import type { SchoolBilling } from '@/lib/contracts/billing';
import { periodMonths } from '@/lib/core/billing/invoice/terms';
import { PlanCard } from './plan-card';
import { useBillingText } from './use-billing-text';
import { usePlanWords } from './use-plan-words';

/** The school's plan, for its admins. */
export function SchoolPlan({ name, billing }: { name: string; billing: SchoolBilling }) {
  const t = useTranslations('Billing');
  const { price, amount } = useBillingText();
  const words = usePlanWords();
  const { plan, seats, price: cost } = billing;
  const facts = [
    ...(cost
      ? [
          {
            label: t('cost'),
            value: t(
              cost.months === periodMonths.year ? 'schoolCost.year' : 'schoolCost.halfYear',
              {
                net: price(cost.netOre),
                total: amount(cost.totalOre),
              },
            ),
          },
        ]
      : []),
    ...(seats.limit === null
      ? []
      : [
          { label: t('seats'), value: t('seatsTaken', { taken: seats.taken, limit: seats.limit }) },
        ]),
  ];
  return (
    <PlanCard
      owner={t('ofSchool', { school: name })}
      name={words.name(billing)}
      sentence={words.sentence({ ...billing, hadPlan: billing.payer !== null })}
      note={words.note(billing.state, 'admin')}
      facts={facts}
      desks={seats.limit ?? undefined}
      actions={
        <SiteLink
          href="/#pricing"
          className={buttonClass({ look: plan === null ? 'primary' : 'secondary' })}
        >
          {t('seePlans')}
        </SiteLink>
      }
    />
  );
}
