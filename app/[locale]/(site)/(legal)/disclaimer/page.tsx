import { setRequestLocale } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { LegalDocument } from '../legal-document';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/disclaimer'>) =>
  legalMetadata('disclaimer', params);

export default async function DisclaimerPage({ params }: PageProps<'/[locale]/disclaimer'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalDocument slug="disclaimer" locale={locale} />;
}
