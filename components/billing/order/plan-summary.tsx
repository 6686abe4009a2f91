import { useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { StaffDesks } from '@/components/billing/plans/staff-desks';
import type { PricingTier } from '@/lib/core/billing/plans';

export function PlanSummary({
  tier,
  className,
  children,
}: {
  tier: PricingTier;
  className: string;
  children: ReactNode;
}) {
  const pricing = useTranslations('Pricing');
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`border-line bg-surface shadow-card overflow-hidden rounded-3xl border lg:sticky lg:col-start-2 lg:row-start-1 ${className}`}
    >
      <div className="bg-birch flex items-center justify-between gap-6 px-6 py-5">
        <h2 id={id} className="text-xl font-bold">
          {pricing(`tiers.${tier.slug}.name`)}
        </h2>
        <div className="w-32 shrink-0">
          <StaffDesks count={tier.seatLimit} />
        </div>
      </div>
      <div className="grid gap-5 p-6">{children}</div>
    </section>
  );
}
