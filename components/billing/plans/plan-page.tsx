import { ArrowLeft, CalendarX2, CreditCard, ReceiptText } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { SiteLink } from '@/components/ui/site-link';
import type { ReactNode } from 'react';
import type { PricingTier } from '@/lib/core/billing/plans';
import { FairUse } from './fair-use';
import { FeatureList } from './feature-list';
import { InvoiceSum } from './invoice-sum';
import { PlanActions } from './plan-actions';
import { PriceTag } from './price-tag';
import { StaffDesks } from './staff-desks';

function Fact({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="rounded-desk bg-green-tint text-green grid size-11 shrink-0 place-items-center">
        {icon}
      </span>
      <div className="max-w-prose">
        <h2 className="text-lg font-bold">{title}</h2>
        <div className="text-ink-soft mt-1">{children}</div>
      </div>
    </div>
  );
}

export function PlanPage({ tier }: { tier: PricingTier }) {
  const t = useTranslations('Plan');
  const pricing = useTranslations('Pricing');
  const { slug, owner, seatLimit } = tier;
  const PaymentIcon = owner === 'teacher' ? CreditCard : ReceiptText;
  return (
    <div className="mx-auto max-w-6xl px-4 pt-2 pb-8 sm:px-6">
      <SiteLink
        href="/#pricing"

        className="rounded-desk text-ink-soft hover:text-green mb-3 inline-flex min-h-11 items-center gap-1.5 font-medium"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('back')}
      </SiteLink>
      <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[1fr_23rem] lg:grid-rows-[auto_1fr] xl:gap-x-14">
        <div className="bg-birch grid items-center gap-x-10 gap-y-6 rounded-3xl p-6 sm:grid-cols-[3fr_2fr] sm:p-10">
          <div>
            <h1 className="text-3xl font-extrabold sm:text-4xl xl:text-5xl">
              {pricing(`tiers.${slug}.name`)}
            </h1>
            <p className="mt-3 text-lg">{pricing(`tiers.${slug}.description`)}</p>
          </div>
          <StaffDesks count={seatLimit} className="w-full max-sm:max-w-60" />
        </div>

        <section
          aria-label={t('price')}
          className="border-line bg-surface shadow-card grid gap-5 rounded-3xl border p-6 sm:p-8 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <PriceTag tier={tier} />
          {owner === 'school' && <InvoiceSum priceOre={tier.priceOre.yearly} />}
          <p className="text-ink-soft">{t(`vat.${owner}`)}</p>
          <PlanActions tier={tier} />
        </section>

        <div className="grid gap-8 sm:px-10">
          <section aria-labelledby="features">
            <h2 id="features" className="text-lg font-bold">
              {t(`features.${owner}`)}
            </h2>
            <FeatureList tier={tier} className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2" />
            <p className="text-ink-soft mt-4 max-w-prose text-sm">
              <FairUse owner={owner} />
            </p>
          </section>
          <div className="border-line grid gap-8 border-t pt-8">
            <Fact icon={<PaymentIcon aria-hidden className="size-5" />} title={t('payment.title')}>
              {t(`payment.${owner}`)}
            </Fact>
            <Fact icon={<CalendarX2 aria-hidden className="size-5" />} title={t('cancel.title')}>
              {t('cancel.text')}{' '}
              <SiteLink
                href="/return"
                className="text-green font-semibold underline underline-offset-4"
              >
                {t('cancel.more')}
              </SiteLink>
            </Fact>
          </div>
        </div>
      </div>
    </div>
  );
}
