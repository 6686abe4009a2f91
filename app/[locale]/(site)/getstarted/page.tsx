import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { SubscriptionGuide } from '@/components/billing/plans/subscription-guide';
import { BreadcrumbData } from '@/components/site/seo/breadcrumb-data';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import { locales, type Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/getstarted'>): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const t = await getTranslations({ locale, namespace: 'SubscriptionGuide' });
  return pageMetadata({
    locale,
    path: '/getstarted',
    languages: locales,
    title: t('title'),
    description: t('description'),
    image: 'plan',
  });
}

export default async function GetStartedPage({ params }: PageProps<'/[locale]/getstarted'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const t = await getTranslations('SubscriptionGuide');
  return (
    <>
      <BreadcrumbData path="/getstarted" language={locale} title={t('title')} />
      <SubscriptionGuide />
    </>
  );
}
