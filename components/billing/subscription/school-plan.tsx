'use client';

import { useTranslations } from 'next-intl';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import { periodMonths } from '@/lib/core/billing/invoice/terms';
import { publicEnv } from '@/lib/env/public';
import { SchoolActions } from './school-actions';
import { PlanCard } from './plan-card';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { usePlanWords } from './use-plan-words';

export function SchoolPlan(props: { schoolId: string; name: string; billing: SchoolBilling }) {
  const { schoolId, name, billing } = props;
  const t = useTranslations('Billing');
  const { price, amount } = useBillingText();
  const words = usePlanWords();
  const { seats, price: cost } = billing;
  const { limit, taken } = seats;
  const facts = [
    cost !== null && {
      label: t('cost'),
      value: t(cost.months === periodMonths.year ? 'schoolCost.year' : 'schoolCost.halfYear', {
        net: price(cost.netOre),
        total: amount(cost.totalOre),
      }),
    },
    limit !== null && { label: t('seats'), value: t('seatsTaken', { taken, limit }) },
    billing.creditOre > 0 && {
      label: t('credit'),
      value: t('creditText', {
        amount: amount(billing.creditOre),
        email: publicEnv().company.email,
      }),
    },
  ];
  return (
    <PlanCard
      owner={t('ofSchool', { school: name })}
      name={words.name(billing)}
      sentence={words.nextSentence(billing)}
      note={words.note(billing.state, 'admin')}
      facts={facts}
      desks={limit ?? undefined}
      actions={<SchoolActions schoolId={schoolId} billing={billing} />}
    />
  );
}
