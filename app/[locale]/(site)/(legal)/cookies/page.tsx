import { setRequestLocale } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import type { Locale } from '@/lib/i18n/locales';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/cookies'>) =>
  legalMetadata('cookies', params);

export default async function CookiesPage({ params }: PageProps<'/[locale]/cookies'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalPage slug="cookies" locale={locale} />;
}
