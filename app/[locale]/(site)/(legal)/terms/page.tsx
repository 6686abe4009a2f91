import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { LegalDocument } from '../legal-document';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/terms'>) =>
  legalMetadata('terms', params);

export default async function TermsPage({ params }: PageProps<'/[locale]/terms'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalDocument slug="terms" locale={locale} />;
}
