'use client';

import { CircleCheck, Info } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { useBillingText } from '@/lib/client/page/use-billing-text';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-class';
import { PageTitle } from '@/components/ui/page-title';
import type { TrialQuestion } from '@/lib/contracts/billing/trial';
import { publicEnv } from '@/lib/env/public';

export function TrialAnswered({
  question,
  onChange,
}: {
  question: TrialQuestion;
  onChange: () => void;
}) {
  const t = useTranslations('TrialQuestion.answered');
  const { date } = useBillingText();
  const { school, ends, offers, chosen, plan_ends: planEnds } = question;
  const offer = offers.find(({ term }) => term === chosen) ?? offers[0]!;
  const period = { start: date(offer.from), end: date(offer.to) };
  const state = question.state as Exclude<TrialQuestion['state'], 'open'>;
  const goesOn = state === 'yes' || state === 'ordered';
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  const Icon = state === 'yes' || state === 'no' ? CircleCheck : Info;
  const link = (path: string) => `${publicEnv().basePath}${path}`;
  return (
    <div className="max-w-3xl">
      <div className="flex gap-4">
        <span className="bg-green-tint text-green grid size-14 shrink-0 place-items-center rounded-2xl">
          <Icon aria-hidden className="size-8" />
        </span>
        <div className="min-w-0">
          <PageTitle className="text-3xl font-bold sm:text-4xl">
            {t(`${state}.title`, { school })}
          </PageTitle>
          <p className="text-ink-soft mt-3 text-lg">
            {t(`${state}.text`, { school, ends: date(ends), ...period })}
            {planEnds && ` ${t('planEnds', { date: date(planEnds) })}`}
          </p>
        </div>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <a href={link(goesOn ? '/app' : '/app/billing')} className={buttonClass({})}>
          {t(goesOn ? 'toApp' : 'toPlan')}
        </a>
        {question.can_change && (
          <Button look="secondary" onClick={onChange}>
            {t('change')}
          </Button>
        )}
      </div>
    </div>
  );
}
