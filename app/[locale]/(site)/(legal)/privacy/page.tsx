import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { LegalDocument } from '../legal-document';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/privacy'>) =>
  legalMetadata('privacy', params);

export default async function PrivacyPage({ params }: PageProps<'/[locale]/privacy'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalDocument slug="privacy" locale={locale} />;
}
