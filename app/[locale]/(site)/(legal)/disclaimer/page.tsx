import { setRequestLocale } from 'next-intl/server';
import { LegalPage } from '@/components/legal/legal-page';
import type { Locale } from '@/lib/i18n/locales';
import { legalMetadata } from '../legal-metadata';

export const generateMetadata = ({ params }: PageProps<'/[locale]/disclaimer'>) =>
  legalMetadata('disclaimer', params);

export default async function DisclaimerPage({ params }: PageProps<'/[locale]/disclaimer'>) {
  const locale = (await params).locale as Locale;
  setRequestLocale(locale);
  return <LegalPage slug="disclaimer" locale={locale} />;
}
