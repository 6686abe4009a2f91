import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { ContactPage } from '@/components/site/contact/contact-page';
import { BreadcrumbData } from '@/components/site/seo/breadcrumb-data';
import { pageMetadata } from '@/components/site/seo/page-metadata';
import { locales, type Locale } from '@/lib/i18n/locales';

export async function generateMetadata({
  params,
}: PageProps<'/[locale]/contact'>): Promise<Metadata> {
  const locale = (await params).locale as Locale;
  const t = await getTranslations({ locale, namespace: 'Contact' });
  return pageMetadata({
    locale,
    path: '/contact',
    languages: locales,
    title: t('title'),
    description: t('description'),
  });
}

export default async function Page({ params }: PageProps<'/[locale]/contact'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  const t = await getTranslations('Contact');
  return (
    <>
      <BreadcrumbData path="/contact" language={locale} title={t('title')} />
      <ContactPage />
    </>
  );
}
