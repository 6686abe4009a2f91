import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { LegalDocument } from '../legal-document';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/cookies'>) =>
  legalMetadata('cookies', params);

export default async function CookiesPage({ params }: PageProps<'/[locale]/cookies'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalDocument slug="cookies" locale={locale} />;
}
