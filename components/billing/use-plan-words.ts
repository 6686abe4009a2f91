'use client';

import { useTranslations } from 'next-intl';
import type { SchoolBilling } from '@/lib/contracts/billing';
import { useBillingText } from './use-billing-text';

type Standing = Pick<SchoolBilling, 'state' | 'plan' | 'endsOn'>;

/** Says in words what a school's plan is called and what comes next. */
export function usePlanWords() {
  const t = useTranslations('Billing');
  const pricing = useTranslations('Pricing');
  const { date } = useBillingText();
  return {
    name({ state, plan }: Standing): string {
      if (plan) return pricing(`tiers.${plan}.name`);
      return t(state === 'stopped' ? 'none' : 'trial');
    },
    sentence({ state, plan, endsOn, hadPlan }: Standing & { hadPlan: boolean }): string {
      if (endsOn === null) return t(plan === null ? 'school.never' : 'running');
      const day = date(endsOn);
      if (state === 'stopped')
        return t(hadPlan ? 'school.planEnded' : 'school.trialEnded', { day });
      if (state === 'trial' || state === 'reminded') return t(`school.${state}`, { day });
      return t('school.active', { day });
    },
    /** What an admin, or a colleague who is none, should know of the state. */
    note(state: SchoolBilling['state'], reader: 'admin' | 'colleague'): string | undefined {
      if (state === 'stopped') return t('school.stays');
      if (reader === 'colleague') return undefined;
      if (state === 'trial' || state === 'reminded') return t(`school.${state}Note`);
      return undefined;
    },
  };
}
