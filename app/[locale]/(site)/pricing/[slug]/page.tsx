import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { PlanMissing } from '@/components/billing/plans/plan-missing';
import { PlanPage } from '@/components/billing/plans/plan-page';
import { BreadcrumbData } from '@/components/site/seo/breadcrumb-data';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import { ProductData } from '@/components/site/seo/product-data';
import { Glyphs } from '@/components/ui/glyphs';
import { findTier, tiers } from '@/lib/core/billing/plans';
import { locales, type Locale } from '@/lib/i18n/locales';

export function generateStaticParams() {
  return [...tiers.map(({ slug }) => slug), 'not-found'].map((slug) => ({ slug }));
}

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/pricing/[slug]'>): Promise<Metadata> {
  const { slug, locale } = (await params) as { slug: string; locale: Locale };
  const t = await getTranslations({ locale });
  const tier = findTier(slug);
  if (!tier) return { title: t('Plan.missing.title'), robots: { index: false } };
  return pageMetadata({
    locale,
    path: `/pricing/${slug}`,
    languages: locales,
    title: t(`Plan.title.${tier.slug}`),
    description: t(`Plan.summary.${tier.owner}`, { teachers: tier.seatLimit }),
    image: 'plan',
  });
}

export default async function Page({ params }: PageProps<'/[locale]/pricing/[slug]'>) {
  const { slug, locale } = (await params) as { slug: string; locale: Locale };
  setRequestLocale(locale);
  const tier = findTier(slug);
  if (!tier) return <PlanMissing />;
  const t = await getTranslations('Pricing.tiers');
  return (
    <>
      <Glyphs />
      <ProductData tiers={[tier]} />
      <BreadcrumbData
        path={`/pricing/${tier.slug}`}
        language={locale}
        title={t(`${tier.slug}.name`)}
      />
      <PlanPage tier={tier} />
    </>
  );
}
