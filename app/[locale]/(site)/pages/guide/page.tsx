import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { GuidePage } from '@/components/site/guide/guide-page';
import { BreadcrumbData } from '@/components/site/seo/breadcrumb-data';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import type { Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/pages/guide'>): Promise<Metadata> {
  const t = await getTranslations({ locale: 'no', namespace: 'Guide' });
  return pageMetadata({
    locale: (await params).locale as Locale,
    path: '/pages/guide',
    languages: ['no'],
    title: t('title'),
    description: t('description'),
    image: 'guide',
  });
}

export default async function Guide({ params }: PageProps<'/[locale]/pages/guide'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const t = await getTranslations({ locale: 'no', namespace: 'Guide' });
  return (
    <>
      <BreadcrumbData path="/pages/guide" language="no" title={t('title')} />
      <GuidePage locale={locale} />
    </>
  );
}
