'use client';

import { useFormatter, useTranslations } from 'next-intl';
import type { TeacherBilling } from '@/lib/contracts/billing/billing';
import { PlanCard } from './plan-card';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { usePlanWords } from './use-plan-words';

export function ColleaguePlan({
  school,
  trialEndsOn,
}: {
  school: NonNullable<TeacherBilling['school']>;
  trialEndsOn: string | null;
}) {
  const t = useTranslations('Billing');
  const format = useFormatter();
  const { date } = useBillingText();
  const words = usePlanWords();
  const { admins, state, plan } = school;
  const hasOwnTrial = state === 'stopped' && trialEndsOn !== null;
  return (
    <PlanCard
      owner={t('ofSchool', { school: school.name })}
      name={words.name(school)}
      sentence={words.sentence({ ...school, hadPlan: plan !== null })}
      note={
        <>
          <p>
            {hasOwnTrial
              ? t('ownTrial', { day: date(trialEndsOn) })
              : words.note(state, 'colleague')}
          </p>
          <p className="text-ink mt-2">
            {admins.length > 0
              ? t('ask', {
                  count: admins.length,
                  names: format.list(admins, { type: 'conjunction' }),
                })
              : t('askAdmin')}
          </p>
        </>
      }
    />
  );
}
