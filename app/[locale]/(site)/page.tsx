import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import { locales, type Locale } from '@/lib/i18n/locales';
import { Landing } from './landing';

export async function generateMetadata({ params }: PageProps<'/[locale]'>): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const t = await getTranslations({ locale, namespace: 'Metadata' });
  return pageMetadata({
    locale,
    path: '/',
    languages: locales,
    title: t('title'),
    description: t('description'),
  });
}

export default async function LandingPage({ params }: PageProps<'/[locale]'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <Landing />;
}
