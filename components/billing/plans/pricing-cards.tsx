import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import { trialDays } from '@/lib/core/billing/trial';
import {
  offeredFrequencies,
  tiers,
  type Frequency,
  type PricingTier,
} from '@/lib/core/billing/plans';
import { FairUse } from './fair-use';
import { PricingCard } from './pricing-card';

export function PricingCards({ plans = tiers }: { plans?: readonly PricingTier[] }) {
  const t = useTranslations('Pricing');
  const schoolTrial = useTranslations('SchoolTrial');
  const frequencies = offeredFrequencies(plans);
  const hasChoice = frequencies.length > 1;
  return (
    <div className={hasChoice ? 'shows-frequency' : undefined}>
      {hasChoice && <FrequencyChoice frequencies={frequencies} />}
      <ul className="grid gap-x-4 gap-y-8 md:grid-cols-2 lg:grid-cols-4 xl:gap-x-5">
        {plans.map((tier) => (
          <PricingCard key={tier.slug} tier={tier} />
        ))}
      </ul>
      <p className="text-ink-soft mt-8 text-center">
        {t('trial', { school: trialDays.school, teacher: trialDays.teacher })} {schoolTrial('long')}{' '}
        <SiteLink
          href="/getstarted"
          className="text-green inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
        >
          {t('howItWorks')}
          <ArrowRight aria-hidden className="size-4" />
        </SiteLink>
      </p>
      <p className="text-ink-soft mt-2 text-center text-sm">
        <FairUse owner="school" />
      </p>
    </div>
  );
}

function FrequencyChoice({ frequencies }: { frequencies: readonly Frequency[] }) {
  const t = useTranslations('Pricing.frequency');
  return (
    <fieldset className="mb-10 flex flex-wrap justify-center gap-2">
      <legend className="sr-only">{t('label')}</legend>
      {frequencies.map((frequency, index) => (
        <label
          key={frequency}
          className="rounded-desk border-line-strong bg-surface has-checked:border-green has-checked:bg-green-tint has-focus-visible:outline-green inline-flex min-h-11 cursor-pointer items-center gap-2 border px-5 font-semibold has-focus-visible:outline-2"
        >
          <input
            type="radio"
            name="frequency"
            value={frequency}
            defaultChecked={index === 0}
            className="accent-green"
          />
          {t(frequency)}
        </label>
      ))}
    </fieldset>
  );
}
