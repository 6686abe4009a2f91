'use client';

import { useTranslations } from 'next-intl';
import { addDays } from '@/lib/core/billing/calendar/calendar-date';
import type { SchoolBilling } from '@/lib/contracts/billing/billing';
import { useBillingText } from '@/lib/client/page/use-billing-text';

type ShownPlan = Pick<SchoolBilling, 'state' | 'plan' | 'endsOn'>;

export function usePlanWords() {
  const t = useTranslations('Billing');
  const pricing = useTranslations('Pricing');
  const { date, price } = useBillingText();
  const sentence = ({ state, plan, endsOn, hadPlan }: ShownPlan & { hadPlan: boolean }): string => {
    if (endsOn === null) return t(plan === null ? 'school.never' : 'running');
    const day = date(endsOn);
    switch (state) {
      case 'stopped':
        return t(hadPlan ? 'school.planEnded' : 'school.trialEnded', { day });
      case 'trial':
      case 'reminded':
      case 'continued':
        return t(`school.${state}`, { day, begins: date(addDays(endsOn, 1)) });
      case 'suspended':
        return t('school.suspended');
      case 'cancelled':
        return t('school.cancelled', { day });
      default:
        return t('school.active', { day });
    }
  };
  return {
    sentence,
    nextSentence(billing: SchoolBilling): string {
      const { next, price: cost } = billing;
      const now = sentence({ ...billing, hadPlan: billing.payer !== null });
      if (!next) return now;
      const on = date(next.on);
      if (next.kind === 'payment' || next.kind === 'stop')
        return t(`school.next.${next.kind}`, { on });
      if (next.kind === 'period') return `${now} ${t('school.next.period', { on })}`;
      return `${t('school.next.invoice', { on, net: price(next.netOre ?? cost?.netOre ?? 0) })} ${now}`;
    },
    name({ state, plan }: ShownPlan): string {
      if (plan) return pricing(`tiers.${plan}.name`);
      return t(state === 'stopped' ? 'none' : 'trial');
    },
    note(state: SchoolBilling['state'], reader: 'admin' | 'colleague'): string | undefined {
      if (state === 'stopped') return t('school.stays');
      if (reader === 'colleague') return undefined;
      if (state === 'trial' || state === 'reminded' || state === 'suspended')
        return t(`school.${state}Note`);
      return undefined;
    },
  };
}
