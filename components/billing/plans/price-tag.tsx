import { useLocale, useTranslations } from 'next-intl';
import { discountBadge } from '@/lib/core/billing/discount';
import type { Frequency, PricingTier } from '@/lib/core/billing/plans';
import { formatPrice } from '@/lib/core/billing/format-price';

const suffixes = { yearly: 'perYear', monthly: 'perMonth' } as const;

export function PriceTag({
  tier,
  frequency = 'yearly',
  shownFor,
  className = '',
}: {
  tier: PricingTier;
  frequency?: Frequency;
  shownFor?: string;
  className?: string;
}) {
  const t = useTranslations('Pricing');
  const locale = useLocale();
  const priceOre = tier.priceOre[frequency];
  if (priceOre === undefined) return null;
  const price = formatPrice(priceOre, locale);
  const originalPriceOre = tier.originalPriceOre?.[frequency];
  const originalPrice =
    originalPriceOre === undefined ? undefined : formatPrice(originalPriceOre, locale);
  return (
    <div data-frequency={shownFor}>
      {originalPrice && (
        <p className="text-ink-soft flex items-center gap-2.5">
          <span>
            <span className="sr-only">{t('before')} </span>
            <s>{originalPrice}</s>
          </span>
          <span className="bg-amber-tint text-amber rounded-md px-2 py-0.5 text-sm font-bold">
            {discountBadge(price, originalPrice)}
          </span>
        </p>
      )}
      <p className="mt-0.5">
        <span className="sr-only">{t('now')} </span>
        <span className={`plan-price ${className}`}>{price}</span>{' '}
        <span className="text-ink-soft whitespace-nowrap">{t(suffixes[frequency])}</span>
      </p>
    </div>
  );
}
