import { ArrowRight } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button-class';
import { trialDays } from '@/lib/core/billing/trial';
import { teacherTier } from '@/lib/core/billing/plans';
import { publicEnv } from '@/lib/env/public';
import { formatPrice } from '@/lib/core/billing/format-price';
import { HalfYear } from './half-year';
import { StepNumber } from './step-number';

const steps = ['register', 'ask', 'run', 'invoice'] as const;
const reminderDays = 7;

function OtherWay({
  title,
  text,
  link,
}: {
  title: string;
  text: ReactNode;
  link: { href: string; label: string };
}) {
  return (
    <section className="border-line bg-surface rounded-3xl border p-6 sm:p-8">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="text-ink-soft mt-2">{text}</p>
      <SiteLink
        href={link.href}
        className="text-green mt-3 inline-flex min-h-11 items-center gap-1.5 font-semibold underline underline-offset-4"
      >
        {link.label}
        <ArrowRight aria-hidden className="size-4 shrink-0" />
      </SiteLink>
    </section>
  );
}

export function SubscriptionGuide() {
  const t = useTranslations('SubscriptionGuide');
  const schoolTrial = useTranslations('SchoolTrial');
  const locale = useLocale();
  const days = { trial: trialDays.school, ask: trialDays.school - reminderDays };
  const price = formatPrice(teacherTier.priceOre.yearly, locale);
  return (
    <div className="mx-auto max-w-6xl px-4 pt-6 pb-8 sm:px-6 sm:pt-10">
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
        <div className="max-w-2xl">
          <h1 className="text-4xl font-extrabold sm:text-5xl">{t('title')}</h1>
          <p className="text-ink-soft mt-4 text-lg">{t('text')}</p>
        </div>
        <a href={`${publicEnv().appUrl}/signup`} className={buttonClass({ size: 'large' })}>
          {t('start')}
        </a>
      </div>
      <div className="mt-10">
        <HalfYear />
      </div>
      <ol className="mt-10 grid gap-x-8 gap-y-9 sm:grid-cols-2 sm:gap-y-2 lg:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step} className="grid gap-y-2 sm:row-span-3 sm:grid-rows-subgrid sm:pb-6">
            <div className="flex items-center gap-3">
              <StepNumber number={index + 1} />
              <p className="text-green text-sm font-bold">{t(`steps.${step}.when`, days)}</p>
            </div>
            <h2 className="mt-1 text-xl font-bold">{t(`steps.${step}.title`)}</h2>
            <p className="text-ink-soft">
              {t(`steps.${step}.text`, days)} {step === 'ask' && schoolTrial('long')}
            </p>
          </li>
        ))}
      </ol>
      <div className="mt-14 grid gap-5 md:grid-cols-2">
        <OtherWay
          title={t('teacher.title')}
          text={t('teacher.text', { days: trialDays.teacher, price })}
          link={{ href: '/pricing/teacher?frequency=yearly', label: t('teacher.link') }}
        />
        <OtherWay
          title={t('year.title')}
          text={t('year.text')}
          link={{ href: '/#pricing', label: t('year.link') }}
        />
      </div>
    </div>
  );
}
