import { useLocale, useTranslations } from 'next-intl';
import type { PricingTier } from '@/lib/core/billing/plans';
import { toLocale } from '@/lib/i18n/locales';
import { pageUrl } from './page-url';
import { StructuredData } from './structured-data';

export function ProductData({ tiers }: { tiers: readonly PricingTier[] }) {
  const t = useTranslations();
  const language = toLocale(useLocale());
  const offers = tiers.map(({ slug, owner, priceOre }) => {
    const price = { price: priceOre.yearly / 100, priceCurrency: 'NOK' };
    return {
      '@type': 'Offer',
      name: t(`Pricing.tiers.${slug}.name`),
      url: pageUrl(language, `/pricing/${slug}`),
      availability: 'https://schema.org/InStock',
      ...price,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        ...price,
        valueAddedTaxIncluded: owner === 'teacher',
        billingDuration: 'P1Y',
      },
    };
  });
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name: t('Frame.brand'),
        description: t('Metadata.description'),
        brand: { '@type': 'Brand', name: t('Frame.brand') },
        image: pageUrl(language, `/share/landing-${language}.png`),
        url: pageUrl(language, '/'),
        offers,
      }}
    />
  );
}
