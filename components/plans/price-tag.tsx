import { useLocale, useTranslations } from 'next-intl';
import { discountBadge } from '@/lib/core/billing/discount';
import type { PricingTier } from '@/lib/core/billing/tiers';
import { formatPrice } from '@/lib/core/billing/format-price';

/** A plan's price, with the original price and discount if there are any. */
export function PriceTag({
  tier,
  className = '',
}: {
  tier: PricingTier;
  /** Classes of the price. */
  className?: string;
}) {
  const t = useTranslations('Pricing');
  const locale = useLocale();
  const price = formatPrice(tier.priceOre.yearly, locale);
  const originalPriceOre = tier.originalPriceOre?.yearly;
  const originalPrice =
    originalPriceOre === undefined ? undefined : formatPrice(originalPriceOre, locale);
  return (
    <div>
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
        <span className="text-ink-soft whitespace-nowrap">{t('perYear')}</span>
      </p>
    </div>
  );
}
